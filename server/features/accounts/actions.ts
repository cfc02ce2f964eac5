import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { mailTo } from '#server/platform/mail/limit.ts';
import { enqueueMail } from '#server/platform/mail/outbox.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { hashPassword, isPassword } from '#server/platform/password-hash.ts';
import {
  deleteRegistrations,
  findNewestRegistration,
  findRegistrationByToken,
  findUserByEmail,
  insertRegistration,
  insertUser,
} from './store.ts';

/**
 * Keeps a registration until its link is followed. An address that has an account gets a mail that
 * says so; the answer, and the time it takes, are the same for every address.
 */
export async function register(
  db: Db,
  form: { email: string; firstName: string; lastName: string; password: string },
) {
  const passwordHash = await hashPassword(form.password);
  await db.transaction().execute(async (db) => {
    if (await findUserByEmail(db, form.email)) {
      await enqueueMail(db, { kind: 'already-registered', payload: { email: form.email } });
      return;
    }
    const registrationId = await insertRegistration(db, { ...form, passwordHash });
    await enqueueMail(db, { kind: 'confirm-registration', payload: { registrationId } });
  });
}

/** Follows a confirmation link; returns the code that the error page is told, if any. */
export async function confirmRegistration(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<'EXPIRED_TOKEN' | 'INVALID_TOKEN' | undefined> {
  return db.transaction().execute(async (db) => {
    const registration = await findRegistrationByToken(db, token);
    if (!registration) return 'INVALID_TOKEN';
    if (registration.expires_at <= now.toISOString()) return 'EXPIRED_TOKEN';
    const made = await insertUser(db, {
      email: registration.email,
      firstName: registration.first_name,
      lastName: registration.last_name,
      passwordHash: registration.password_hash,
    });
    await deleteRegistrations(db, registration.email);
    return made ? undefined : 'INVALID_TOKEN';
  });
}

/**
 * The id of the user with this address and password. Only who knows the right password is told
 * that the address waits for confirmation, and is mailed a new link; every other failure is alike,
 * after one verification of one hash.
 */
export async function authenticate(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { email, password }: { email: string; password: string },
): Promise<number> {
  const user = await findUserByEmail(db, email);
  const registration = user ? undefined : await findNewestRegistration(db, email);
  const matches = await isPassword(password, user?.password_hash ?? registration?.password_hash);
  if (!matches) throw new ProblemError('invalid_credentials');
  if (user) return user.id;
  if (!registration) throw new ProblemError('invalid_credentials');
  await limits.take([mailTo(email)]);
  await enqueueMail(db, {
    kind: 'confirm-registration',
    payload: { registrationId: registration.id },
  });
  throw new ProblemError('email_not_confirmed');
}
