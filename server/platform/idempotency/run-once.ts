import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Db } from '#server/migrations/tables.ts';
import { invalidField, ProblemError } from '../problem.ts';
import { type Claim, claimKey, getReply, keepReply } from './store.ts';

/** The header by which a client names what it wants done once. */
const keyHeader = 'idempotency-key';

type Asked = { request: FastifyRequest; reply: FastifyReply; userId: number };

/**
 * Does what creates something in one transaction, and once for each key of a person: who asks
 * again under the same key, because the first answer was lost, gets that answer (with the header
 * Idempotency-Replayed) and changes nothing. A key is kept for a day; without one, it is done.
 *
 * The key and what was done are stored together, so that one is never there without the other. What
 * was refused leaves no key. Throws idempotency_key_reused where the key came with another request.
 */
export async function runOnce<Result>(
  db: Db,
  { request, reply, userId }: Asked,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const key = readKey(request);
  return db.transaction().execute(async (db) => {
    if (key === undefined) return work(db);
    const claim = { userId, key, fingerprint: fingerprintOf(request) };
    if (!(await claimKey(db, claim))) {
      const first = await getFirstReply(db, claim);
      reply.header('idempotency-replayed', 'true');
      return first as Result;
    }
    const result = await work(db);
    await keepReply(db, claim, result);
    return result;
  });
}

function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[keyHeader];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key)) return key;
  throw invalidField('Idempotency-Key', 'An Idempotency-Key has 1 to 100 visible characters.');
}

const fingerprintOf = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest();

async function getFirstReply(db: Db, claim: Claim) {
  const { fingerprint, reply } = await getReply(db, claim);
  if (!fingerprint.equals(claim.fingerprint)) throw new ProblemError('idempotency_key_reused');
  return reply;
}
