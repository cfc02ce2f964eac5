import type { inactivity } from '#contract/teams/inactivity.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { freePlace, releaseTicketsOf, setAway, showSignOfLife } from './inactivity.ts';

export const inactivityRoutes = ({ db, clock }: Context): Routes<typeof inactivity> => ({
  'PUT /projects/{projectId}/sign-of-life': async ({ user, params }) =>
    showSignOfLife(db, { ...params, userId: user.id }),

  'PUT /projects/{projectId}/away': async ({ user, params, body }) =>
    setAway(db, { ...params, ...body, userId: user.id, now: clock() }),

  'DELETE /projects/{projectId}/members/{userId}/tickets': async ({ user, params }) =>
    releaseTicketsOf(db, { ...params, personId: user.id }),

  'PUT /projects/{projectId}/members/{userId}/inactivity': async ({ user, params }) =>
    freePlace(db, { ...params, personId: user.id, now: clock() }),
});
