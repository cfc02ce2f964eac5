import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { exists } from '#server/platform/database/sql/outcomes.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';

export const listPasskeys = (db: Db, userId: number) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select('users.credentials_version as version')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

type NewPasskey = Pick<
  PasskeyRow,
  'user_id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'name'
>;

/** Stores a passkey. Returns undefined if its credential ID already exists. */
export const insertPasskey = (db: Db, passkey: NewPasskey) =>
  db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const markUsed = (
  db: Db,
  { id, counter, now }: { id: number; counter: number; now: Date },
) =>
  db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .execute();

/** Deletes these passkeys of a person. Returns how many were deleted. */
export async function deletePasskeys(
  db: Db,
  { userId, ids }: { userId: number; ids: number[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from passkeys where user_id = ${userId} and id = any(${ids}::bigint[])
    returning id`.execute(db);
  return rows.length;
}

/** Whether a person's second step is a passkey, because they have no app. */
export const needsPasskey = (db: Db, userId: number) =>
  exists(
    db
      .selectFrom('two_step')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('app_secret', 'is', null),
  );

type Challenge = { challenge: string; userId: number | null; expiresAt: Date };

/** Stores a challenge and returns the token for the browser's cookie. */
export async function insertChallenge(
  db: Db,
  { challenge, userId, expiresAt }: Challenge,
): Promise<string> {
  const token = mintToken();
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: hashToken(token),
      challenge,
      user_id: userId,
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return token;
}

/** Deletes a challenge and returns it, so that it can only be used once. */
export const deleteChallenge = (db: Db, token: string) =>
  db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashToken(token))
    .returning(['challenge', 'user_id', 'expires_at'])
    .executeTakeFirst();
