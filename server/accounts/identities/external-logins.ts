import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nextPath } from '#contract/accounts/next-path.ts';
import { type Provider, providers } from '#contract/values/vocabulary.ts';
import { refuseUninvited } from '#server/accounts/community/actions.ts';
import { confirmIdentity, startSession } from '#server/accounts/sign-in/sessions.ts';
import { beginSecondStep } from '#server/accounts/two-step/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { findLinked, linkLogin, signInWith } from './actions.ts';
import { beginAttempt, endAttempt, type LoginContext } from './attempts.ts';
import { failedLink, failedSignIn, logFailure } from './failures.ts';
import { LoginRefusal } from './login-refusal.ts';

type LoginExchange = { provider: Provider; request: FastifyRequest; reply: FastifyReply };
type Attempt = NonNullable<Awaited<ReturnType<typeof endAttempt>>>;

/**
 * OAuth sign-in: the URL that starts it and the callback, for Google and GitHub. The browser opens
 * them as pages, so every answer is a redirect to a screen, even on failure.
 */
export function serveExternalLogins(app: FastifyInstance, context: LoginContext) {
  const options = { schema: { hide: true }, exposeHeadRoute: false };
  for (const provider of providers) {
    for (const step of ['authorization', 'callback']) {
      app.head(`/oauth2/${step}/${provider}`, options, answerHead);
    }
    app.get(`/oauth2/authorization/${provider}`, options, async (request, reply) =>
      redirectTo(reply, await startSignIn(context, { provider, request, reply })),
    );
    app.get(`/oauth2/callback/${provider}`, options, async (request, reply) =>
      redirectTo(reply, await handleCallback(context, { provider, request, reply })),
    );
  }
}

/** HEAD must not start or end an attempt, so it redirects home. */
const answerHead = (_request: FastifyRequest, reply: FastifyReply) => redirectTo(reply, '/');

const redirectTo = (reply: FastifyReply, location: string) =>
  reply.header('cache-control', 'no-store').redirect(location);

async function startSignIn(
  context: LoginContext,
  { provider, request, reply }: LoginExchange,
): Promise<string> {
  const next = nextPath((request.query as { next?: unknown }).next);
  try {
    const attempt = { provider, nextPath: next, purpose: 'sign-in', userId: null } as const;
    return await beginAttempt(context, { attempt, request, reply });
  } catch (error) {
    logFailure(request.log, { provider, error });
    return failedSignIn({ provider, nextPath: next });
  }
}

async function handleCallback(context: LoginContext, exchange: LoginExchange): Promise<string> {
  const { provider, request } = exchange;
  let attempt: Attempt | undefined;
  try {
    attempt = await endAttempt(context, exchange);
    if (!attempt) return failedSignIn({ provider });
    return await finish(context, { attempt, exchange });
  } catch (error) {
    logFailure(request.log, { provider, error });
    logSecurity(request, {
      event: attempt?.purpose === 'confirm' ? 'identity_confirmation_failed' : 'sign_in_failed',
      userId: attempt?.userId ?? null,
      method: provider,
    });
    if (attempt?.userId) return failedLink({ provider, error });
    return failedSignIn({ provider, error, nextPath: attempt?.nextPath });
  }
}

/** Gets the person's identity from the provider, then signs them in, links or confirms. */
async function finish(
  context: LoginContext,
  {
    attempt,
    exchange: { provider, request, reply },
  }: { attempt: Attempt; exchange: LoginExchange },
): Promise<string> {
  const { db, providers } = context;
  const { userId, secrets } = attempt;
  if (!attempt.isValid) throw new Error('The attempt expired or belongs to another provider.');
  // Someone else may have signed in here in the meantime.
  const person = userId ? await request.findSignedIn() : undefined;
  if (userId && person?.id !== userId)
    throw new Error('The person who started this is no longer signed in.');
  const { search } = new URL(request.url, 'http://localhost');
  const profile = await providers[provider]?.identify(search, secrets, {
    reauthenticate: attempt.purpose === 'confirm',
  });
  if (!profile) throw new Error('This sign-in provider isn’t configured.');
  if (userId && attempt.purpose === 'confirm') {
    const proof = await findLinked(db, { provider, subject: profile.subject, userId });
    if (!proof) throw new LoginRefusal('another');
    // The page asks for the second step when the person repeats the change.
    if (await beginSecondStep(context, { proof, reply })) return attempt.nextPath;
    await confirmIdentity(context, { userId, method: provider, request, reply });
    return attempt.nextPath;
  }
  if (userId && person) {
    await linkLogin(db, { provider, profile, userId, sessionId: person.sessionId });
    logSecurity(request, { event: 'login_linked', userId, provider });
    return `/settings?linked=${provider}`;
  }
  const admit = (db: Db, email: string) =>
    admitNewcomer({ ...context, db }, { email, next: attempt.nextPath });
  const signedIn = await signInWith(db, { provider, profile, admit });
  if (await beginSecondStep(context, { proof: signedIn.proof, reply }))
    return `/login?${new URLSearchParams({ step: 'second', next: attempt.nextPath })}`;
  await startSession(context, { ...signedIn, method: provider, request, reply });
  return attempt.nextPath;
}

/** Throws LoginRefusal if the operator doesn't let this person register. */
const admitNewcomer = (context: LoginContext, newcomer: { email: string; next: string }) =>
  refuseUninvited(context, newcomer).catch((error: unknown) => {
    throw error instanceof ProblemError ? new LoginRefusal('uninvited') : error;
  });
