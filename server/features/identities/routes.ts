import type { identities } from '#contract/identities.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { listLogins, unlinkLogin } from './actions.ts';
import { beginAttempt, type LoginContext } from './attempts.ts';
import { logFailure } from './failures.ts';

export const identityRoutes = (context: LoginContext): Routes<typeof identities> => ({
  'GET /users/identities': async ({ user }) =>
    listLogins(context.db, { userId: user.id, providers: context.providers }),

  'POST /users/identities': async ({ user, body: { provider }, request, reply }) => {
    const wish = { provider, nextPath: '/', userId: user.id };
    try {
      return { location: await beginAttempt(context, { wish, request, reply }) };
    } catch (error) {
      logFailure(request.log, { provider, error });
      throw error;
    }
  },

  'DELETE /users/identities/{provider}': async ({ user, params }) =>
    unlinkLogin(context.db, { provider: params.provider, userId: user.id }),
});
