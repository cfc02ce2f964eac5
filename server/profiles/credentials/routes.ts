import type { credentials } from '#contract/profiles/credentials.ts';
import type { Context } from '#server/platform/context.ts';
import { createEncryption } from '#server/platform/encryption.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/problem.ts';
import { getCredential, issueCredential, listOwnCredentials } from './actions.ts';
import { isReachable } from './reachable-url.ts';
import { revokeCredential } from './store.ts';

export const credentialRoutes = (context: Context): Routes<typeof credentials> => {
  const encryption = createEncryption(context.secret, 'signing');
  return {
    'GET /users/credentials': async ({ user }) => ({
      areAvailable: isReachable(context.publicUrl),
      credentials: await listOwnCredentials(context.db, user.id),
    }),

    'POST /users/credentials': async ({ user, body }) =>
      issueCredential({ ...context, encryption }, { subject: body, userId: user.id }),

    'DELETE /users/credentials/{credentialId}': async ({ user, params }) => {
      const { db, clock } = context;
      const { credentialId: id } = params;
      if (!(await revokeCredential(db, { id, userId: user.id, now: clock() })))
        throw notFound('This credential was revoked or never existed.');
    },

    'GET /credentials/{credentialId}': async ({ user, params }) =>
      getCredential(context, { ...params, personId: user?.id }),
  };
};
