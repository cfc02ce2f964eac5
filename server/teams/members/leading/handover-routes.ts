import type { handovers } from '#contract/teams/handovers.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { acceptProject, closeOffer, offerProject } from './handover.ts';

/** Each offer is emailed right away, so offering again and again would flood a mailbox. */
const offers = { name: 'handover-offers', points: 10, seconds: 24 * 60 * 60 };

export const handoverRoutes = ({ db, limits }: Context): Routes<typeof handovers> => ({
  'POST /projects/{projectId}/creator': async ({ user, params, body }) => {
    await limits.take([{ limit: offers, key: String(user.id) }]);
    return offerProject(db, { ...params, ...body, person: user });
  },

  'DELETE /projects/{projectId}/creator': async ({ user, params }) =>
    closeOffer(db, { ...params, person: user }),

  'POST /projects/{projectId}/creator/acceptance': async ({ user, params }) =>
    acceptProject(db, { ...params, person: user }),
});
