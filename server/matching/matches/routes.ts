import type { matches } from '#contract/matching/matches.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { dismiss, listFits } from './actions.ts';
import { deleteDismissal } from './matching-openings-store.ts';
import { listOpeningsForMe } from './openings-for-me.ts';
import { listPeopleForRole } from './people.ts';
import { listRequestFits } from './request-fits.ts';

export const matchRoutes = ({ db, clock }: Context): Routes<typeof matches> => ({
  'GET /openings/for-me': async ({ user, query }) =>
    listOpeningsForMe(db, { ...query, userId: user.id, now: clock() }),

  'PUT /openings/dismissals/{projectId}': async ({ user, params }) =>
    dismiss(db, { ...params, userId: user.id, now: clock() }),

  'DELETE /openings/dismissals/{projectId}': async ({ user, params }) =>
    deleteDismissal(db, { ...params, userId: user.id }),

  'GET /projects/{projectId}/fit': async ({ user, params }) =>
    listFits(db, { ...params, userId: user.id, now: clock() }),

  'GET /projects/{projectId}/join-requests/fit': async ({ user, params }) =>
    listRequestFits(db, { ...params, personId: user.id, now: clock() }),

  'GET /projects/{projectId}/roles/{roleId}/people': async ({ user, params }) =>
    listPeopleForRole(db, { ...params, personId: user.id, now: clock() }),
});
