import type { Discussion, DiscussionPage } from '#contract/gatherings/threads.ts';
import { type Mentioned, mentionedIds, showMentions } from '#contract/markdown/mentions.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import { canRemove, canRename } from './policy.ts';
import type { DiscussionRow } from './store.ts';

export const presentDiscussion = (
  row: DiscussionRow,
  names: ReadonlyMap<number, string>,
): Discussion => ({
  id: row.id,
  title: row.title,
  author: presentAuthor(row),
  excerpt: excerptOf(row.beginning, names),
  replies: row.post_count - 1,
  lastPostAt: row.last_post_at,
  isPinned: row.isPinned,
  isClosed: row.isClosed,
});

/** How a text begins, in one line without the marks of Markdown. */
function excerptOf(beginning: string, names: ReadonlyMap<number, string>): string {
  const known = mentionedIds(beginning)
    .map((id) => ({ id, name: names.get(id) }))
    .filter((one): one is Mentioned => one.name !== undefined);
  return showMentions(beginning, known)
    .replace(cutMention, '')
    .split('\n')
    .filter((line) => !line.startsWith('```'))
    .map((line) => line.replace(/^(?:#{1,6}|>|[-*+]) /, ''))
    .join(' ')
    .replaceAll(/`|\*\*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A mention that was cut at the end. */
const cutMention = /@\[\d{0,15}$/;

const presentAuthor = ({ author_id: id, author_name: name, author_avatar: hash }: DiscussionRow) =>
  id === null ? null : { id, name, avatar: hash && photoAddress(hash) };

export const presentPage = (
  row: DiscussionRow,
  { names, ...reader }: { userId: number; names: ReadonlyMap<number, string> },
): DiscussionPage => ({
  ...presentDiscussion(row, names),
  can: {
    rename: row.isActive && canRename(row, reader),
    remove: row.isActive && canRemove(row, reader),
    manage: row.isLead,
    write: row.isActive && !row.isClosed,
  },
});
