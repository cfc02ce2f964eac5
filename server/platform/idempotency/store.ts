import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { hasChanged } from '#server/platform/database/sql/outcomes.ts';

/** A user's key. The fingerprint distinguishes requests with the same key. */
export type Claim = { userId: number; key: string; path: string; fingerprint: Buffer };

type Owned = Pick<Claim, 'userId' | 'key'>;

/** Claims a key for this transaction. Waits if it's in use; returns false if it was used before. */
export const claimKey = (db: Db, { userId, key, path, fingerprint }: Claim) =>
  hasChanged(
    db
      .insertInto('idempotency_keys')
      .values({ user_id: userId, key, path, fingerprint })
      .onConflict((conflict) => conflict.doNothing()),
  );

/** Stores the reply for repeated requests. `ending`: see transact.ts. */
export const keepReply = (
  db: Db,
  { userId, key }: Owned,
  { reply, ending }: { reply: unknown; ending: RawBuilder<unknown> },
) =>
  sql`
    update idempotency_keys set reply = ${JSON.stringify(reply)}
     where user_id = ${userId} and key = ${key} ${ending}`.execute(db);

export const getReply = (db: Db, { userId, key }: Owned) =>
  db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

export const deleteKeysOf = (db: Db, userId: number) =>
  db.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();

/** Deletes someone's keys of calls below a path, because they can't see what's there anymore. */
export const deleteKeysBelow = (db: Db, { userId, path }: Pick<Claim, 'userId' | 'path'>) =>
  db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where(sql<boolean>`starts_with(path, ${path})`)
    .execute();
