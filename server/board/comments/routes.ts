import type { comments } from '#contract/board/comments.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { changeComment, listThread, removeComment, writeComment } from './actions.ts';

const notes = { ticketId: null };

export const commentRoutes = ({ db }: Context): Routes<typeof comments> => ({
  'GET /projects/{projectId}/notes': async ({ user, params }) =>
    listThread(db, { ...params, ...notes, userId: user.id }),

  'POST /projects/{projectId}/notes': async ({ db, user, params, body }) =>
    writeComment(db, { ...params, ...notes, ...body, userId: user.id }),

  'PUT /projects/{projectId}/notes/{commentId}': async ({ user, params, body }) =>
    changeComment(db, { ...params, ...notes, ...body, userId: user.id }),

  'DELETE /projects/{projectId}/notes/{commentId}': async ({ user, params }) =>
    removeComment(db, { ...params, ...notes, userId: user.id }),

  'GET /projects/{projectId}/tickets/{ticketId}/comments': async ({ user, params }) =>
    listThread(db, { ...params, userId: user.id }),

  'POST /projects/{projectId}/tickets/{ticketId}/comments': async ({ db, user, params, body }) =>
    writeComment(db, { ...params, ...body, userId: user.id }),

  'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}': async ({
    user,
    params,
    body,
  }) => changeComment(db, { ...params, ...body, userId: user.id }),

  'DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}': async ({
    user,
    params,
  }) => removeComment(db, { ...params, userId: user.id }),
});
