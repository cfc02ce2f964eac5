import { commentsKey } from '#web/board/comments/comments-key.ts';
import type { Place } from '#web/board/comments/place.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';
import { threadsKey } from './threads-key.ts';
import { call } from '#web/lib/api/api.ts';

export type ThreadRef = { projectId: number; threadId: number };

/** A team's discussions: pinned ones first, then the latest. */
export const discussionsQuery = (projectId: number) =>
  callQuery([...threadsKey(projectId), 'list'], 'GET /projects/{projectId}/threads', {
    params: { projectId },
  });

export const discussionQuery = ({ projectId, threadId }: ThreadRef) =>
  callQuery([...threadsKey(projectId), threadId], 'GET /projects/{projectId}/threads/{threadId}', {
    params: { projectId, threadId },
  });

/** What the posts of every thread are called. Its heading is above them. */
export const posts: Pick<Place, 'names' | 'hidesHeading'> = {
  names: {
    one: 'post',
    many: 'posts',
    heading: 'Posts',
    label: 'Reply',
    send: 'Reply',
    none: '',
  },
  hidesHeading: true,
};

/** The posts of a discussion. */
export function postsOf(params: ThreadRef, isReadOnly: boolean): Place {
  const { projectId, threadId } = params;
  const path = '/projects/{projectId}/threads/{threadId}/posts';
  return {
    queryKey: commentsKey(projectId, { threadId }),
    draft: `post-${threadId}`,
    projectId,
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

/** Refreshes the list and every open discussion after something has changed. */
const useThreadMutation = <Variables, Result>(
  projectId: number,
  mutationFn: (variables: Variables) => Promise<Result>,
) => useChange(mutationFn, { queryKey: threadsKey(projectId) });

export const useStartDiscussion = (projectId: number) =>
  useThreadMutation(projectId, (body: { title: string; text: string }) =>
    call('POST /projects/{projectId}/threads', { params: { projectId }, body }),
  );

export const useRenameDiscussion = (params: ThreadRef) =>
  useThreadMutation(params.projectId, (title: string) =>
    call('PUT /projects/{projectId}/threads/{threadId}', { params, body: { title } }),
  );

export const useSetState = (params: ThreadRef) =>
  useThreadMutation(params.projectId, (body: { isPinned: boolean; isClosed: boolean }) =>
    call('PUT /projects/{projectId}/threads/{threadId}/state', { params, body }),
  );

export const useDeleteDiscussion = (params: ThreadRef) =>
  useThreadMutation(params.projectId, () =>
    call('DELETE /projects/{projectId}/threads/{threadId}', { params }),
  );
