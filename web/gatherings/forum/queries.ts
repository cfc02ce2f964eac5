import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForumPage, ForumThreadPage } from '#contract/gatherings/forum.ts';
import type { Place } from '#web/board/comments/place.ts';
import { posts } from '#web/gatherings/threads/queries.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';
import type { ForumSearch } from './forum-search.ts';

/** A page of the threads that a search finds. */
export const listThreads = (
  { text, type, isUnanswered }: ForumSearch,
  { page, signal }: { page: number; signal: AbortSignal },
) =>
  call('GET /forum', {
    query: {
      ...(text.trim() !== '' && { search: text.trim() }),
      ...(type !== 'all' && { type }),
      ...(isUnanswered && { unanswered: 'true' as const }),
      ...(page > 0 && { page: String(page) }),
    },
    signal,
  });

/** What a new thread can be about. */
export const categoriesQuery = callQuery(['forum', 'categories'], 'GET /forum', { query: {} });

export const threadQuery = (threadId: number) =>
  callQuery(['forum', threadId], 'GET /forum/threads/{threadId}', { params: { threadId } });

export function forumPostsOf(threadId: number, isReadOnly: boolean): Place {
  const params = { threadId };
  const path = '/forum/threads/{threadId}/posts';
  return {
    queryKey: ['forum', threadId, 'posts'],
    draft: `forum-post-${threadId}`,
    ...posts,
    isReadOnly,
    list: (signal) => call(`GET ${path}`, { params, signal }),
    write: (text) => call(`POST ${path}`, { params, body: { text } }),
    change: (commentId, text) =>
      call(`PUT ${path}/{commentId}`, { params: { ...params, commentId }, body: { text } }),
    remove: (commentId) => call(`DELETE ${path}/{commentId}`, { params: { ...params, commentId } }),
    listVersions: (commentId, signal) =>
      call(`GET ${path}/{commentId}/versions`, { params: { ...params, commentId }, signal }),
  };
}

/** Refreshes the forum after something has changed. */
const useForumMutation = <Variables, Result>(
  mutationFn: (variables: Variables) => Promise<Result>,
) => useChange(mutationFn, { queryKey: ['forum'] });

type NewThread = { categoryId: number; title: string; text: string; tags: string[] };

export const useStartThread = () =>
  useForumMutation((body: NewThread) => call('POST /forum/threads', { body }));

export type Category = ForumPage['categories'][number];

export const useFollowCategory = (categoryId: number) =>
  useForumMutation((isFollowed: boolean) =>
    call('PUT /forum/categories/{categoryId}/following', {
      params: { categoryId },
      body: { isFollowed },
    }),
  );

type CategoryForm = Pick<Category, 'name' | 'description' | 'type'> & { mergeInto: number | null };

/** Adds a category, or changes or merges the one with this ID. */
export const useSaveCategory = (categoryId: number | undefined) =>
  useForumMutation(async ({ mergeInto, ...body }: CategoryForm): Promise<unknown> =>
    categoryId === undefined
      ? call('POST /admin/categories', { body })
      : call('PUT /admin/categories/{categoryId}', {
          params: { categoryId },
          body: { ...body, mergeInto },
        }),
  );

export const useChangeThread = (threadId: number) =>
  useForumMutation((body: { title: string; tags: string[] }) =>
    call('PUT /forum/threads/{threadId}', { params: { threadId }, body }),
  );

export const useDeleteThread = (threadId: number) =>
  useForumMutation(() => call('DELETE /forum/threads/{threadId}', { params: { threadId } }));

/** What someone can do to a thread with one press. */
function useThreadAct<Body>(threadId: number, act: (body: Body) => Promise<ForumThreadPage>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (thread) => showReply(client, threadQuery(threadId).queryKey, thread),
    onSettled: () => client.invalidateQueries({ queryKey: ['forum', 'list'] }),
  });
}

type State = { isPinned: boolean; isClosed: boolean; categoryId: number };

export const useSetThreadState = (threadId: number) =>
  useThreadAct(threadId, (body: State) =>
    call('PUT /forum/threads/{threadId}/state', { params: { threadId }, body }),
  );

export const useAcceptAnswer = (threadId: number) =>
  useThreadAct(threadId, (postId: number | null) =>
    call('PUT /forum/threads/{threadId}/accepted', { params: { threadId }, body: { postId } }),
  );

export const useFollowThread = (threadId: number) =>
  useThreadAct(threadId, (isFollowed: boolean) =>
    call('PUT /forum/threads/{threadId}/following', { params: { threadId }, body: { isFollowed } }),
  );

/** Counts that the reader has opened a thread. Nobody waits for it, and nothing is lost if it fails. */
export const countView = (threadId: number) =>
  call('PUT /forum/threads/{threadId}/views', { params: { threadId } }).catch(() => {});
