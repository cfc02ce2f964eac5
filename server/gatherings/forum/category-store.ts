import { sql } from 'kysely';
import type { ForumType } from '#contract/values/forum-types.ts';
import type { Db } from '#server/migrations/tables.ts';
import { exists, firstOf, valuesOf } from '#server/platform/database/sql/outcomes.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

export type CategoryRow = {
  id: number;
  name: string;
  description: string;
  type: ForumType;
  threads: number;
  last_post_at: string | null;
  isFollowed: boolean;
};

/** All categories with how many threads they have, in the order of their creation. A visitor's ID is 0. */
export const listCategories = (db: Db, userId: number) => rowsOf<CategoryRow>(db)`
    select id, name, description, type, coalesce(threads, 0)::integer as threads, last_post_at,
           exists(select from category_followers
                   where category_id = categories.id and user_id = ${userId}) as "isFollowed"
      from categories
      left join (select category_id, count(*) as threads, max(last_post_at) as last_post_at
                   from threads where kind = 'forum' group by category_id) as counted
        on category_id = id
     order by id`;

type Fields = { name: string; description: string; type: ForumType };

/** Returns its ID, or undefined if another one has this name. */
export const insertCategory = (db: Db, fields: Fields) =>
  firstOf(
    db
      .insertInto('categories')
      .values(fields)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );

/** Locks categories until the transaction ends. Returns those that aren't gone. */
export const lockCategories = (db: Db, ids: number[]) =>
  valuesOf(
    db
      .selectFrom('categories')
      .select('id')
      .where('id', 'in', ids)
      // In one order, so that two admins never wait for each other.
      .orderBy('id')
      .forUpdate(),
  );

/** Keeps a category until the transaction ends. Returns false if it's gone. */
export const keepCategory = (db: Db, id: number) =>
  exists(db.selectFrom('categories').select('id').where('id', '=', id).forShare());

/** Fails if another one has this name, whatever its case. */
export const updateCategory = (db: Db, { id, ...fields }: Fields & { id: number }) =>
  db.updateTable('categories').set(fields).where('id', '=', id).execute();

type Follower = { categoryId: number; userId: number };

export const followCategory = (db: Db, { categoryId, userId }: Follower) =>
  db
    .insertInto('category_followers')
    .values({ category_id: categoryId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const unfollowCategory = (db: Db, { categoryId, userId }: Follower) =>
  db
    .deleteFrom('category_followers')
    .where('category_id', '=', categoryId)
    .where('user_id', '=', userId)
    .execute();

/** Who is told of new threads in a category. */
export const listCategoryFollowers = (db: Db, categoryId: number) =>
  valuesOf(
    db.selectFrom('category_followers').select('user_id').where('category_id', '=', categoryId),
  );

/** Moves all threads and followers of a category to another one, and deletes it. */
export async function mergeCategory(db: Db, { id, into }: { id: number; into: number }) {
  await db
    .updateTable('threads')
    .set({ category_id: into })
    .where('category_id', '=', id)
    .execute();
  await sql`
    insert into category_followers (category_id, user_id)
    select ${into}, user_id from category_followers join users on users.id = user_id
     where category_id = ${id}
       -- Someone who deletes their account meanwhile doesn't follow it.
       for key share of users
    on conflict do nothing`.execute(db);
  await db.deleteFrom('categories').where('id', '=', id).execute();
}
