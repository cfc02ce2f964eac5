import { sql, type Updateable } from 'kysely';
import type { TechStackEntry } from '#contract/profiles/profiles.ts';
import { foldCase } from '#contract/values/text/fold-case.ts';
import type { Db, Tables } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { hasChanged } from '#server/platform/database/sql/outcomes.ts';

export const findUser = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

type Follow = { followerId: number; followedId: number };

/** Returns false if the person already follows the other one. */
export const insertFollow = (db: Db, { followerId, followedId }: Follow) =>
  hasChanged(
    db
      .insertInto('follows')
      .values({ follower_id: followerId, followed_id: followedId })
      .onConflict((conflict) => conflict.doNothing()),
  );

export const deleteFollow = (db: Db, { followerId, followedId }: Follow) =>
  db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .execute();

export async function updateUser(
  db: Db,
  { id, changes }: { id: number; changes: Updateable<Tables['users']> },
) {
  if (Object.keys(changes).length === 0) return;
  const { first_name = sql.ref('first_name'), last_name = sql.ref('last_name') } = changes;
  const renamed = sql`(first_name, last_name) is distinct from (${first_name}, ${last_name})`;
  await db
    .updateTable('users')
    .set({ ...changes, name_version: sql`name_version + (${renamed})::int` })
    .where('id', '=', id)
    .execute();
}

/** Replaces a tech stack. Call it in a transaction. */
export async function replaceTechStack(
  db: Db,
  { userId, entries }: { userId: number; entries: TechStackEntry[] },
) {
  // Without the lock, two simultaneous saves would both delete and then both insert.
  await lockPerson(db, userId);
  await db.deleteFrom('tech_stack_entries').where('user_id', '=', userId).execute();
  if (entries.length === 0) return;
  await db
    .insertInto('tech_stack_entries')
    .values(
      entries.map(({ technology, skillLevel, description }, ordinal) => ({
        user_id: userId,
        ordinal,
        technology,
        technology_key: foldCase(technology),
        skill_level: skillLevel,
        description,
      })),
    )
    .execute();
}
