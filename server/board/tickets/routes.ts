import { boardEtag } from '#contract/board/board-etag.ts';
import type { tickets } from '#contract/board/tickets.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { createBoardCopies } from './board-copies.ts';
import {
  restoreDeletedTicket,
  changeTicket,
  createTicket,
  getBoard,
  removeTicket,
} from './actions.ts';

export const ticketRoutes = (
  { db, pool, clock }: Context,
  getBoardCopy = createBoardCopies({ db, pool, clock }),
): Routes<typeof tickets> => ({
  'GET /projects/{projectId}/tickets': async ({ user, params, query, request, reply }) => {
    const view = query.view ?? 'tickets';
    const known = parseEtag(view, request.headers['if-none-match']);
    const wanted = { ...params, userId: user.id, ticketId: query.ticket, known };
    const board =
      view === 'board'
        ? await getBoardCopy(wanted)
        : await getBoard({ db, pool }, { ...wanted, described: true });
    if (!board) return reply.code(304).send();
    reply.header('etag', boardEtag(view, board.lastChange));
    if ('content' in board) return board;
    if (!Buffer.isBuffer(board.reply)) return board.reply;
    return reply.type('application/json; charset=utf-8').send(board.reply);
  },

  'POST /projects/{projectId}/tickets': async ({ db, user, params, body }) =>
    createTicket(db, { ...params, userId: user.id, form: body }),

  'PUT /projects/{projectId}/tickets/{ticketId}': async ({ user, params, body }) =>
    changeTicket(db, { ...params, userId: user.id, form: body }),

  'DELETE /projects/{projectId}/tickets/{ticketId}': async ({ user, params }) =>
    removeTicket({ db, clock }, { ...params, userId: user.id }),

  'POST /projects/{projectId}/tickets/{ticketId}/restoration': async ({ user, params }) =>
    restoreDeletedTicket({ db, clock }, { ...params, userId: user.id }),
});

/** Returns the number in an ETag of this view, or undefined. Accepts weak ETags, which proxies create. */
function parseEtag(view: 'board' | 'tickets', tag = ''): number | undefined {
  const lastChange = Number(/(\d{1,15})"$/.exec(tag)?.[1]);
  return tag.replace(/^W\//, '') === boardEtag(view, lastChange) ? lastChange : undefined;
}
