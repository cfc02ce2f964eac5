import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { refuseCommonPassword } from '#server/platform/passwords/common-passwords.ts';
import { createEncryption } from '#server/platform/encryption.ts';
import { hashPassword, isPassword } from '#server/platform/passwords/password-hash.ts';
import { invalidField, ProblemError } from '#server/platform/problem.ts';
import { verificationUses } from './policy.ts';
import {
  deleteRegistrations,
  findOwnRegistration,
  findRegistrationToken,
  insertUser,
  listRegistrations,
  lockAddress,
  type RegistrationRow,
} from './store.ts';

/** How many registrations to compare with a password; each costs a hash. */
const maxCompared = 5;

type Parts = Pick<Context, 'db' | 'limits' | 'clock' | 'secret'>;
type Proof = { token: string; browserHash: Buffer | undefined; password: string | undefined };

/**
 * Creates the account of the registration made in this browser, or of the one with this password.
 * Returns the address and where the person was going. Throws link_invalid, link_expired, and
 * password_required if this browser made none and there's no password.
 */
export async function confirmRegistration(
  { db, limits, clock, secret }: Parts,
  { token, browserHash, password }: Proof,
): Promise<{ email: string; next: string }> {
  const create = async (registration: RegistrationRow) => {
    await createAccount(db, { email, token, ...accountOf(registration) });
    return { email, next: readNext(registration, secret) };
  };
  const email = await getAddress(db, { token, now: clock() });
  const waiting = await listRegistrations(db, email);
  const own = findOwnRegistration(waiting, browserHash);
  if (own) return create(own);
  if (password === undefined) throw new ProblemError('password_required', { current: { email } });
  const refund = await limits.take(verificationUses(token));
  const matching = await findByPassword(waiting, password);
  if (!matching) {
    // Someone else may have used the link while we compared passwords.
    await getAddress(db, { token, now: clock() });
    throw invalidField('password', 'This isn’t the password you signed up with. Try again.');
  }
  await refund();
  return create(matching);
}

type OwnForm = { token: string; firstName: string; lastName: string; password: string };

/** Creates the account of a link's address with a name and password chosen now. */
export async function confirmWithOwnPassword(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { token, firstName, lastName, password }: OwnForm,
): Promise<string> {
  const email = await getAddress(db, { token, now: clock() });
  refuseCommonPassword(password, [email, firstName, lastName]);
  const passwordHash = await hashPassword(password);
  return createAccount(db, { email, token, firstName, lastName, passwordHash });
}

async function getAddress(db: Db, { token, now }: { token: string; now: Date }) {
  const found = await findRegistrationToken(db, token);
  if (!found) throw new ProblemError('link_invalid');
  if (found.expires_at <= now.toISOString()) throw new ProblemError('link_expired');
  return found.email;
}

type Account = { email: string; firstName: string; lastName: string; passwordHash: string };

/** Also deletes the address's other registrations and links. */
async function createAccount(db: Db, { token, ...account }: Account & { token: string }) {
  const { email } = account;
  await db.transaction().execute(async (db) => {
    await lockAddress(db, email);
    // Another link or an external login may have created the account in the meantime.
    if (!(await findRegistrationToken(db, token))) throw new ProblemError('link_invalid');
    if (!(await insertUser(db, account))) throw new ProblemError('link_invalid');
    await deleteRegistrations(db, email);
  });
  return email;
}

const readNext = ({ next }: RegistrationRow, secret: string) =>
  (next && createEncryption(secret, 'destinations').decrypt(next)) || '/';

const accountOf = (row: RegistrationRow) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  passwordHash: row.password_hash,
});

async function findByPassword(rows: RegistrationRow[], password: string) {
  for (const row of rows.slice(0, maxCompared)) {
    if (await isPassword(password, row.password_hash)) return row;
  }
  return undefined;
}
