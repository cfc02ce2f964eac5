import type { comments } from '#contract/board/comments.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { changeComment, listAll, removeComment, writeComment } from './actions.ts';
import { ticketPlace } from './ticket-place.ts';

export const commentRoutes = ({ db }: Context): Routes<typeof comments> => ({
  'GET /projects/{projectId}/tickets/{ticketId}/comments': async ({ user, params }) =>
    listAll(db, ticketPlace(params), user.id),

  'POST /projects/{projectId}/tickets/{ticketId}/comments': async ({ db, user, params, body }) =>
    writeComment(db, ticketPlace(params), { ...body, userId: user.id }),

  'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}': async ({
    user,
    params: { commentId, ...ticket },
    body,
  }) => changeComment(db, ticketPlace(ticket), { ...body, commentId, userId: user.id }),

  'DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}': async ({
    user,
    params: { commentId, ...ticket },
  }) => removeComment(db, ticketPlace(ticket), { commentId, userId: user.id }),
});
