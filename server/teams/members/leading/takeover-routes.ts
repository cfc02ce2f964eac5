import type { takeovers } from '#contract/teams/takeovers.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { askForProject, closeTakeover } from './takeover.ts';

/** Each question is emailed right away, so asking again and again would flood a mailbox. */
const questions = { name: 'takeovers', points: 3, seconds: 24 * 60 * 60 };

export const takeoverRoutes = ({ db, clock, limits }: Context): Routes<typeof takeovers> => ({
  'POST /projects/{projectId}/takeover': async ({ user, params }) => {
    await limits.take([{ limit: questions, key: String(user.id) }]);
    return askForProject(db, { ...params, person: user, now: clock() });
  },

  'DELETE /projects/{projectId}/takeover': async ({ user, params }) =>
    closeTakeover(db, { ...params, person: user }),
});
