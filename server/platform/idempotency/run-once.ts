import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Db } from '#server/migrations/tables.ts';
import { transact } from '#server/platform/database/transact.ts';
import { invalidField, ProblemError } from '#server/platform/problem.ts';
import { addTextsOf, leaveOutTextsOf } from './repeated-texts.ts';
import { type Claim, claimKey, getReply, keepReply } from './store.ts';

const keyHeader = 'idempotency-key';

/** `path`: of the call, with its parameters. */
type Exchange = { request: FastifyRequest; reply: FastifyReply; path: string; userId: number };

/**
 * Runs `work` in a transaction, once per user and Idempotency-Key. A client that repeats a request
 * because the answer was lost gets the first answer, with the header Idempotency-Replayed. Keys are
 * kept for a day. Without a key, `work` always runs, in a transaction that it begins itself.
 *
 * The key is stored in the same transaction, so it never exists without the result, and a failed
 * request leaves no key. Throws idempotency_key_reused if the key came with a different request.
 */
export async function runOnce<Result>(
  db: Db,
  { request, reply, path, userId }: Exchange,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const key = readKey(request);
  if (key === undefined) return work(db);
  return transact(db, async (db, ending) => {
    const claim = { userId, key, path, fingerprint: fingerprintOf(request) };
    if (!(await claimKey(db, claim))) {
      const first = await getFirstReply(db, claim);
      reply.header('idempotency-replayed', 'true');
      return addTextsOf(request.body, first) as Result;
    }
    const result = await work(db);
    await keepReply(db, claim, { reply: leaveOutTextsOf(request.body, result), ending });
    return result;
  });
}

function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[keyHeader];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key)) return key;
  throw invalidField(
    'Idempotency-Key',
    'An Idempotency-Key must have 1 to 100 visible ASCII characters.',
  );
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
