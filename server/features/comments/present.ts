import type { Comment } from '#contract/comments.ts';
import { isAuthor } from './policy.ts';
import type { CommentRow } from './store.ts';

/** A comment, with what the person asking may do. */
export function presentComment(row: CommentRow, person: { id: number }): Comment {
  const isOwn = isAuthor({ authorId: row.author_id, personId: person.id });
  return {
    id: row.id,
    text: row.text,
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    can: { edit: isOwn, remove: isOwn },
  };
}
