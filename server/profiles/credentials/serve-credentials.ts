import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { findPublicCredential } from './actions.ts';
import { credentialUrl, keyUrl, presentIssuer, revocationListUrl } from './badge.ts';
import { renderCheckPage } from './check-page/render.ts';
import { findPublicKey, listKeys } from './key-store.ts';
import { listRevoked } from './store.ts';
import { filePolicy } from '#server/platform/http/security-headers.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'publicUrl'>;

/** Serves what checking a credential needs, at the addresses that it names. */
export function serveCredentials(app: FastifyInstance, { db, clock, publicUrl }: Parts) {
  const hidden = { schema: { hide: true } };

  app.get<{ Params: { key: string } }>(
    '/credentials/keys/:key',
    hidden,
    async ({ params }, reply) => {
      const key = /^[1-9]\d{0,14}$/.test(params.key)
        ? await findPublicKey(db, Number(params.key))
        : undefined;
      if (!key) return reply.callNotFound();
      return open(reply, 'public, max-age=31536000, immutable').send(key.public_key);
    },
  );

  app.get('/credentials/issuer', hidden, async (_request, reply) =>
    open(reply, 'public, max-age=3600').send(presentIssuer(publicUrl)),
  );

  app.get('/credentials/revocations', hidden, async (_request, reply) =>
    open(reply, 'no-cache').send({
      id: revocationListUrl(publicUrl),
      issuer: presentIssuer(publicUrl).id,
      revokedCredential: (await listRevoked(db)).map(({ id, revoked_at: revokedAt }) => ({
        id: credentialUrl({ publicUrl, id }),
        revoked: true,
        revokedAt,
      })),
    }),
  );

  app.get('/credentials/verify', hidden, async (_request, reply) => {
    const keys = await listKeys(db);
    const { html, policy } = renderCheckPage({
      publicUrl,
      keys: keys.map(({ id, public_key: key }) => ({
        kid: keyUrl({ publicUrl, id }),
        key,
      })),
    });
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(html);
  });

  app.get<{ Params: { file: string } }>('/credentials/:file', hidden, async ({ params }, reply) => {
    const [id = '', extension] = params.file.split('.');
    if (extension !== 'jwt' || !isUuid(id)) return reply.callNotFound();
    const found = await findPublicCredential({ db, clock }, id);
    if (!found) return reply.callNotFound();
    return open(reply, 'no-cache')
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${id}.jwt"`)
      .send(found.jwt);
  });
}

/** Lets any site read the reply, because checks run anywhere. */
const open = (reply: FastifyReply, cacheControl: string) =>
  reply.headers({
    'cache-control': cacheControl,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': filePolicy,
  });
