import type { twoStepCalls } from '#contract/accounts/two-step.ts';
import { getProfile } from '#server/accounts/own-profile/actions.ts';
import { confirmIdentity, startSession } from '#server/accounts/sign-in/sessions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import type { SignedIn } from '#server/platform/sessions/sessions.ts';
import {
  createAppSecret,
  getTwoStep,
  removeApp,
  renewRecoveryCodes,
  setUpApp,
  turnOff,
  turnOn,
} from './actions.ts';
import { checkCode, checkSecondPasskey, describePending } from './second-step.ts';

export const twoStepRoutes = (context: Context): Routes<typeof twoStepCalls> => {
  const { db } = context;
  const changed = (request: Parameters<typeof logSecurity>[0], userId: number, change: string) =>
    logSecurity(request, { event: 'two_step_changed', userId, change });
  return {
    'GET /users/two-step': async ({ user }) => getTwoStep(db, user.id),

    'POST /users/two-step/app/options': async ({ user }) => createAppSecret(db, user.id),

    'PUT /users/two-step/app': async ({ user, body, request }) => {
      const recoveryCodes = await setUpApp(context, { ...body, ...requesterOf(user) });
      changed(request, user.id, 'app set up');
      return { recoveryCodes };
    },

    'DELETE /users/two-step/app': async ({ user, request }) => {
      await removeApp(db, requesterOf(user));
      changed(request, user.id, 'app removed');
    },

    'PUT /users/two-step': async ({ user, request }) => {
      const recoveryCodes = await turnOn(db, requesterOf(user));
      changed(request, user.id, 'on');
      return { recoveryCodes };
    },

    'DELETE /users/two-step': async ({ user, request }) => {
      await turnOff(db, requesterOf(user));
      changed(request, user.id, 'off');
    },

    'POST /users/two-step/recovery-codes': async ({ user, request }) => {
      const recoveryCodes = await renewRecoveryCodes(db, requesterOf(user));
      changed(request, user.id, 'recovery codes replaced');
      return { recoveryCodes };
    },

    'GET /auth/second-step': async ({ request }) => ({
      ways: await describePending(context, request),
    }),

    'POST /auth/second-step': async ({ body, request, reply }) => {
      const passed = await checkCode(context, { ...body, request, reply });
      await startSession(context, { ...passed, request, reply });
      return getProfile(context, passed.proof.userId);
    },

    'POST /auth/second-step/passkey': async ({ body, request, reply }) => {
      const passed = await checkSecondPasskey(context, { ...body, request, reply });
      await startSession(context, { ...passed, request, reply });
      return getProfile(context, passed.proof.userId);
    },

    'POST /auth/identity-confirmation/second-step': async ({ user, body, request, reply }) => {
      const { method } = await checkCode(context, { ...body, userId: user.id, request, reply });
      await confirmIdentity(context, { userId: user.id, method, request, reply });
    },
  };
};

const requesterOf = ({ id, sessionId }: SignedIn) => ({ userId: id, sessionId });
