import type { Proof } from '#server/features/sign-in-methods/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { enqueueMail } from '#server/platform/mail/outbox.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { refuseCommonPassword } from '#server/platform/passwords/common-passwords.ts';
import { hashPassword, isPassword } from '#server/platform/passwords/password-hash.ts';
import type { Origin } from '#server/platform/sessions/describe-origin.ts';
import { findUserByEmail, insertRegistration, listRegistrations, lockAddress } from './store.ts';

type Form = { email: string; firstName: string; lastName: string; password: string };

/**
 * Keeps a registration until it is confirmed, and emails the address: a link, or that it has an
 * account. The answer, and the time it takes, are the same for every address.
 */
export async function register(
  db: Db,
  { origin, browserHash, ...form }: Form & { origin: Origin; browserHash: Buffer },
) {
  refuseCommonPassword(form.password, [form.email, form.firstName, form.lastName]);
  const passwordHash = await hashPassword(form.password);
  await db.transaction().execute(async (db) => {
    await lockAddress(db, form.email);
    // Also where there is an account: signing in with this password must not tell whether there is.
    await insertRegistration(db, { ...form, passwordHash, origin, browserHash });
    await askForLink(db, form.email);
  });
}

const askForLink = (db: Db, email: string) =>
  enqueueMail(db, { kind: 'registration', payload: { email }, requestedFor: email });

/**
 * Who has this address and password. Only someone with the password of a registration is told that
 * the address waits for confirmation, and is mailed a link, whether it has an account by now or not;
 * every other failure is alike, after the verification of two hashes.
 */
export async function authenticate(
  { db }: Pick<Context, 'db'>,
  { email, password }: { email: string; password: string },
): Promise<Proof> {
  const user = await findUserByEmail(db, email);
  const isOwner = await isPassword(password, user?.password_hash);
  if (user && isOwner) return { userId: user.id, version: user.version };
  const [registration] = await listRegistrations(db, email);
  if (!(await isPassword(password, registration?.password_hash)))
    throw new ProblemError('invalid_credentials');
  await askForLink(db, email);
  throw new ProblemError('email_not_confirmed');
}
