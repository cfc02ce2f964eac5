import type { ForumPage, ForumThreadPage, LiveThread } from '#contract/gatherings/forum.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import { heldTitle } from '#contract/values/vocabulary.ts';
import type { CategoryRow } from './category-store.ts';
import { canAccept, canChange, canRemove, canWrite, type Reader } from './policy.ts';
import type { ThreadRow } from './store.ts';

export const presentThread = (row: ThreadRow): LiveThread => ({
  id: row.id,
  title: row.isHeld ? heldTitle : row.title,
  author: presentAuthor(row),
  categoryId: row.category_id,
  category: row.category,
  type: row.type,
  replies: row.post_count - 1,
  views: row.view_count,
  lastPostAt: row.last_post_at,
  tags: row.isHeld ? [] : row.tags,
  isPinned: row.isPinned,
  isClosed: row.isClosed,
  acceptedId: row.accepted_id,
});

const presentAuthor = (row: ThreadRow): LiveThread['author'] =>
  row.author_id === null
    ? null
    : {
        id: row.author_id,
        name: row.author_name,
        avatar: row.author_avatar && photoAddress(row.author_avatar),
        role: row.author_role,
        expertise: row.author_expertise,
        helpfulCount: row.author_helpful_count,
      };

export const presentThreadPage = (row: ThreadRow, reader: Reader): ForumThreadPage => ({
  ...presentThread(row),
  isFollowed: row.isFollowed,
  can: {
    change: canChange(row, reader),
    remove: canRemove(row, reader),
    manage: reader.isAdmin,
    accept: canAccept(row, reader),
    write: canWrite(row, reader),
  },
});

export const presentCategory = (row: CategoryRow): ForumPage['categories'][number] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  type: row.type,
  threads: row.threads,
  lastPostAt: row.last_post_at,
  isFollowed: row.isFollowed,
});
