import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/migrations/tables.ts';
import { closeSession, openSession } from './sessions.ts';

/** Signs a person in, in the browser that asks; the session it had until now is over. */
export async function enter(
  db: Db,
  {
    userId,
    request,
    reply,
    now,
  }: { userId: number; request: FastifyRequest; reply: FastifyReply; now: Date },
) {
  const userAgent = request.headers['user-agent'] ?? '';
  const old = request.sessionToken();
  if (old) await closeSession(db, old);
  reply.startSession(await openSession(db, { userId, userAgent, address: request.ip, now }));
}
