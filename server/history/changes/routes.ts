import type { changes } from '#contract/history/changes.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getTeamChanges, getTicketHistory, rememberSeen } from './actions.ts';

export const changeRoutes = ({ db }: Context): Routes<typeof changes> => ({
  'GET /projects/{projectId}/tickets/{ticketId}/changes': async ({ user, params }) =>
    getTicketHistory(db, { ...params, userId: user.id }),

  'GET /projects/{projectId}/changes': async ({ user, params, query }) =>
    getTeamChanges(db, { ...params, ...query, userId: user.id }),

  'PUT /projects/{projectId}/changes/seen': async ({ user, params, body }) =>
    rememberSeen(db, { ...params, ...body, userId: user.id }),
});
