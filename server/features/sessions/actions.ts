import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#contract/sessions.ts';
import { notifyOfNewDevice } from '#server/features/sign-in-methods/actions.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import type { Origin } from '#server/platform/sessions/describe-origin.ts';
import {
  closeSession,
  closeSessionOf,
  listSessions,
  openSession,
  renewSession,
} from '#server/platform/sessions/sessions.ts';
import { presentSessions } from './present.ts';
import { getEmail } from './store.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };
type Entry = Exchange & {
  userId: number;
  method: 'password' | 'google' | 'github' | 'passkey' | 'app' | 'recovery-code';
  /** The account was made just now, so that no browser of its owner can be known yet. */
  isNew?: boolean;
};

/**
 * Signs a person in, in the browser that asks; the session it had until now is over. The owner is
 * emailed where the account was never used in this browser before.
 */
export async function startSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, method, isNew = false, request, reply }: Entry,
) {
  const now = clock();
  const origin = originOf(request);
  const email = await getEmail(db, userId);
  const isKnown = request.deviceOf(email) !== undefined;
  const token = await db.transaction().execute(async (db) => {
    const old = request.sessionToken();
    if (old) await closeSession(db, old);
    if (!isKnown && !isNew) await notifyOfNewDevice(db, { userId, origin, at: now });
    return openSession(db, { userId, ...origin, now });
  });
  reply.startSession(token);
  reply.markDevice(email);
  logSecurity(request, { event: 'signed_in', userId, method, newDevice: !isKnown });
}

/** Notes that whoever is signed in here has just proved who they are; their token is a new one. */
export async function confirmIdentity(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, method, request, reply }: Exchange & { userId: number; method: string },
) {
  reply.startSession(await renewSession(db, { token: request.sessionToken(), now: clock() }));
  logSecurity(request, { event: 'identity_confirmed', userId, method });
}

export const originOf = (request: FastifyRequest): Origin => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  address: request.ip,
});

type Asking = { userId: number; token: string };

export async function listOwnSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, token }: Asking,
): Promise<Session[]> {
  return presentSessions(await listSessions(db, { userId, now: clock() }), token);
}

export async function endSession(
  { db }: Pick<Context, 'db'>,
  session: { userId: number; sessionId: number },
) {
  if (!(await closeSessionOf(db, session))) throw notFound('This session has already ended.');
}
