import type { changes } from '#contract/changes.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getTicketHistory } from './actions.ts';

export const changeRoutes = ({ db }: Context): Routes<typeof changes> => ({
  'GET /projects/{projectId}/tickets/{ticketId}/changes': async ({ user, params }) =>
    getTicketHistory(db, { ...params, userId: user.id }),
});
