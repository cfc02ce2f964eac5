import type { profiles } from '#contract/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { changeTechStack, follow, getPublicProfile, unfollow } from './actions.ts';

export const profileRoutes = (context: Context): Routes<typeof profiles> => ({
  'PUT /tech-stack': async ({ user, body }) =>
    changeTechStack(context.db, { userId: user.id, entries: body.techStack }),

  'GET /users/{userId}/profile': async ({ user, params }) =>
    getPublicProfile(context, { ...params, personId: user?.id }),

  'POST /users/{userId}/followers': async ({ user, params }) =>
    follow(context, { ...params, personId: user.id }),

  'DELETE /users/{userId}/followers': async ({ user, params }) =>
    unfollow(context, { ...params, personId: user.id }),
});
