import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#contract/accounts/sessions.ts';
import { notifyOfNewDevice } from './methods.ts';
import { lockAccount, type Proof } from './method-store.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { formatDay } from '#server/platform/formats/format-dates.ts';
import { forGood } from '#server/platform/sessions/sessions.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import type { Asked, Origin } from '#server/platform/sessions/describe-origin.ts';
import {
  closeSession,
  closeSessionById,
  listSessions,
  openSession,
  renewSession,
} from '#server/platform/sessions/sessions.ts';
import { presentSessions } from './present-sessions.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };
type SignIn = Exchange & {
  proof: Proof;
  method: 'password' | 'emailed-link' | 'google' | 'github' | 'passkey' | 'app' | 'recovery-code';
  /** The account was just created, so a new browser is expected. */
  isNew?: boolean;
};

/**
 * Signs a person in and ends the browser's previous session. Emails the owner if this browser is new
 * to the account. Throws invalid_credentials if the account's sign-in methods have changed since the
 * person proved who they are.
 */
export async function startSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { proof: { userId, version }, method, isNew = false, request, reply }: SignIn,
) {
  const now = clock();
  const origin = originOf(request);
  const { token, email, isKnown } = await db.transaction().execute(async (db) => {
    const account = await lockAccount(db, userId);
    if (account.version !== version) throw new ProblemError('invalid_credentials');
    refuseSuspended(account.suspended_until, now);
    const isKnown = request.deviceOf(account.email) !== undefined;
    const old = request.sessionToken();
    if (old) await closeSession(db, old);
    if (!isKnown && !isNew) await notifyOfNewDevice(db, { userId, origin, at: now });
    const token = await openSession(db, { userId, ...origin, now });
    return { token, email: account.email, isKnown };
  });
  reply.startSession({ token, userId });
  reply.markDevice(email);
  logSecurity(request, { event: 'signed_in', userId, method, newDevice: !isKnown });
}

/** Only someone who has proven that the account is theirs learns that it's suspended. */
function refuseSuspended(until: string | null, now: Date) {
  if (until === null || until <= now.toISOString()) return;
  const when = until >= forGood ? 'for good' : `until ${formatDay(new Date(until))}`;
  const message = `This account is suspended ${when}. We’ve emailed you why, and how to object.`;
  throw new ProblemError('suspended', { message });
}

/** Records that the signed-in person has just confirmed their identity, and renews the session token. */
export async function confirmIdentity(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, method, request, reply }: Exchange & { userId: number; method: string },
) {
  const token = await renewSession(db, { token: request.sessionToken(), now: clock() });
  // The session has ended, or a concurrent request has renewed it.
  if (!token) throw new ProblemError('unauthenticated');
  reply.startSession({ token, userId });
  logSecurity(request, { event: 'identity_confirmed', userId, method });
}

export const originOf = (request: FastifyRequest): Origin => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  address: request.ip,
});

export const askedBy = (request: FastifyRequest, now: Date): Asked => ({
  ...originOf(request),
  at: now.toISOString(),
});

type CurrentSession = { userId: number; token: string };

export const listOwnSessions = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, token }: CurrentSession,
): Promise<Session[]> => presentSessions(await listSessions(db, { userId, now: clock() }), token);

export async function endSession(
  { db }: Pick<Context, 'db'>,
  session: { userId: number; sessionId: number },
) {
  if (!(await closeSessionById(db, session))) throw notFound('This session has already ended.');
}
