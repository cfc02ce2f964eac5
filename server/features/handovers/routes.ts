import type { handovers } from '#contract/handovers.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { acceptProject, closeOffer, offerProject } from './actions.ts';

export const handoverRoutes = ({ db }: Context): Routes<typeof handovers> => ({
  'POST /projects/{projectId}/creator': async ({ user, params, body }) =>
    offerProject(db, { ...params, ...body, person: user }),

  'DELETE /projects/{projectId}/creator': async ({ user, params }) =>
    closeOffer(db, { ...params, person: user }),

  'POST /projects/{projectId}/creator/acceptance': async ({ user, params }) =>
    acceptProject(db, { ...params, person: user }),
});
