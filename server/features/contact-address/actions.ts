import { notifyOwner } from '#server/features/sign-in-methods/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { enqueueMail } from '#server/platform/mail/outbox.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { contactUses } from './policy.ts';
import {
  confirmContact,
  deleteContactTokens,
  findContact,
  findContactToken,
  updateContact,
} from './store.ts';

type Address = { userId: number; email: string };

/**
 * Throws identity_unconfirmed where someone changes their address long after they proved who they
 * are, and too_many_requests where they do it too often.
 */
export async function allowContactAddress(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, email, isFresh }: Address & { isFresh: boolean },
) {
  const contact = await findContact(db, userId);
  if (contact?.communication_email === email) return;
  if (!isFresh) throw new ProblemError('identity_unconfirmed');
  if (contact?.email !== email) await limits.take(contactUses(userId));
}

/**
 * Keeps a contact address, in the caller's transaction, and tells the owner of the account. One that
 * is new is mailed a link, unless it is the address one signs in with: that one was confirmed already.
 */
export async function setContactAddress(db: Db, { userId, email }: Address) {
  const contact = await findContact(db, userId);
  if (!contact || contact.communication_email === email) return;
  const confirmed = contact.email === email;
  await updateContact(db, { userId, email, confirmed });
  await deleteContactTokens(db, userId);
  await notifyOwner(db, { userId, notice: 'contact-address-changed' });
  if (!confirmed) await askForLink(db, { userId, email });
}

const askForLink = (db: Db, address: Address) =>
  enqueueMail(db, { kind: 'confirm-contact', payload: address, requestedFor: address.email });

/** Mails another link to an address that waits for it. */
export async function resendContactLink(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  userId: number,
): Promise<string> {
  const contact = await findContact(db, userId);
  if (!contact) throw notFound();
  const email = contact.communication_email;
  if (contact.communication_email_confirmed) return `${email} is confirmed already.`;
  await limits.take(contactUses(userId));
  await askForLink(db, { userId, email });
  return `We have sent a confirmation link to ${email}.`;
}

/** Confirms the address of a link; twice changes nothing. Throws link_invalid and link_expired. */
export async function confirmContactAddress(db: Db, { token, now }: { token: string; now: Date }) {
  const found = await findContactToken(db, token);
  if (!found) throw new ProblemError('link_invalid');
  if (found.expires_at <= now.toISOString()) throw new ProblemError('link_expired');
  const confirmed = await confirmContact(db, { userId: found.user_id, email: found.email });
  if (!confirmed) throw new ProblemError('link_invalid');
}

/** Where notifications go: the contact address once it is confirmed, until then the login address. */
export async function findNotificationAddress(db: Db, userId: number): Promise<string | undefined> {
  const contact = await findContact(db, userId);
  if (!contact) return undefined;
  return contact.communication_email_confirmed ? contact.communication_email : contact.email;
}
