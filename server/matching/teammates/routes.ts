import type { teammates } from '#contract/matching/teammates.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { answerAbout, getFormerTeams } from './actions.ts';

export const teammateRoutes = ({ db, clock }: Context): Routes<typeof teammates> => ({
  'GET /users/teammates': async ({ user }) => getFormerTeams(db, { userId: user.id, now: clock() }),

  'PUT /users/teammates/{userId}': async ({ user, params, body }) =>
    answerAbout(db, { ...body, userId: user.id, teammateId: params.userId, now: clock() }),
});
