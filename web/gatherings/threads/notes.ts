import { commentsKey } from '#web/board/comments/comments-key.ts';
import type { Place } from '#web/board/comments/place.ts';
import { call } from '#web/lib/api/api.ts';

/** A team's notes. */
export function notesOf(projectId: number): Place {
  const params = { projectId };
  const path = '/projects/{projectId}/notes';
  return {
    queryKey: commentsKey(projectId, 'notes'),
    draft: `note-${projectId}`,
    projectId,
    names: {
      one: 'note',
      many: 'notes',
      heading: 'Notes',
      label: 'Note',
      send: 'Post note',
      none: 'No notes yet. Say hello, or share what everyone should know.',
    },
    hidesHeading: true,
    list: (signal) => call(`GET ${path}`, { params, signal }),
    write: (text) => call(`POST ${path}`, { params, body: { text } }),
    change: (commentId, text) =>
      call(`PUT ${path}/{commentId}`, { params: { ...params, commentId }, body: { text } }),
    remove: (commentId) => call(`DELETE ${path}/{commentId}`, { params: { ...params, commentId } }),
  };
}
