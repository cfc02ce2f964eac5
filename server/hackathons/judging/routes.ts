import type { judgingCalls } from '#contract/hackathons/judging.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getJudging, judge, openJudging, remindJudges } from './actions.ts';

export const judgingRoutes = ({ db, clock, limits }: Context): Routes<typeof judgingCalls> => ({
  'GET /hackathons/{slug}/judging': async ({ user, params }) =>
    getJudging(db, { ...params, personId: user.id, now: clock() }),

  'POST /hackathons/{slug}/judging': async ({ user, params }) =>
    openJudging(db, { ...params, personId: user.id, now: clock() }),

  'PUT /hackathons/{slug}/judgements/{projectId}': async ({ user, params, body }) =>
    judge(db, { ...params, form: body, personId: user.id, now: clock() }),

  'POST /hackathons/{slug}/judging/reminders': async ({ user, params }) => ({
    reminded: await remindJudges({ db, limits }, { ...params, personId: user.id, now: clock() }),
  }),
});
