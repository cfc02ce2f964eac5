import type { passkeys } from '#contract/accounts/passkeys.ts';
import { getProfile } from '#server/accounts/own-profile/actions.ts';
import { confirmIdentity, startSession } from '#server/accounts/sign-in/sessions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import {
  addPasskey,
  createRegistrationOptions,
  createSignInOptions,
  checkPasskey,
  removePasskey,
} from './actions.ts';
import { passkeysAvailable, challengeUses } from './policy.ts';
import { presentPasskey } from './present.ts';
import { listPasskeys } from './store.ts';

export const passkeyRoutes = (context: Context): Routes<typeof passkeys> => ({
  'GET /users/passkeys': async ({ user }) => ({
    available: passkeysAvailable(context.publicUrl),
    passkeys: (await listPasskeys(context.db, user.id)).map(presentPasskey),
  }),

  'POST /users/passkeys/options': async ({ user, reply }) => ({
    options: { ...(await createRegistrationOptions(context, { userId: user.id, reply })) },
  }),

  'POST /users/passkeys': async ({ user, body, request, reply }) => {
    const passkey = await addPasskey(context, {
      ...body,
      userId: user.id,
      sessionId: user.sessionId,
      request,
      reply,
    });
    logSecurity(request, { event: 'passkey_added', userId: user.id, passkey: passkey.id });
    return presentPasskey(passkey);
  },

  'DELETE /users/passkeys/{passkeyId}': async ({ user, params, request }) => {
    await removePasskey(context.db, {
      ...params,
      userId: user.id,
      sessionId: user.sessionId,
    });
    logSecurity(request, {
      event: 'passkey_removed',
      userId: user.id,
      passkey: params.passkeyId,
    });
  },

  'POST /auth/passkey/options': async ({ request, reply }) => {
    await context.limits.take(challengeUses(request.ip));
    return { options: { ...(await createSignInOptions(context, reply)) } };
  },

  'POST /auth/passkey': async ({ body, request, reply }) => {
    const proof = await checkPasskey(context, { ...body, request, reply }).catch(
      (error: unknown) => {
        logSecurity(request, { event: 'sign_in_failed', userId: null, method: 'passkey' });
        throw error;
      },
    );
    await startSession(context, { proof, method: 'passkey', request, reply });
    return getProfile(context, proof.userId);
  },

  'POST /auth/identity-confirmation/passkey': async ({ user, body, request, reply }) => {
    const { userId } = await checkPasskey(context, { ...body, request, reply });
    if (userId !== user.id) {
      logSecurity(request, {
        event: 'identity_confirmation_failed',
        userId: user.id,
        method: 'passkey',
      });
      throw new ProblemError('passkey_refused');
    }
    await confirmIdentity(context, { userId, method: 'passkey', request, reply });
  },
});
