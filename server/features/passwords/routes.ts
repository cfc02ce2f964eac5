import type { passwords } from '#contract/passwords.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { changePassword, forgetPassword, resetPassword } from './actions.ts';
import { resetUses } from './policy.ts';

const asked =
  'If this address has an account, we have sent it a link to choose a new password. It works for one hour.';
const reset = 'Your password has been changed. Please sign in with the new one.';

export const passwordRoutes = (context: Context): Routes<typeof passwords> => ({
  'POST /auth/forgot-password': async ({ body, request }) => {
    await context.limits.take(resetUses({ email: body.email, address: request.ip }));
    await forgetPassword(context.db, body.email);
    return { message: asked };
  },

  'POST /auth/reset-password': async ({ body, reply }) => {
    reply.markDevice(await resetPassword(context, body));
    return { message: reset };
  },

  'PUT /users/password': async ({ user, body, request }) =>
    changePassword(context, { ...body, userId: user.id, token: request.sessionToken() }),
});
