import type { Db } from '#server/migrations/tables.ts';

/** A key as one person sent it; the fingerprint tells one request from another under the same key. */
export type Claim = { userId: number; key: string; fingerprint: Buffer };

/** Takes a key for this transaction. False where it was used; one that is in use is waited for. */
export async function claimKey(db: Db, { userId, key, fingerprint }: Claim): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Keeps what was answered, for whoever asks again under this key. */
export async function keepReply(db: Db, { userId, key }: Claim, reply: unknown) {
  await db
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

export const getReply = (db: Db, { userId, key }: Claim) =>
  db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

export async function deleteKeysOf(db: Db, userId: number) {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}
