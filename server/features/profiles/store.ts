import { sql, type Updateable } from 'kysely';
import type { TechStackEntry } from '#contract/profiles.ts';
import type { Db, Tables } from '#server/migrations/tables.ts';

export const findUser = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export const listTechStack = (db: Db, userId: number) =>
  db
    .selectFrom('tech_stack_entries')
    .select(['technology', 'skill_level', 'description'])
    .where('user_id', '=', userId)
    .orderBy('ordinal')
    .execute();

/** How many teams a person is in, how many follow them, and how many they follow. */
export const countTies = (db: Db, userId: number) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*) from project_members where user_id = ${userId})`.as('projects'),
      sql<number>`(select count(*) from follows where followed_id = ${userId})`.as('followers'),
      sql<number>`(select count(*) from follows where follower_id = ${userId})`.as('following'),
    ])
    .executeTakeFirstOrThrow();

type Follow = { followerId: number; followedId: number };

export async function insertFollow(db: Db, { followerId, followedId }: Follow) {
  await db
    .insertInto('follows')
    .values({ follower_id: followerId, followed_id: followedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFollow(db: Db, { followerId, followedId }: Follow) {
  await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .execute();
}

export async function isFollowing(db: Db, { followerId, followedId }: Follow): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateUser(
  db: Db,
  { id, changes }: { id: number; changes: Updateable<Tables['users']> },
) {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Puts a list in the place of the one before. Callers hold a transaction. */
export async function replaceTechStack(
  db: Db,
  { userId, entries }: { userId: number; entries: TechStackEntry[] },
) {
  // Two saves at once would otherwise both delete, and then both insert.
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  await db.deleteFrom('tech_stack_entries').where('user_id', '=', userId).execute();
  if (entries.length === 0) return;
  await db
    .insertInto('tech_stack_entries')
    .values(
      entries.map(({ technology, skillLevel, description }, ordinal) => ({
        user_id: userId,
        ordinal,
        technology,
        skill_level: skillLevel,
        description,
      })),
    )
    .execute();
}
