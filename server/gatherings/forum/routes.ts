import type { forum } from '#contract/gatherings/forum.ts';
import { readVersions, removeComment } from '#server/board/comments/actions.ts';
import { refuseOthers } from '#server/people/admins/actions.ts';
import { isAdmin } from '#server/people/admins/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import {
  accept,
  changePost,
  changeThread,
  listPosts,
  readThread,
  removeThread,
  searchForum,
  setFollowing,
  setState,
  startThread,
  writePost,
} from './actions.ts';
import { addCategory, changeCategory, setCategoryFollowing } from './categories.ts';
import { forumPlace } from './forum-place.ts';
import type { Reader } from './policy.ts';
import { countView } from './store.ts';

export function forumRoutes(context: Context): Routes<typeof forum> {
  const { db, clock, adminEmails } = context;
  // A call that creates has a connection already, and must not wait for another one.
  const readerOf = async (user: { id: number } | undefined, connection = db): Promise<Reader> => {
    if (!user) return { userId: 0, isAdmin: false };
    const admin = await isAdmin(connection, { userId: user.id, adminEmails, now: clock() });
    return { userId: user.id, isAdmin: admin };
  };
  return {
    'GET /forum': async ({ user, query: { unanswered, ...query } }) =>
      searchForum(
        db,
        { ...query, type: query.type, isUnanswered: unanswered === 'true' },
        await readerOf(user),
      ),

    'POST /forum/threads': async ({ db, user, body }) =>
      startThread(db, { form: body, reader: await readerOf(user, db), now: clock() }),

    'GET /forum/threads/{threadId}': async ({ user, params }) =>
      readThread(db, params, await readerOf(user)),

    'PUT /forum/threads/{threadId}': async ({ user, params: ref, body }) =>
      changeThread(db, { ref, reader: await readerOf(user) }, body),

    'DELETE /forum/threads/{threadId}': async ({ user, params: ref }) =>
      removeThread(db, { ref, reader: await readerOf(user) }),

    'PUT /forum/threads/{threadId}/state': async ({ user, params: ref, body }) => {
      await refuseOthers(context, user.id);
      return setState(db, { ref, reader: await readerOf(user) }, body);
    },

    'PUT /forum/threads/{threadId}/accepted': async ({ user, params: ref, body }) =>
      accept(db, { ref, reader: await readerOf(user) }, { ...body, now: clock() }),

    'PUT /forum/threads/{threadId}/following': async ({ user, params: ref, body }) =>
      setFollowing(db, { ref, reader: await readerOf(user) }, body.isFollowed),

    'PUT /forum/threads/{threadId}/views': async ({ user, params }) =>
      countView(db, { ...params, userId: user.id, now: clock() }),

    'GET /forum/threads/{threadId}/posts': async ({ user, params }) =>
      listPosts(db, { ...params, userId: user?.id ?? 0 }),

    'POST /forum/threads/{threadId}/posts': async ({ db, user, params, body }) =>
      writePost(db, { ...params, ...body, userId: user.id, now: clock() }),

    'PUT /forum/threads/{threadId}/posts/{commentId}': async ({ user, params, body }) =>
      changePost(db, { ...params, ...body, userId: user.id, now: clock() }),

    'DELETE /forum/threads/{threadId}/posts/{commentId}': async ({
      user,
      params: { threadId, commentId },
    }) => removeComment(db, forumPlace({ threadId }), { commentId, userId: user.id }),

    'PUT /forum/categories/{categoryId}/following': async ({ user, params, body }) =>
      setCategoryFollowing(db, { ...params, ...body, userId: user.id }),

    'GET /forum/threads/{threadId}/posts/{commentId}/versions': async ({
      user,
      params: { threadId, commentId },
    }) => readVersions(db, forumPlace({ threadId }), { commentId, userId: user?.id ?? 0 }),

    'POST /admin/categories': async ({ user, body }) => {
      await refuseOthers(context, user.id);
      return addCategory(db, body, { actorId: user.id, now: clock() });
    },

    'PUT /admin/categories/{categoryId}': async ({ user, params, body }) => {
      await refuseOthers(context, user.id);
      const by = { actorId: user.id, now: clock() };
      return changeCategory(db, { id: params.categoryId, ...body }, by);
    },
  };
}
