import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { enqueueMail } from '#server/platform/mail/outbox.ts';
import { notFound } from '#server/platform/problem.ts';
import { contactMail } from './policy.ts';
import {
  confirmContact,
  deleteContactTokens,
  findContact,
  findContactToken,
  updateContact,
} from './store.ts';

type Address = { userId: number; email: string };

/** Throws too_many_requests where setting this address would send too much mail. */
export async function allowContactAddress(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, email }: Address,
) {
  const contact = await findContact(db, userId);
  const isMailed = contact?.communication_email !== email && contact?.email !== email;
  if (isMailed) await limits.take(contactMail({ userId, email }));
}

/**
 * Keeps a contact address, in the caller's transaction. One that is new is mailed a link, unless it
 * is the address one signs in with: that one was confirmed already.
 */
export async function setContactAddress(db: Db, { userId, email }: Address) {
  const contact = await findContact(db, userId);
  if (!contact || contact.communication_email === email) return;
  const confirmed = contact.email === email;
  await updateContact(db, { userId, email, confirmed });
  await deleteContactTokens(db, userId);
  if (!confirmed) await enqueueMail(db, { kind: 'confirm-contact', payload: { userId, email } });
}

/** Mails another link to an address that waits for it. */
export async function resendContactLink(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  userId: number,
): Promise<string> {
  const contact = await findContact(db, userId);
  if (!contact) throw notFound();
  const email = contact.communication_email;
  if (contact.communication_email_confirmed) return `${email} is confirmed already.`;
  await limits.take(contactMail({ userId, email }));
  await enqueueMail(db, { kind: 'confirm-contact', payload: { userId, email } });
  return `We have sent a confirmation link to ${email}.`;
}

/** Follows a link; twice changes nothing. Returns the code that the error page is told, if any. */
export async function confirmContactAddress(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<'EXPIRED_TOKEN' | 'INVALID_TOKEN' | undefined> {
  const found = await findContactToken(db, token);
  if (!found) return 'INVALID_TOKEN';
  if (found.expires_at <= now.toISOString()) return 'EXPIRED_TOKEN';
  const confirmed = await confirmContact(db, { userId: found.user_id, email: found.email });
  return confirmed ? undefined : 'INVALID_TOKEN';
}

/** Where notifications go: the contact address once it is confirmed, until then the login address. */
export async function findNotificationAddress(db: Db, userId: number): Promise<string | undefined> {
  const contact = await findContact(db, userId);
  if (!contact) return undefined;
  return contact.communication_email_confirmed ? contact.communication_email : contact.email;
}
