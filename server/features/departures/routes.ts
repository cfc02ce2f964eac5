import type { departures } from '#contract/departures.ts';
import { dismissMember } from '#server/features/members/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { stay, stepBack } from './actions.ts';

/** The team is told each time, so planning to leave again and again would flood everyone. */
const plans = { name: 'departures', points: 10, seconds: 24 * 60 * 60 };

export const departureRoutes = ({ db, clock, limits }: Context): Routes<typeof departures> => ({
  'POST /projects/{projectId}/departures': async ({ user, params, body }) => {
    const { userId, note, ...plan } = body;
    if (userId !== undefined) {
      await dismissMember(db, { ...params, userId, note, personId: user.id });
      return;
    }
    await limits.take([{ limit: plans, key: String(user.id) }]);
    await stepBack(db, { ...params, ...plan, note, userId: user.id, now: clock() });
  },

  'DELETE /projects/{projectId}/departures': async ({ user, params }) =>
    stay(db, { ...params, userId: user.id }),
});
