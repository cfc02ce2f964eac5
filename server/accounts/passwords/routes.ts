import type { passwords } from '#contract/accounts/passwords.ts';
import { confirmIdentity } from '#server/accounts/sign-in/sessions.ts';
import { requireSecondStep } from '#server/accounts/two-step/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import {
  changePassword,
  checkPassword,
  getOtherSignInMethods,
  requestPasswordReset,
  resetPassword,
} from './actions.ts';
import { resetUses } from './policy.ts';

const linkRequestedMessage =
  'If this address has an account, we’ve emailed it a link to choose a new password. It works for 1 hour.';
const passwordResetMessage = 'Your password has been changed. Sign in with the new one.';

export const passwordRoutes = (context: Context): Routes<typeof passwords> => ({
  'POST /auth/forgot-password': async ({ body: { email }, request }) => {
    const device = request.deviceOf(email);
    await context.limits.take(resetUses({ email, address: request.ip, device }));
    await requestPasswordReset(context.db, email);
    return { message: linkRequestedMessage };
  },

  'POST /auth/reset-link': async ({ body }) => getOtherSignInMethods(context, body.token),

  'POST /auth/reset-password': async ({ body, request, reply }) => {
    const { userId, email } = await resetPassword(context, body);
    reply.markDevice(email);
    logSecurity(request, { event: 'password_reset', userId });
    return { message: passwordResetMessage };
  },

  'POST /auth/identity-confirmation': async ({ user, body, request, reply }) => {
    const check = { userId: user.id, password: body.password, field: 'password' };
    const proof = await checkPassword(context, check).catch((error: unknown) => {
      logSecurity(request, { event: 'identity_confirmation_failed', userId: user.id });
      throw error;
    });
    await requireSecondStep(context, { proof, reply });
    await confirmIdentity(context, { userId: user.id, method: 'password', request, reply });
  },

  'PUT /users/password': async ({ user, body, request }) => {
    await changePassword(context, {
      ...body,
      userId: user.id,
      sessionId: user.sessionId,
      token: request.sessionToken(),
    });
    logSecurity(request, { event: 'password_changed', userId: user.id });
  },
});
