import type { Comment } from '#contract/board/comments.ts';
import { type Mentioned, mentionedIds } from '#contract/markdown/mentions.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import { canEdit, isAuthor } from './policy.ts';
import type { CommentRow } from './store.ts';

const heldText = '*Several people reported this, so it’s hidden until an admin decides.*';

/** A comment, with what the person asking may do. */
export function presentComment(
  row: CommentRow,
  {
    person,
    names,
    folded,
  }: {
    person: { id: number };
    names: ReadonlyMap<number, string>;
    /** Whose comments aren't shown at first. */
    folded: readonly number[];
  },
): Comment {
  const isOwn = isAuthor({ authorId: row.author_id, personId: person.id });
  return {
    id: row.id,
    text: row.is_held && !isOwn ? heldText : row.text,
    author: presentAuthor(row),
    mentions: row.is_held && !isOwn ? [] : presentMentions(row.text, names),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    isHeld: row.is_held,
    isFolded: row.author_id !== null && folded.includes(row.author_id),
    can: { edit: canEdit({ isOwn, isHidden: row.is_hidden || row.is_held }), remove: isOwn },
  };
}

/** The people whom a text mentions, of those whose names the reader may know. */
export const presentMentions = (text: string, names: ReadonlyMap<number, string>): Mentioned[] =>
  mentionedIds(text)
    .map((id) => ({ id, name: names.get(id) }))
    .filter((one): one is Mentioned => one.name !== undefined);

const presentAuthor = ({ author_id: id, author_name: name, author_avatar: hash }: CommentRow) =>
  id === null ? null : { id, name, avatar: hash && photoAddress(hash) };
