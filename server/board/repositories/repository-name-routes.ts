import type { repositoryNames } from '#contract/board/repository-names.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getOwnNames, removeName, renewCode } from './repository-names.ts';

export const repositoryNameRoutes = ({ db, clock }: Context): Routes<typeof repositoryNames> => ({
  'GET /users/repository-names': async ({ user }) =>
    getOwnNames(db, { userId: user.id, now: clock() }),

  'PUT /users/repository-names/code': async ({ user }) =>
    renewCode(db, { userId: user.id, now: clock() }),

  'DELETE /users/repository-names/{nameId}': async ({ user, params }) =>
    removeName(db, { ...params, userId: user.id }),
});
