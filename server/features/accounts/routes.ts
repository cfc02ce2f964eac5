import type { accounts } from '#contract/accounts.ts';
import { changeProfile, getProfile } from '#server/features/profiles/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { enter } from '#server/platform/sessions/enter.ts';
import { closeSession } from '#server/platform/sessions/sessions.ts';
import { authenticate, confirmRegistration, register } from './actions.ts';
import { loginUses, registrationUses } from './policy.ts';

const registered =
  'Registration successful! Please check your email and click the confirmation link to activate your account.';

export const accountRoutes = (context: Context): Routes<typeof accounts> => ({
  'POST /users/registration': async ({ body, request }) => {
    await context.limits.take(registrationUses({ email: body.email, address: request.ip }));
    await register(context.db, body);
    return { message: registered };
  },

  'GET /auth/verify': async ({ query, reply }) => {
    const code = await confirmRegistration(context.db, {
      token: query.token,
      now: context.clock(),
    });
    await reply.redirect(code ? `/verification-error?code=${code}` : '/verification-success');
  },

  'POST /auth/login': async ({ body, request, reply }) => {
    const { db, limits, clock } = context;
    const device = request.deviceOf(body.email);
    const forgive = await limits.take(
      loginUses({ email: body.email, address: request.ip, device }),
    );
    const userId = await authenticate(context, body);
    await forgive();
    await enter(db, { userId, request, reply, now: clock() });
    reply.markDevice(body.email);
    return getProfile(context, userId);
  },

  'GET /auth/me': async ({ user }) => getProfile(context, user.id),

  'POST /logout': async ({ request, reply }) => {
    await closeSession(context.db, request.sessionToken());
    reply.endSession();
  },

  'POST /users/update-firstname': async ({ user, body }) => {
    const changes = { firstName: body.firstName };
    await changeProfile(context, { userId: user.id, changes });
    return `Your first name is now ${body.firstName}.`;
  },
});
