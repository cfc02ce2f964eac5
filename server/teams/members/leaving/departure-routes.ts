import type { departures } from '#contract/teams/departures.ts';
import { dismissMember } from './removal.ts';
import { daily } from '#server/teams/members/daily-limits.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { stay, stepBack } from './plan-departure.ts';

export const departureRoutes = ({ db, clock, limits }: Context): Routes<typeof departures> => ({
  'POST /projects/{projectId}/departures': async ({ user, params, body }) => {
    const { userId, note, ...plan } = body;
    await limits.take(daily(userId === undefined ? 'leave' : 'remove', user));
    if (userId !== undefined) {
      await dismissMember(db, { ...params, userId, note, personId: user.id });
      return;
    }
    await stepBack(db, { ...params, ...plan, note, userId: user.id, now: clock() });
  },

  'DELETE /projects/{projectId}/departures': async ({ user, params }) =>
    stay(db, { ...params, userId: user.id }),
});
