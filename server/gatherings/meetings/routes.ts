import type { meetings } from '#contract/gatherings/meetings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { cancelMeeting } from './canceling.ts';
import { changeMeeting } from './changing.ts';
import { listMeetings } from './find.ts';
import { answerMeeting } from './participation.ts';
import { planMeeting } from './planning.ts';
import { suggestTimes } from './suggest-times.ts';

export const meetingRoutes = ({ db, clock, limits }: Context): Routes<typeof meetings> => ({
  'GET /projects/{projectId}/meetings': async ({ user, params }) =>
    listMeetings(db, { ...params, userId: user.id, now: clock() }),

  'GET /projects/{projectId}/meetings/times': async ({ user, params, query }) =>
    suggestTimes(db, { ...params, ...query, userId: user.id, now: clock() }),

  'POST /projects/{projectId}/meetings': async ({ db, user, params, body }) =>
    planMeeting(db, { ...params, userId: user.id, form: body, now: clock() }),

  'PUT /projects/{projectId}/meetings/{meetingId}': async ({ user, params, body }) =>
    changeMeeting({ db, limits }, { ...params, userId: user.id, form: body, now: clock() }),

  'POST /projects/{projectId}/meetings/{meetingId}/cancellation': async ({ user, params, body }) =>
    cancelMeeting(db, { ...params, ...body, userId: user.id, now: clock() }),

  'PUT /projects/{projectId}/meetings/{meetingId}/participation': async ({ user, params, body }) =>
    answerMeeting(db, { ...params, ...body, userId: user.id, now: clock() }),
});
