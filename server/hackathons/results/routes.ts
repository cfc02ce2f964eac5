import type { results } from '#contract/hackathons/results.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getResults, publishResults } from './publication.ts';
import { getRanking } from './ranking.ts';

export const resultRoutes = ({ db, clock }: Context): Routes<typeof results> => ({
  'GET /hackathons/{slug}/ranking': async ({ user, params }) =>
    getRanking(db, { ...params, personId: user.id, now: clock() }),

  'POST /hackathons/{slug}/results': async ({ user, params, body }) =>
    publishResults(db, { ...params, ...body, personId: user.id, now: clock() }),

  'GET /hackathons/{slug}/results': async ({ user, params }) =>
    getResults(db, { ...params, personId: user?.id }),
});
