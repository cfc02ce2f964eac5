import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Provider } from '#contract/vocabulary.ts';
import type { AttemptPurpose } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { flowCookie } from '#server/platform/sessions/flow-cookie.ts';
import { deleteAttempt, deleteExpiredAttempts, insertAttempt } from './attempt-store.ts';
import { attemptUses } from './policy.ts';
import type { AttemptSecrets, Providers } from './provider.ts';

export type LoginContext = Context & { providers: Providers };

const minutes = 10;

type Wish = {
  provider: Provider;
  nextPath: string;
  purpose: AttemptPurpose;
  /** Who links it, or proves who they are with it; nobody where someone signs in. */
  userId: number | null;
};

/**
 * Begins an attempt that this browser alone can end, and returns where it goes now. Throws
 * login_unavailable where the provider is not set up or does not answer, and too_many_requests.
 */
export async function beginAttempt(
  { db, limits, providers, publicUrl, clock }: LoginContext,
  { wish, request, reply }: { wish: Wish; request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  await limits.take(attemptUses(request.ip));
  const secrets: AttemptSecrets = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const location = await findLocation(providers, wish, secrets);
  await deleteExpiredAttempts(db, clock());
  const expiresAt = new Date(clock().getTime() + minutes * 60 * 1000);
  const token = await insertAttempt(db, { ...wish, ...secrets, expiresAt });
  const { name, options } = cookieOf(publicUrl);
  reply.setCookie(name, token, { ...options, maxAge: minutes * 60 });
  return location;
}

async function findLocation(
  providers: Providers,
  { provider, purpose }: Wish,
  secrets: AttemptSecrets,
) {
  const external = providers[provider];
  if (!external) throw new ProblemError('login_unavailable');
  try {
    return await external.authorizationUrl(secrets, { signInAnew: purpose === 'confirm' });
  } catch (cause) {
    throw Object.assign(new ProblemError('login_unavailable'), { cause });
  }
}

/** The attempt that this browser began, which is over with this; whether it still counts, too. */
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
  const counts = attempt.provider === provider && attempt.expires_at > clock().toISOString();
  return {
    nextPath: attempt.next_path,
    userId: attempt.user_id,
    purpose: attempt.purpose,
    secrets: { state: attempt.state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier },
    counts,
  };
}

const cookieOf = (publicUrl: string) =>
  flowCookie(publicUrl, { name: 'pieces_login_attempt', sameSite: 'lax' });
