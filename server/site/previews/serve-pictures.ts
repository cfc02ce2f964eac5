import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { networkOf } from '#server/platform/limits/limits.ts';
import { createTimedCache } from '#server/platform/timed-cache.ts';
import type { Preview, Previews } from './previews.ts';
import { renderPicture } from './render-picture.ts';
import { filePolicy } from '#server/platform/http/security-headers.ts';

const drawings = { name: 'drawing', points: 60, seconds: 60, perNetwork: true };

type Options = Pick<Context, 'limits' | 'clock'> & { previews: Previews };

/**
 * Serves the pictures of link previews: /og/projects/7-4f2….png. An address names a version, so
 * browsers keep it; an old one gets the current picture. Only what isn't in memory counts for the limit.
 */
export function servePictures(app: FastifyInstance, { limits, clock, previews }: Options) {
  const getOrDraw = createTimedCache<Buffer>({ seconds: 24 * 60 * 60, most: 100, clock });

  const draw = async ({ svg }: Preview, address: string) => {
    await limits.take([{ limit: drawings, key: networkOf(address) }]);
    return renderPicture(svg);
  };

  app.get<{ Params: { kind: string; file: string } }>(
    '/og/:kind/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { kind, file } = request.params;
      const asked = /^(\d{1,15})-([0-9a-f]{1,64})\.png$/.exec(file);
      if (!asked || !isKind(kind)) return reply.callNotFound();
      const preview = await previews.find[kind](Number(asked[1]));
      if (!preview) return reply.callNotFound();
      const isCurrent = asked[2] === preview.version;
      const etag = `"${preview.version}"`;
      reply.headers({
        etag,
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        // Other sites show it beside a link.
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': filePolicy,
      });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      const png = await getOrDraw(preview.version, () => draw(preview, request.ip));
      return reply.type('image/png').send(png);
    },
  );
}

const isKind = (kind: string): kind is keyof Previews['find'] =>
  kind === 'home' || kind === 'projects' || kind === 'profiles';
