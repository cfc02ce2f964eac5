import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePath } from '#contract/endpoint.ts';
import type { SiteModes } from '#contract/values/areas.ts';
import { timeZone } from '#contract/values/text/text.ts';
import type { FirstContent, Renderer } from './renderer.ts';

/** How many characters the answers may have. More would keep the renderer busy for too long. */
const maxSize = 2_000_000;

type Options = { isSignedIn: boolean; calls: string[]; modes: SiteModes };

/**
 * Renders the first content of a page for its visitor: makes the page's first calls as the browser
 * would, and renders it with the answers. Returns undefined if a call fails, there's too much, or the
 * page can't be rendered; the browser then loads and renders everything itself.
 */
export async function renderContent(
  app: FastifyInstance,
  {
    renderer,
    request,
    isSignedIn,
    calls,
    modes,
  }: Options & { renderer: Renderer; request: FastifyRequest },
): Promise<FirstContent | undefined> {
  const address = URL.parse(`${request.protocol}://${request.host}${request.url}`);
  // A host name or path that no browser sends.
  if (!address) return undefined;
  return renderer.render(async () => {
    const replies = await Promise.all(calls.map((call) => fetchAs(app, request, basePath + call)));
    if (replies.some(([, body]) => body === undefined)) return undefined;
    const size = replies.reduce((total, [, body]) => total + body!.length, 0);
    if (size > maxSize) return undefined;
    return {
      url: address.href,
      isSignedIn,
      modes,
      timeZone: readTimeZone(request),
      replies: replies as [string, string][],
    };
  });
}

/** Where the visitor is, if their browser said so: it does when it was sent a page with other times. */
function readTimeZone({ cookies }: FastifyRequest): string | undefined {
  const named = cookies['__Host-pieces_time_zone'] ?? cookies.pieces_time_zone;
  const { success, data } = timeZone.safeParse(named);
  return (success && data) || undefined;
}

async function fetchAs(app: FastifyInstance, { headers, socket }: FastifyRequest, url: string) {
  const { statusCode, body } = await app.inject({
    url,
    remoteAddress: socket.remoteAddress!,
    headers: { ...pick(headers), accept: 'application/json' },
  });
  return [url, statusCode === 200 ? body : undefined] as const;
}

/** Who is asking, and from where: proxies say so in headers. */
const passedOn = /^(cookie|host|user-agent|forwarded|x-forwarded-.*|x-request-id)$/;
const pick = (headers: FastifyRequest['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => passedOn.test(name)));
