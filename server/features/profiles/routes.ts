import type { profiles } from '#contract/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { changeProfile, changeTechStack, getProfile } from './actions.ts';

export const profileRoutes = ({ db }: Context): Routes<typeof profiles> => ({
  'GET /users/profile': async ({ user }) => getProfile(db, user.id),

  'PUT /users/profile': async ({ user, body }) =>
    changeProfile(db, { userId: user.id, changes: body }),

  'PUT /tech-stack': async ({ user, body }) =>
    changeTechStack(db, { userId: user.id, entries: body.techStack }),
});
