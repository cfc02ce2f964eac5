import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { flowCookie } from '#server/platform/sessions/flow-cookie.ts';
import { deleteChallenge, insertChallenge } from './store.ts';

const minutes = 5;

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Stores a challenge that only this browser can use, once. */
export async function createChallenge(
  { db, clock, publicUrl }: Context,
  { challenge, userId, reply }: { challenge: string; userId: number | null; reply: FastifyReply },
) {
  const expiresAt = new Date(clock().getTime() + minutes * 60 * 1000);
  const token = await insertChallenge(db, { challenge, userId, expiresAt });
  const { name, options } = cookieOf(publicUrl);
  reply.setCookie(name, token, { ...options, maxAge: minutes * 60 });
}

/** Returns and deletes this browser's challenge. Throws passkey_refused if there is none. */
export async function consumeChallenge(
  { db, clock, publicUrl }: Context,
  { request, reply }: Exchange,
): Promise<{ challenge: string; userId: number | null }> {
  const { name, options } = cookieOf(publicUrl);
  const token = request.cookies[name];
  if (token) reply.clearCookie(name, options);
  const found = token ? await deleteChallenge(db, token) : undefined;
  if (!found || found.expires_at <= clock().toISOString())
    throw new ProblemError('passkey_refused');
  return { challenge: found.challenge, userId: found.user_id };
}

const cookieOf = (publicUrl: string) =>
  flowCookie(publicUrl, { name: 'pieces_passkey_challenge', sameSite: 'strict' });
