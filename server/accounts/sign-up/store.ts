import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { lockName } from '#server/platform/database/locks.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { firstOf } from '#server/platform/database/sql/outcomes.ts';
import type { Origin } from '#server/platform/sessions/describe-origin.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';

type NewUser = { email: string; firstName: string; lastName: string; passwordHash: string };

/** Per address. Beyond that, the oldest are deleted. */
const maxRegistrations = 20;

/**
 * Locks an address until the transaction ends, whether it has an account or not. Take it before any
 * other lock when creating an account or a registration.
 */
export const lockAddress = (db: Db, email: string) => lockName(db, `address ${email}`);

export async function insertRegistration(
  db: Db,
  {
    origin,
    browserHash,
    next,
    ...user
  }: NewUser & { origin: Origin; browserHash: Buffer; next: Buffer | null },
) {
  await db
    .insertInto('registrations')
    .values({
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      password_hash: user.passwordHash,
      browser_hash: browserHash,
      next,
      user_agent: origin.userAgent,
      address: origin.address,
    })
    .execute();
  await db
    .deleteFrom('registrations')
    .where('email', '=', user.email)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('registrations')
        .select('id')
        .where('email', '=', user.email)
        .orderBy('id', 'desc')
        .limit(maxRegistrations),
    )
    .execute();
}

/** The unconfirmed registrations of an address, newest first. */
export const listRegistrations = (db: Db, email: string) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .execute();
export type RegistrationRow = Awaited<ReturnType<typeof listRegistrations>>[number];

/** The registration that was made in the browser with this hash. */
export const findOwnRegistration = (
  registrations: readonly RegistrationRow[],
  browserHash: Buffer | undefined,
) => registrations.find(({ browser_hash }) => browserHash && browser_hash?.equals(browserHash));

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'credentials_version as version', 'time_zone'])
    .where('email', '=', email)
    .executeTakeFirst();

/** Creates the token of a confirmation link. Only its hash is stored. */
export async function mintRegistrationToken(
  db: Db,
  { email, expiresAt }: { email: string; expiresAt: Date },
): Promise<string> {
  const token = mintToken();
  await db
    .insertInto('registration_tokens')
    .values({ hash: hashToken(token), email, expires_at: expiresAt.toISOString() })
    .execute();
  return token;
}

/** The address that a confirmation link was sent to. */
export const findRegistrationToken = (db: Db, token: string) =>
  db
    .selectFrom('registration_tokens')
    .select(['email', 'expires_at'])
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();

/** Creates a user whose mailbox was proven. Returns their id, or undefined if the address already has an account. */
export const insertUser = (db: Db, user: NewUser) =>
  firstOf(
    db
      .insertInto('users')
      .values({
        email: user.email,
        communication_email: user.email,
        first_name: user.firstName,
        last_name: user.lastName,
        password_hash: user.passwordHash,
        login_method: 'email',
        is_proven: true,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id'),
  );

/** Deletes all registrations and confirmation links of an address. */
export async function deleteRegistrations(db: Db, email: string) {
  await db.deleteFrom('registrations').where('email', '=', email).execute();
  await db.deleteFrom('registration_tokens').where('email', '=', email).execute();
}

export type AccountRow = {
  id: number;
  email: string;
  name: string;
  since: string;
  until: string | null;
};

/** The last accounts, or those with a text in their name or address. `until`: when a suspension ends. */
export const listAccounts = (db: Db, { text, limit }: { text: string; limit: number }) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      fullName('users').as('name'),
      'created_at as since',
      'suspended_until as until',
    ])
    .where(
      sql<boolean>`position(lower(${text}) in lower(email || ' ' || ${fullName('users')})) > 0`,
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
