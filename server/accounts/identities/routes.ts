import { nextPath } from '#contract/accounts/next-path.ts';
import type { identities } from '#contract/accounts/identities.ts';
import { providers } from '#contract/values/vocabulary.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { listLogins, unlinkLogin } from './actions.ts';
import { beginAttempt, type LoginContext } from './attempts.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { logFailure } from './failures.ts';

export const identityRoutes = (context: LoginContext): Routes<typeof identities> => ({
  'GET /auth/providers': async () => providers.filter((name) => name in context.providers),

  'GET /users/identities': async ({ user }) =>
    listLogins(context.db, { userId: user.id, providers: context.providers }),

  'POST /users/identities': async ({ user, body: { provider }, request, reply }) => {
    const attempt = { provider, nextPath: '/', purpose: 'link', userId: user.id } as const;
    return { location: await tryToBegin(context, { attempt, request, reply }) };
  },

  'POST /auth/identity-confirmation/{provider}': async ({
    user,
    params: { provider },
    body,
    request,
    reply,
  }) => {
    const next = nextPath(body.next);
    const attempt = { provider, nextPath: next, purpose: 'confirm', userId: user.id } as const;
    return { location: await tryToBegin(context, { attempt, request, reply }) };
  },

  'DELETE /users/identities/{provider}': async ({ user, params: { provider }, request }) => {
    await unlinkLogin(context.db, {
      provider,
      userId: user.id,
      sessionId: user.sessionId,
    });
    logSecurity(request, { event: 'login_unlinked', userId: user.id, provider });
  },
});

/** Same as beginAttempt, but logs a failure. */
async function tryToBegin(context: LoginContext, parts: Parameters<typeof beginAttempt>[1]) {
  try {
    return await beginAttempt(context, parts);
  } catch (error) {
    logFailure(parts.request.log, { provider: parts.attempt.provider, error });
    throw error;
  }
}
