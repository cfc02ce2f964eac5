import type { Db } from '#server/migrations/tables.ts';
import { hashToken, mintToken } from '#server/platform/sessions/sessions.ts';

export const findOwner = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('email', '=', email)
    .executeTakeFirst();

export const findPassword = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** Mints the token of a reset link; only its hash is kept. */
export async function mintResetToken(
  db: Db,
  { userId, expiresAt }: { userId: number; expiresAt: Date },
): Promise<string> {
  const token = mintToken();
  await db
    .insertInto('password_reset_tokens')
    .values({ hash: hashToken(token), user_id: userId, expires_at: expiresAt.toISOString() })
    .execute();
  return token;
}

export const findResetToken = (db: Db, token: string) =>
  db
    .selectFrom('password_reset_tokens')
    .select(['user_id', 'expires_at'])
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();

/** Takes a reset link out of use; undefined where it was used in the meantime. */
export const useResetToken = (db: Db, token: string) =>
  db
    .deleteFrom('password_reset_tokens')
    .where('hash', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst();

/** Sets a password; every link that could set another one is void. Returns the address of its owner. */
export async function updatePassword(
  db: Db,
  { userId, passwordHash }: { userId: number; passwordHash: string },
): Promise<string> {
  await db.deleteFrom('password_reset_tokens').where('user_id', '=', userId).execute();
  const { email } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}
