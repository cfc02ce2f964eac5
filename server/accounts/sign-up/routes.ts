import type { accounts } from '#contract/accounts/sign-up.ts';
import { refuseUninvited } from '#server/accounts/community/actions.ts';
import { changeProfile, getProfile } from '#server/accounts/own-profile/actions.ts';
import { originOf, startSession } from '#server/accounts/sign-in/sessions.ts';
import { requireSecondStep } from '#server/accounts/two-step/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { closeSessionById } from '#server/platform/sessions/sessions.ts';
import { authenticate, register, resendLink } from './actions.ts';
import { loginUses, registrationUses } from './policy.ts';
import {
  findRegistrationHash,
  clearRegistrationCookie,
  setRegistrationCookie,
} from './registration-cookie.ts';
import { findUserByEmail } from './store.ts';
import { confirmRegistration, confirmWithOwnPassword } from './verification.ts';

const registeredMessage =
  'Registration successful! Please check your email and click the confirmation link to activate your account.';

export const accountRoutes = (context: Context): Routes<typeof accounts> => ({
  'POST /users/registration': async ({ body, request, reply }) => {
    await context.limits.take(registrationUses({ address: request.ip }));
    await refuseUninvited(context, { email: body.email, next: body.next });
    const browserHash = setRegistrationCookie(reply, context.publicUrl);
    await register(context, { ...body, browserHash, origin: originOf(request) });
    logSecurity(request, { event: 'registered', userId: null });
    return { message: registeredMessage };
  },

  'POST /users/registration/emails': async ({ body, request }) => {
    await context.limits.take(registrationUses({ address: request.ip }));
    const browserHash = findRegistrationHash(request, context.publicUrl);
    await resendLink(context, { ...body, browserHash });
  },

  'POST /auth/verification': async ({ body, request, reply }) => {
    const { email, next } = await confirmRegistration(context, {
      token: body.token,
      browserHash: findRegistrationHash(request, context.publicUrl),
      password: body.password,
    });
    await enterNewAccount(context, { email, request, reply });
    return { next };
  },

  'PUT /auth/verification': async ({ body, request, reply }) => {
    const email = await confirmWithOwnPassword(context, body);
    await enterNewAccount(context, { email, request, reply });
  },

  'POST /auth/login': async ({ body, request, reply }) => {
    const { db, limits } = context;
    const device = request.deviceOf(body.email);
    const refund = await limits.take(loginUses({ email: body.email, address: request.ip, device }));
    const proof = await authenticate(context, body).catch(async (error: unknown) => {
      const user = await findUserByEmail(db, body.email);
      logSecurity(request, { event: 'sign_in_failed', userId: user?.id ?? null });
      throw error;
    });
    await refund();
    await requireSecondStep(context, { proof, reply });
    await startSession(context, { proof, method: 'password', request, reply });
    return getProfile(context, proof.userId);
  },

  'GET /auth/me': async ({ user }) => getProfile(context, user.id),

  'POST /logout': async ({ user, request, reply }) => {
    // By ID, because a concurrent request may renew the token.
    if (user) await closeSessionById(context.db, { userId: user.id, sessionId: user.sessionId });
    reply.endSession();
    if (user) logSecurity(request, { event: 'signed_out', userId: user.id });
  },

  'POST /users/update-firstname': async ({ user, body }) => {
    const changes = { firstName: body.firstName };
    await changeProfile(context, { userId: user.id, changes });
    return `Your first name is now ${body.firstName}.`;
  },
});

type Confirmed = { email: string } & Pick<Parameters<typeof startSession>[1], 'request' | 'reply'>;

/** Logs the confirmation and signs the new account in. */
async function enterNewAccount(context: Context, { email, request, reply }: Confirmed) {
  clearRegistrationCookie(reply, context.publicUrl);
  const user = await findUserByEmail(context.db, email);
  // Its owner has just deleted it.
  if (!user) throw new ProblemError('link_invalid');
  logSecurity(request, { event: 'address_confirmed', userId: user.id });
  const proof = { userId: user.id, version: user.version };
  await startSession(context, { proof, method: 'emailed-link', isNew: true, request, reply });
}
