import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { createEncryption } from '#server/platform/encryption.ts';
import { networkOf } from '#server/platform/limits/limits.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { fieldsOf } from './payloads/delivered.ts';
import { findSender, isSigned } from './signatures.ts';
import { findRepository } from './store.ts';
import { insertDelivery } from './delivery-store.ts';

const deliveryLimit = { name: 'repository-deliveries', points: 600, seconds: 60 * 60 };
/** For those who don't know the secret, by network. */
const failureLimit = { name: 'repository-failures', points: 60, seconds: 60 };

type Parts = Pick<Context, 'db' | 'clock' | 'limits' | 'secret'>;
type Hook = FastifyRequest<{ Params: { projectId: string } }>;

/** Receives the webhooks of repositories: checks who sent them, and queues them. */
export function receiveDeliveries(app: FastifyInstance, { db, clock, limits, secret }: Parts) {
  const { decrypt } = createEncryption(secret, 'webhooks');

  async function receive({ params, headers, body, ip }: Hook) {
    const sender = findSender(headers);
    const projectId = /^[1-9]\d{0,14}$/.test(params.projectId) ? Number(params.projectId) : 0;
    const repository = await findRepository(db, projectId);
    const key = repository && decrypt(repository.secret);
    const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (!sender || !key || !isSigned(sender.provider, { headers, body: raw, secret: key })) {
      await limits.take([{ limit: failureLimit, key: networkOf(ip) }]);
      throw new ProblemError('signature_invalid');
    }
    await limits.take([{ limit: deliveryLimit, key: String(projectId) }]);
    // A delivery that was received before changes nothing.
    await insertDelivery(db, {
      projectId,
      provider: sender.provider,
      event: sender.event,
      delivery: sender.delivery ?? createHash('sha256').update(raw).digest('hex'),
      body: parseBody(raw, headers['content-type']),
      now: clock(),
    });
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the bytes as they were sent.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { projectId: string } }>(
      '/hooks/repositories/:projectId',
      { schema: { hide: true }, config: { isSigned: true } },
      async (request, reply) => {
        await receive(request);
        return reply.status(202).send();
      },
    );
  });
}

/** The JSON of a delivery, which GitHub can also send as a field of a form. */
function parseBody(raw: Buffer, contentType = '') {
  const text = raw.toString('utf8');
  const json = contentType.startsWith('application/x-www-form-urlencoded')
    ? (new URLSearchParams(text).get('payload') ?? '')
    : text;
  try {
    return fieldsOf(JSON.parse(json, withoutNul));
  } catch {
    throw new ProblemError('malformed_body');
  }
}

/** PostgreSQL can't store a NUL or half a surrogate pair. Fields with such names are left out. */
function withoutNul(key: string, value: unknown) {
  if (key.includes('\0') || !key.isWellFormed()) return undefined;
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}
