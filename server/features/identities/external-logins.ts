import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nextPath } from '#contract/next-path.ts';
import { type Provider, providers } from '#contract/vocabulary.ts';
import { confirmIdentity, startSession } from '#server/features/sessions/actions.ts';
import { beginSecondStep } from '#server/features/two-step/actions.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { findLinked, linkLogin, signInWith } from './actions.ts';
import { beginAttempt, endAttempt, type LoginContext } from './attempts.ts';
import { failedLink, failedSignIn, logFailure } from './failures.ts';
import { LoginRefusal } from './refusal.ts';

type Visit = { provider: Provider; request: FastifyRequest; reply: FastifyReply };
type Attempt = NonNullable<Awaited<ReturnType<typeof endAttempt>>>;

/**
 * Where a browser goes to sign in with Google or GitHub, and where it comes back to. These are
 * pages' addresses, not calls: whatever happens, the answer leads to a screen.
 */
export function serveExternalLogins(app: FastifyInstance, context: LoginContext) {
  const options = { schema: { hide: true }, exposeHeadRoute: false };
  for (const provider of providers) {
    for (const step of ['authorization', 'callback']) {
      app.head(`/oauth2/${step}/${provider}`, options, answerHead);
    }
    app.get(`/oauth2/authorization/${provider}`, options, async (request, reply) =>
      lead(reply, await begin(context, { provider, request, reply })),
    );
    app.get(`/oauth2/callback/${provider}`, options, async (request, reply) =>
      lead(reply, await comeBack(context, { provider, request, reply })),
    );
  }
}

/** A visit begins and ends only when a page is opened: asking for its head leads home. */
const answerHead = (_request: FastifyRequest, reply: FastifyReply) => lead(reply, '/');

const lead = (reply: FastifyReply, location: string) =>
  reply.header('cache-control', 'no-store').redirect(location);

async function begin(context: LoginContext, { provider, request, reply }: Visit): Promise<string> {
  const next = nextPath((request.query as { next?: unknown }).next);
  try {
    const wish = { provider, nextPath: next, purpose: 'sign-in', userId: null } as const;
    return await beginAttempt(context, { wish, request, reply });
  } catch (error) {
    logFailure(request.log, { provider, error });
    return failedSignIn({ provider, nextPath: next });
  }
}

async function comeBack(context: LoginContext, visit: Visit): Promise<string> {
  const { provider, request } = visit;
  let attempt: Attempt | undefined;
  try {
    attempt = await endAttempt(context, visit);
    if (!attempt) return failedSignIn({ provider });
    return await finish(context, { attempt, visit });
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

/** Asks the provider who came back, then lets that person in or links them. */
async function finish(
  context: LoginContext,
  { attempt, visit: { provider, request, reply } }: { attempt: Attempt; visit: Visit },
): Promise<string> {
  const { db, providers } = context;
  const { userId, secrets } = attempt;
  if (!attempt.counts)
    throw new Error('The attempt took too long, or was one with another provider.');
  // Someone else may have signed in here since.
  const person = userId ? await request.findSignedIn() : undefined;
  if (userId && person?.id !== userId)
    throw new Error('The person who began this is no longer signed in.');
  const { search } = new URL(request.url, 'http://localhost');
  const vouched = await providers[provider]?.identify(search, secrets, {
    signInAnew: attempt.purpose === 'confirm',
  });
  if (!vouched) throw new Error('This login is not set up.');
  if (userId && attempt.purpose === 'confirm') {
    const proof = await findLinked(db, { provider, subject: vouched.subject, userId });
    if (!proof) throw new LoginRefusal('another');
    // The page then asks for the second step when the change is made again.
    if (await beginSecondStep(context, { proof, reply })) return attempt.nextPath;
    await confirmIdentity(context, { userId, method: provider, request, reply });
    return attempt.nextPath;
  }
  if (userId && person) {
    await linkLogin(db, { provider, vouched, userId, sessionId: person.sessionId });
    logSecurity(request, { event: 'login_linked', userId, provider });
    return `/settings?linked=${provider}`;
  }
  const signedIn = await signInWith(db, { provider, vouched });
  if (await beginSecondStep(context, { proof: signedIn.proof, reply }))
    return `/login?${new URLSearchParams({ step: 'second', next: attempt.nextPath })}`;
  await startSession(context, { ...signedIn, method: provider, request, reply });
  return attempt.nextPath;
}
