import type { preferences } from '#contract/people/preferences.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { changePreferences, getPreferences } from './actions.ts';

export const preferenceRoutes = ({ db, clock }: Context): Routes<typeof preferences> => ({
  'GET /users/team-preferences': async ({ user }) =>
    getPreferences(db, { userId: user.id, now: clock() }),

  'PUT /users/team-preferences': async ({ user, body }) =>
    changePreferences(db, { userId: user.id, form: body, now: clock() }),
});
