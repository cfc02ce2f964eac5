import type { Db } from '#server/migrations/tables.ts';
import { hasChanged } from '#server/platform/database/sql/outcomes.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';

type Address = { userId: number; email: string };

export const findContact = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name', 'communication_email', 'communication_email_confirmed'])
    .where('id', '=', userId)
    .executeTakeFirst();

export const updateContact = (
  db: Db,
  { userId, email, confirmed }: Address & { confirmed: boolean },
) =>
  db
    .updateTable('users')
    .set({ communication_email: email, communication_email_confirmed: confirmed })
    .where('id', '=', userId)
    .execute();

/** Makes links to a previous address invalid. */
export const deleteContactTokens = (db: Db, userId: number) =>
  db.deleteFrom('contact_address_tokens').where('user_id', '=', userId).execute();

/** Creates the token of a confirmation link. Only its hash is stored. */
export async function mintContactToken(
  db: Db,
  { userId, email, expiresAt }: Address & { expiresAt: Date },
): Promise<string> {
  const token = mintToken();
  await db
    .insertInto('contact_address_tokens')
    .values({
      hash: hashToken(token),
      user_id: userId,
      email,
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return token;
}

export const findContactToken = (db: Db, token: string) =>
  db
    .selectFrom('contact_address_tokens')
    .select(['user_id', 'email', 'expires_at'])
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();

/** Confirms a contact email. Returns false if the person has changed it in the meantime. */
export const confirmContact = (db: Db, { userId, email }: Address) =>
  hasChanged(
    db
      .updateTable('users')
      .set({ communication_email_confirmed: true })
      .where('id', '=', userId)
      .where('communication_email', '=', email),
  );
