import { nextPath } from '#contract/accounts/next-path.ts';
import type { Proof } from '#server/accounts/sign-in/method-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { createEncryption } from '#server/platform/encryption.ts';
import { enqueueMail } from '#server/platform/mail/outbox.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { refuseCommonPassword } from '#server/platform/passwords/common-passwords.ts';
import { hashPassword, isPassword } from '#server/platform/passwords/password-hash.ts';
import type { Origin } from '#server/platform/sessions/describe-origin.ts';
import {
  findOwnRegistration,
  findUserByEmail,
  insertRegistration,
  listRegistrations,
  lockAddress,
} from './store.ts';

type Form = {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  next?: string | undefined;
};

/**
 * Stores a registration until it's confirmed, and emails the address a link, or says that it already
 * has an account. The response and its timing are the same for every address.
 */
export async function register(
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  { origin, browserHash, ...form }: Form & { origin: Origin; browserHash: Buffer },
) {
  // Encrypted because it may have the token of an invitation.
  const next = form.next
    ? createEncryption(secret, 'destinations').encrypt(nextPath(form.next))
    : null;
  refuseCommonPassword(form.password, [form.email, form.firstName, form.lastName]);
  const passwordHash = await hashPassword(form.password);
  await db.transaction().execute(async (db) => {
    await lockAddress(db, form.email);
    // Even if there's an account: signing in with this password must not reveal whether there is one.
    await insertRegistration(db, { ...form, next, passwordHash, origin, browserHash });
    await requestLink(db, form.email);
  });
}

/** Emails the link of an address again, to the browser that registered it. Throws not_found to others. */
export async function resendLink(
  { db }: Pick<Context, 'db'>,
  { email, browserHash }: { email: string; browserHash: Buffer | undefined },
) {
  const own = findOwnRegistration(await listRegistrations(db, email), browserHash);
  if (!own) throw notFound('This sign-up has ended. Sign in, or sign up again.');
  await requestLink(db, email);
}

const requestLink = (db: Db, email: string) =>
  enqueueMail(db, { kind: 'registration', payload: { email }, requestedFor: email });

/**
 * Checks an address and password. Someone with the password of an unconfirmed registration gets
 * email_not_confirmed and a new link, even if the address has an account by now. All other failures
 * are invalid_credentials, after checking two hashes, so that they look and take the same.
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
  await requestLink(db, email);
  throw new ProblemError('email_not_confirmed');
}
