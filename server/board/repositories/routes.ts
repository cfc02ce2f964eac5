import type { repositories } from '#contract/board/repositories.ts';
import type { Context } from '#server/platform/context.ts';
import { createEncryption } from '#server/platform/encryption.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import {
  addressOf,
  changeRepository,
  disconnectRepository,
  getDeliveries,
  getReferences,
  getRepository,
  renewSecret,
} from './actions.ts';

export const repositoryRoutes = ({
  db,
  publicUrl,
  secret,
}: Context): Routes<typeof repositories> => {
  const encryption = createEncryption(secret, 'webhooks');
  return {
    'GET /projects/{projectId}/repository': async ({ user, params }) =>
      getRepository({ db, publicUrl, encryption }, { ...params, userId: user.id }),

    'PUT /projects/{projectId}/repository': async ({ user, params, body }) =>
      changeRepository(db, { ...params, ...body, userId: user.id }),

    'PUT /projects/{projectId}/repository/secret': async ({ user, params }) => ({
      address: addressOf({ publicUrl, ...params }),
      secret: await renewSecret(db, { ...params, userId: user.id, encryption }),
    }),

    'DELETE /projects/{projectId}/repository': async ({ user, params }) =>
      disconnectRepository(db, { ...params, userId: user.id }),

    'GET /projects/{projectId}/repository/deliveries': async ({ user, params }) =>
      getDeliveries(db, { ...params, userId: user.id }),

    'GET /projects/{projectId}/tickets/{ticketId}/references': async ({ user, params }) =>
      getReferences(db, { ...params, userId: user.id }),
  };
};
