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
    if (!(await findUserByEmail(db, form.email)))
      await insertRegistration(db, { ...form, passwordHash, origin, browserHash });
    await askForLink(db, form.email);
  });
}

const askForLink = (db: Db, email: string) =>
  enqueueMail(db, { kind: 'registration', payload: { email }, askedFor: email });

/**
 * The id of the user with this address and password. Only who knows the right password is told
 * that the address waits for confirmation, and is mailed a link; every other failure is alike,
 * after one verification of one hash.
 */
export async function authenticate(
  { db }: Pick<Context, 'db'>,
  { email, password }: { email: string; password: string },
): Promise<number> {
  const user = await findUserByEmail(db, email);
  const [registration] = user ? [] : await listRegistrations(db, email);
  const matches = await isPassword(password, user?.password_hash ?? registration?.password_hash);
  if (!matches) throw new ProblemError('invalid_credentials');
  if (user) return user.id;
  if (!registration) throw new ProblemError('invalid_credentials');
  await askForLink(db, email);
  throw new ProblemError('email_not_confirmed');
}
