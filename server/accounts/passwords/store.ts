import type { Db } from '#server/migrations/tables.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';

export const findOwner = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('email', '=', email)
    .executeTakeFirst();

export const findPassword = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'password_hash', 'credentials_version as version'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** Creates the token of a reset link. Only its hash is stored. */
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

/** Makes all reset links of a person invalid. */
export const deleteResetTokens = (db: Db, userId: number) =>
  db.deleteFrom('password_reset_tokens').where('user_id', '=', userId).execute();

/**
 * Sets a password and cancels pending two-step sign-ins with the old one. Emailed reset links stay
 * valid, so that someone at an open session can't lock the mailbox's owner out.
 */
export async function updatePassword(
  db: Db,
  { userId, passwordHash }: { userId: number; passwordHash: string },
) {
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}
