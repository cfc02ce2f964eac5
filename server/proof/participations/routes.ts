import type { participations } from '#contract/proof/participations.ts';
import { refuseHidden } from '#server/people/privacy-settings/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { choosePickedNotes, getActivityDays, getOwnNotes, getParticipations } from './actions.ts';

export const participationRoutes = (context: Context): Routes<typeof participations> => ({
  'GET /users/{userId}/participations': async ({ user, params }) => {
    await refuseHidden(context.db, { ...params, personId: user?.id });
    return getParticipations(context, { ...params, personId: user?.id });
  },

  'GET /users/{userId}/activity-days': async ({ user, params, query }) => {
    await refuseHidden(context.db, { ...params, personId: user?.id });
    return getActivityDays(context, { ...params, ...query });
  },

  'GET /users/participations/{projectId}/notes': async ({ user, params }) =>
    getOwnNotes(context.db, { ...params, userId: user.id }),

  'PUT /users/participations/{projectId}/notes': async ({ user, params, body }) =>
    choosePickedNotes(context.db, { ...params, ...body, userId: user.id }),
});
