import type { threads } from '#contract/gatherings/threads.ts';
import {
  changeComment,
  listAll,
  readVersions,
  removeComment,
  writeComment,
} from '#server/board/comments/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import {
  listDiscussions,
  listPosts,
  readDiscussion,
  removeDiscussion,
  renameDiscussion,
  setState,
  startDiscussion,
} from './actions.ts';
import { discussionPlace } from './discussion-place.ts';
import { notesPlace } from './notes-place.ts';

export const threadRoutes = ({ db }: Context): Routes<typeof threads> => ({
  'GET /projects/{projectId}/notes': async ({ user, params }) =>
    listAll(db, notesPlace(params), user.id),

  'POST /projects/{projectId}/notes': async ({ db, user, params, body }) =>
    writeComment(db, notesPlace(params), { ...body, userId: user.id }),

  'PUT /projects/{projectId}/notes/{commentId}': async ({ user, params, body }) =>
    changeComment(db, notesPlace(params), {
      ...body,
      commentId: params.commentId,
      userId: user.id,
    }),

  'DELETE /projects/{projectId}/notes/{commentId}': async ({ user, params }) =>
    removeComment(db, notesPlace(params), { commentId: params.commentId, userId: user.id }),

  'GET /projects/{projectId}/threads': async ({ user, params }) =>
    listDiscussions(db, { ...params, userId: user.id }),

  'POST /projects/{projectId}/threads': async ({ db, user, params, body }) =>
    startDiscussion(db, { ...params, ...body, userId: user.id }),

  'GET /projects/{projectId}/threads/{threadId}': async ({ user, params }) =>
    readDiscussion(db, { ...params, userId: user.id }),

  'PUT /projects/{projectId}/threads/{threadId}': async ({ user, params, body }) =>
    renameDiscussion(db, { ...params, ...body, userId: user.id }),

  'PUT /projects/{projectId}/threads/{threadId}/state': async ({ user, params, body }) =>
    setState(db, { ...params, ...body, userId: user.id }),

  'DELETE /projects/{projectId}/threads/{threadId}': async ({ user, params }) =>
    removeDiscussion(db, { ...params, userId: user.id }),

  'GET /projects/{projectId}/threads/{threadId}/posts': async ({ user, params }) =>
    listPosts(db, { ...params, userId: user.id }),

  'POST /projects/{projectId}/threads/{threadId}/posts': async ({ db, user, params, body }) =>
    writeComment(db, discussionPlace(params), { ...body, userId: user.id }),

  'PUT /projects/{projectId}/threads/{threadId}/posts/{commentId}': async ({
    user,
    params: { commentId, ...thread },
    body,
  }) => changeComment(db, discussionPlace(thread), { ...body, commentId, userId: user.id }),

  'DELETE /projects/{projectId}/threads/{threadId}/posts/{commentId}': async ({
    user,
    params: { commentId, ...thread },
  }) => removeComment(db, discussionPlace(thread), { commentId, userId: user.id }),

  'GET /projects/{projectId}/threads/{threadId}/posts/{commentId}/versions': async ({
    user,
    params: { commentId, ...thread },
  }) => readVersions(db, discussionPlace(thread), { commentId, userId: user.id }),
});
