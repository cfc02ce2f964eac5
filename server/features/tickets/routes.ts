import type { tickets } from '#contract/tickets.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { changeTicket, createTicket, findBoard, removeTicket } from './actions.ts';

export const ticketRoutes = ({ db, pool }: Context): Routes<typeof tickets> => ({
  'GET /projects/{projectId}/tickets': async ({ user, params }) => ({
    content: await findBoard({ db, pool }, { ...params, userId: user.id }),
  }),

  'POST /projects/{projectId}/tickets': async ({ user, params, body }) =>
    createTicket(db, { ...params, userId: user.id, form: body }),

  'PUT /projects/{projectId}/tickets/{ticketId}': async ({ user, params, body }) =>
    changeTicket(db, { ...params, userId: user.id, form: body }),

  'DELETE /projects/{projectId}/tickets/{ticketId}': async ({ user, params }) =>
    removeTicket(db, { ...params, userId: user.id }),
});
