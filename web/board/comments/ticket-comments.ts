import { call } from '#web/lib/api/api.ts';
import { commentsKey } from './comments-key.ts';
import type { Place } from './place.ts';

export function ticketComments(params: { projectId: number; ticketId: number }): Place {
  const { projectId, ticketId } = params;
  const path = '/projects/{projectId}/tickets/{ticketId}/comments';
  return {
    queryKey: commentsKey(projectId, { ticketId }),
    draft: `comment-${ticketId}`,
    projectId,
    names: {
      one: 'comment',
      many: 'comments',
      heading: 'Comments',
      label: 'Comment',
      send: 'Comment',
      none: 'No comments yet',
    },
    list: (signal) => call(`GET ${path}`, { params, signal }),
    write: (text) => call(`POST ${path}`, { params, body: { text } }),
    change: (commentId, text) =>
      call(`PUT ${path}/{commentId}`, { params: { ...params, commentId }, body: { text } }),
    remove: (commentId) => call(`DELETE ${path}/{commentId}`, { params: { ...params, commentId } }),
  };
}
