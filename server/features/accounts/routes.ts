import type { accounts } from '#contract/accounts.ts';
import { getProfile } from '#server/features/profiles/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { closeSession, openSession } from '#server/platform/sessions/sessions.ts';
import { authenticate, confirmRegistration, register } from './actions.ts';
import { updateFirstName } from './store.ts';

const registered =
  'Registration successful! Please check your email and click the confirmation link to activate your account.';

export const accountRoutes = ({ db, clock }: Context): Routes<typeof accounts> => ({
  'POST /users/registration': async ({ body }) => {
    await register(db, body);
    return { message: registered };
  },

  'GET /auth/verify': async ({ query, reply }) => {
    const code = await confirmRegistration(db, { token: query.token, now: clock() });
    await reply.redirect(code ? `/verification-error?code=${code}` : '/verification-success');
  },

  'POST /auth/login': async ({ body, request, reply }) => {
    const userId = await authenticate(db, body);
    const userAgent = request.headers['user-agent'] ?? '';
    const old = request.sessionToken();
    if (old) await closeSession(db, old);
    const token = await openSession(db, { userId, userAgent, address: request.ip, now: clock() });
    reply.startSession(token);
    return getProfile(db, userId);
  },

  'GET /auth/me': async ({ user }) => getProfile(db, user.id),

  'POST /logout': async ({ request, reply }) => {
    await closeSession(db, request.sessionToken());
    reply.endSession();
  },

  'POST /users/update-firstname': async ({ user, body }) => {
    await updateFirstName(db, { userId: user.id, firstName: body.firstName });
    return `Your first name is now ${body.firstName}.`;
  },
});
