import type { ForumPage } from '#contract/gatherings/forum.ts';
import type { ForumType } from '#contract/values/forum-types.ts';
import { insertAudit } from '#server/people/admins/audit-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { isDuplicate } from '#server/platform/database/errors.ts';
import { transact } from '#server/platform/database/transact.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import {
  followCategory,
  insertCategory,
  keepCategory,
  lockCategories,
  mergeCategory,
  unfollowCategory,
  updateCategory,
} from './category-store.ts';
import { presentCategory } from './present.ts';

type Fields = { name: string; description: string; type: ForumType };
type ByAdmin = { actorId: number; now: Date };

export const addCategory = (
  db: Db,
  fields: Fields,
  { actorId, now }: ByAdmin,
): Promise<ForumPage['categories'][number]> =>
  transact(db, async (db) => {
    const id = await insertCategory(db, fields);
    if (id === undefined) throw nameTaken();
    await insertAudit(db, { actorId, act: 'add_category', subject: `category:${id}`, now });
    return presentCategory({ id, ...fields, threads: 0, last_post_at: null, isFollowed: false });
  });

/** Changes a category, or moves its threads to another one and deletes it. */
export const changeCategory = (
  db: Db,
  { id, mergeInto, ...fields }: Fields & { id: number; mergeInto: number | null },
  { actorId, now }: ByAdmin,
): Promise<void> => {
  const changed = db.transaction().execute(async (db) => {
    const found = await lockCategories(db, mergeInto === null ? [id] : [id, mergeInto]);
    if (!found.includes(id)) throw notFound('This category no longer exists.');
    const act = mergeInto === null ? 'change_category' : 'merge_category';
    await insertAudit(db, { actorId, act, subject: `category:${id}`, now });
    if (mergeInto !== null) {
      if (mergeInto === id || !found.includes(mergeInto))
        throw invalidField('mergeInto', 'Choose another category from the list');
      return mergeCategory(db, { id, into: mergeInto });
    }
    await updateCategory(db, { id, ...fields });
  });
  return changed.catch((error: unknown) => {
    throw isDuplicate(error) ? nameTaken() : error;
  });
};

export const setCategoryFollowing = (
  db: Db,
  { isFollowed, ...follower }: { categoryId: number; userId: number; isFollowed: boolean },
): Promise<void> =>
  transact(db, async (db) => {
    if (!(await keepCategory(db, follower.categoryId)))
      throw notFound('This category no longer exists.');
    await (isFollowed ? followCategory(db, follower) : unfollowCategory(db, follower));
  });

const nameTaken = () => invalidField('name', 'Another category has this name');
