import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { firstOf } from '#server/platform/database/sql/outcomes.ts';
import { isActiveSql } from '#server/platform/database/sql/suspended.ts';

/** When the address of a person's calendar was made; null if they have none. */
export async function findFeed(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Returns when it was made. The one before leads nowhere from now on. */
export async function replaceFeed(
  db: Db,
  { userId, hash }: { userId: number; hash: Buffer },
): Promise<string> {
  const made = { token_hash: hash, created_at: sql<string>`now()` };
  const row = await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return row.created_at;
}

export async function deleteFeed(db: Db, userId: number) {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** Whose calendar a token opens; undefined if it's unknown, or the person is suspended. */
export const findOwner = (db: Db, { hash, now }: { hash: Buffer; now: Date }) =>
  firstOf(
    db
      .selectFrom('calendar_feeds')
      .innerJoin('users', 'users.id', 'user_id')
      .select('user_id')
      .where('token_hash', '=', hash)
      .where(isActiveSql(now)),
  );
