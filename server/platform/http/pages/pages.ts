import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SiteModes } from '#contract/values/areas.ts';
import { describeError } from '#server/platform/database/errors.ts';
import { renderContent } from '#server/platform/first-content/first-content.ts';
import { createRenderer, type RenderingLimits } from '#server/platform/first-content/renderer.ts';
import { compressPage } from './compress-page.ts';
import { sendNotFound } from '#server/platform/http/errors.ts';
import { type FindHead, readPages, type Visitor } from './page-html.ts';
import { allowStyles } from '#server/platform/http/security-headers.ts';

type Options = {
  folder: string;
  publicUrl: string;
  heads: Record<string, FindHead>;
  findVisitor: (request: FastifyRequest) => Promise<{ id: number } | undefined>;
  /** The areas of the site that aren't sample content. */
  getModes: () => Promise<SiteModes>;
  /** Limits of rendering pages that differ from the defaults. */
  rendering?: Partial<RenderingLimits>;
};

/**
 * Serves the built pages. Files in /assets have a content hash in their name, so browsers cache them
 * forever. Every other path that a browser opens gets a page, which does its own routing; one that
 * isn't there has the status 404. `heads` finds what link previews show of the pages of a route.
 * `findVisitor` finds who is signed in, which decides which calls a page preloads; if it fails, all of them.
 */
export async function servePages(app: FastifyInstance, options: Options) {
  const { folder } = options;
  const onError = (error: unknown) =>
    app.log.warn(describeError(error), 'page served without its head');
  const findVisitor = (request: FastifyRequest): Promise<Visitor> =>
    options.findVisitor(request).then(
      (person) => ({ isSignedIn: person !== undefined, id: person?.id }),
      (error: unknown) => {
        app.log.warn(describeError(error), 'page served without looking for its session');
        return { isSignedIn: true, id: undefined };
      },
    );
  const onRenderError = (error: unknown) => {
    app.log.warn({ err: error }, 'page served without its content');
    return undefined;
  };
  const renderer = createRenderer(folder, { ...options.rendering, onError: onRenderError });
  app.addHook('onClose', async () => renderer.stop());
  const renderPage = existsSync(join(folder, 'index.html'))
    ? readPages({ ...options, onError })
    : undefined;
  if (renderPage) await serveFiles(app, folder);
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && acceptsPages(request.headers.accept);
    if (!renderPage || !isPage || isReserved(normalizePath(request.url)))
      return sendNotFound(request, reply);
    const visitor = await findVisitor(request);
    const modes = await options.getModes();
    const { isSignedIn } = visitor;
    const { html, isKnown, styles } = await renderPage({
      url: request.url,
      visitor,
      modes,
      renderContent: (calls) =>
        renderContent(app, { renderer, request, calls, isSignedIn, modes }).catch(onRenderError),
    });
    const { body, headers } = await compressPage(html, request.headers['accept-encoding']);
    const isPrivate = styles !== undefined && isSignedIn;
    return reply
      .status(isKnown ? 200 : 404)
      .headers({
        'cache-control': isPrivate ? 'no-store' : 'private, no-cache',
        'content-type': 'text/html; charset=utf-8',
      })
      .headers(hasToken(normalizePath(request.url)) ? tokenHeaders : {})
      .headers(styles === undefined ? {} : { 'content-security-policy': allowStyles(styles) })
      .headers(headers)
      .send(body);
  });
}

/** Serves the built files, compressed as the build has stored them. */
async function serveFiles(app: FastifyInstance, folder: string) {
  const assets = join(folder, 'assets', sep);
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // A route for each file, because other paths are pages.
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    cacheControl: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const isAsset = path.startsWith(assets);
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // One route for all assets, because adding one for each of hundreds makes each start slower.
  app.get<{ Params: { name: string } }>(
    '/assets/:name(^\\w[\\w.-]*$)',
    { schema: { hide: true } },
    ({ params }, reply) => reply.sendFile(`assets/${params.name}`),
  );
}

/** Decodes a path and normalizes its slashes, so that spelling tricks don't matter. */
function normalizePath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const plain = decode(path).replaceAll(/[\\/]+/g, '/');
  return new URL(plain, 'http://localhost').pathname;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Paths with a secret: nothing keeps the page, lists it or learns its address from a link. */
const hasToken = (path: string) => /^\/invite\//i.test(path);
const tokenHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Paths that no screen uses: a mistyped call or a missing file must not return a page. */
const isReserved = (path: string) =>
  /^\/(api|assets|images|photos|og|badges|sitemaps|dev|health|metrics)(\/|$)/.test(path);

const acceptsPages = (accept = '') => accept.includes('text/html') || accept.includes('*/*');
