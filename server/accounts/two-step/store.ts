import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { hasChanged } from '#server/platform/database/sql/outcomes.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';

export const findTwoStep = (db: Db, userId: number) =>
  db.selectFrom('two_step').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Turns two-step sign-in on, or replaces the app. Without an app, a passkey is the second step. */
export async function saveTwoStep(
  db: Db,
  {
    userId,
    appSecret,
    lastStep = 0,
  }: { userId: number; appSecret: string | null; lastStep?: number },
) {
  const fields = { app_secret: appSecret, last_step: lastStep };
  await db
    .insertInto('two_step')
    .values({ user_id: userId, ...fields })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
}

export async function deleteTwoStep(db: Db, userId: number) {
  await db.deleteFrom('two_step').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Marks a time step as used. Returns false if it, or a later one, was already used. */
export const consumeTimeStep = (db: Db, { userId, step }: { userId: number; step: number }) =>
  hasChanged(
    db
      .updateTable('two_step')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step),
  );

export async function replaceRecoveryCodes(
  db: Db,
  { userId, codes }: { userId: number; codes: string[] },
) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ hash: hashToken(code), user_id: userId })))
    .execute();
}

/** Deletes a recovery code. Returns false if the person has no such code. */
export const consumeRecoveryCode = (db: Db, { userId, code }: { userId: number; code: string }) =>
  hasChanged(
    db
      .deleteFrom('recovery_codes')
      .where('hash', '=', hashToken(code))
      .where('user_id', '=', userId),
  );

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Records that the password was right. Returns the token for the browser's cookie. */
export async function insertPending(
  db: Db,
  { userId, version, expiresAt }: { userId: number; version: number; expiresAt: Date },
): Promise<string> {
  const token = mintToken();
  await db
    .insertInto('pending_sign_ins')
    .values({
      hash: hashToken(token),
      user_id: userId,
      expires_at: expiresAt.toISOString(),
      credentials_version: version,
    })
    .execute();
  return token;
}

export const findPending = (db: Db, { token, now }: { token: string; now: Date }) =>
  db
    .selectFrom('pending_sign_ins')
    .select(['user_id', 'credentials_version'])
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Returns false if it's already gone. */
export const deletePending = (db: Db, token: string) =>
  hasChanged(db.deleteFrom('pending_sign_ins').where('hash', '=', hashToken(token)));
