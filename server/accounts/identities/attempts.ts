import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Provider } from '#contract/values/vocabulary.ts';
import type { AttemptPurpose } from '#server/migrations/sign-in-tables.ts';
import type { Context } from '#server/platform/context.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { flowCookie } from '#server/platform/sessions/flow-cookie.ts';
import { deleteAttempt, deleteExpiredAttempts, insertAttempt } from './attempt-store.ts';
import { attemptUses } from './policy.ts';
import type { AttemptSecrets, Providers } from './provider.ts';

export type LoginContext = Context & { providers: Providers };

const minutes = 10;

type NewAttempt = {
  provider: Provider;
  nextPath: string;
  purpose: AttemptPurpose;
  /** The signed-in user who is linking or confirming; null when signing in. */
  userId: number | null;
};

/**
 * Starts an attempt bound to this browser and returns the provider's URL to redirect to. Throws
 * login_unavailable if the provider isn't configured or doesn't answer, and too_many_requests.
 */
export async function beginAttempt(
  { db, limits, providers, publicUrl, clock }: LoginContext,
  {
    attempt,
    request,
    reply,
  }: { attempt: NewAttempt; request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  await limits.take(attemptUses(request.ip));
  const secrets: AttemptSecrets = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const location = await getAuthorizationUrl(providers, attempt, secrets);
  await deleteExpiredAttempts(db, clock());
  const expiresAt = new Date(clock().getTime() + minutes * 60 * 1000);
  const token = await insertAttempt(db, { ...attempt, ...secrets, expiresAt });
  const { name, options } = cookieOf(publicUrl);
  reply.setCookie(name, token, { ...options, maxAge: minutes * 60 });
  return location;
}

async function getAuthorizationUrl(
  providers: Providers,
  { provider, purpose }: NewAttempt,
  secrets: AttemptSecrets,
) {
  const external = providers[provider];
  if (!external) throw new ProblemError('login_unavailable');
  try {
    return await external.authorizationUrl(secrets, { reauthenticate: purpose === 'confirm' });
  } catch (cause) {
    throw Object.assign(new ProblemError('login_unavailable'), { cause });
  }
}

/** Ends the attempt this browser started and returns it, or undefined if there is none. */
export async function endAttempt(
  { db, publicUrl, clock }: LoginContext,
  {
    provider,
    request,
    reply,
  }: { provider: Provider; request: FastifyRequest; reply: FastifyReply },
) {
  const { name, options } = cookieOf(publicUrl);
  const token = request.cookies[name];
  if (!token) return undefined;
  reply.clearCookie(name, options);
  const attempt = await deleteAttempt(db, token);
  if (!attempt) return undefined;
  const isValid = attempt.provider === provider && attempt.expires_at > clock().toISOString();
  return {
    nextPath: attempt.next_path,
    userId: attempt.user_id,
    purpose: attempt.purpose,
    secrets: { state: attempt.state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier },
    isValid,
  };
}

const cookieOf = (publicUrl: string) =>
  flowCookie(publicUrl, { name: 'pieces_login_attempt', sameSite: 'lax' });
