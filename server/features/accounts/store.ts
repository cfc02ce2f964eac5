import type { Db } from '#server/migrations/tables.ts';
import { hashToken, mintToken } from '#server/platform/sessions/sessions.ts';

type Registration = { email: string; firstName: string; lastName: string; passwordHash: string };

export async function insertRegistration(db: Db, registration: Registration): Promise<number> {
  const { id } = await db
    .insertInto('registrations')
    .values({
      email: registration.email,
      first_name: registration.firstName,
      last_name: registration.lastName,
      password_hash: registration.passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findRegistration = (db: Db, id: number) =>
  db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst();

/** The newest registration of an address that was not confirmed yet. */
export const findNewestRegistration = (db: Db, email: string) =>
  db
    .selectFrom('registrations')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();

/** Mints the token of a confirmation link; only its hash is kept. */
export async function mintRegistrationToken(
  db: Db,
  { registrationId, expiresAt }: { registrationId: number; expiresAt: Date },
): Promise<string> {
  const token = mintToken();
  await db
    .insertInto('registration_tokens')
    .values({
      hash: hashToken(token),
      registration_id: registrationId,
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return token;
}

/** The registration that a confirmation link belongs to, locked until the transaction ends. */
export const findRegistrationByToken = (db: Db, token: string) =>
  db
    .selectFrom('registration_tokens')
    .innerJoin('registrations', 'registrations.id', 'registration_tokens.registration_id')
    .selectAll('registrations')
    .select('registration_tokens.expires_at')
    .where('registration_tokens.hash', '=', hashToken(token))
    .forUpdate('registrations')
    .executeTakeFirst();

/** Makes the user; false where the address has one already. */
export async function insertUser(db: Db, registration: Registration): Promise<boolean> {
  const made = await db
    .insertInto('users')
    .values({
      email: registration.email,
      communication_email: registration.email,
      first_name: registration.firstName,
      last_name: registration.lastName,
      password_hash: registration.passwordHash,
      login_method: 'email',
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Forgets every registration of an address, and with them their links. */
export async function deleteRegistrations(db: Db, email: string) {
  await db.deleteFrom('registrations').where('email', '=', email).execute();
}
