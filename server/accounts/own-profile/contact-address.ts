import { notifyOwner } from '#server/accounts/sign-in/methods.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { enqueueMail, withdrawMails } from '#server/platform/mail/outbox.ts';
import { listRefusals } from '#server/platform/mail/refusals.ts';
import type { Asked } from '#server/platform/sessions/describe-origin.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import { showEmailAddress } from '#server/platform/formats/show-email-address.ts';
import { contactUses } from './contact-address-policy.ts';
import {
  confirmContact,
  deleteContactTokens,
  findContact,
  findContactToken,
  updateContact,
} from './contact-address-store.ts';

type Address = { userId: number; email: string };
type Request = Address & { asked?: Asked | undefined };

/**
 * Throws identity_unconfirmed if the address changes and the person confirmed their identity too long
 * ago, and too_many_requests if they change it too often.
 */
export async function checkContactAddressChange(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, email, isFresh }: Address & { isFresh: boolean },
) {
  const contact = await findContact(db, userId);
  if (contact?.communication_email === email) return;
  if (!isFresh) throw new ProblemError('identity_unconfirmed');
  if (contact?.email !== email) await limits.take(contactUses(userId));
}

/**
 * Saves a contact email in the caller's transaction and notifies the account's owner. Emails a link
 * to a new address, unless it's the address they sign in with, which is already confirmed.
 */
export async function setContactAddress(db: Db, { userId, email, asked }: Request) {
  const contact = await findContact(db, userId);
  if (!contact || contact.communication_email === email) return;
  const confirmed = contact.email === email;
  await updateContact(db, { userId, email, confirmed });
  await deleteContactTokens(db, userId);
  await notifyOwner(db, { userId, notice: 'contact-address-changed' });
  if (!confirmed) await requestLink(db, { userId, email, asked });
}

/** Replaces an email that is still waiting, so that it says when the link was asked for last. */
async function requestLink(db: Db, { asked, ...address }: Request) {
  const kind = 'confirm-contact';
  await withdrawMails(db, { kind, payload: address });
  const payload = { ...address, asked };
  await enqueueMail(db, { kind, payload, requestedFor: address.email });
}

/** Emails another link, unless the address is already confirmed. */
export async function resendContactLink(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, asked }: { userId: number; asked: Asked },
): Promise<string> {
  const contact = await findContact(db, userId);
  if (!contact) throw notFound();
  const email = contact.communication_email;
  if (contact.communication_email_confirmed) return `${email} is already confirmed.`;
  await limits.take(contactUses(userId));
  await requestLink(db, { userId, email, asked });
  return `We’ve sent a confirmation link to ${email}.`;
}

/** Confirms the address of a link. Idempotent. Throws link_invalid and link_expired. */
export async function confirmContactAddress(db: Db, { token, now }: { token: string; now: Date }) {
  const found = await findContactToken(db, token);
  if (!found) throw new ProblemError('link_invalid');
  if (found.expires_at <= now.toISOString()) throw new ProblemError('link_expired');
  const confirmed = await confirmContact(db, { userId: found.user_id, email: found.email });
  if (!confirmed) throw new ProblemError('link_invalid');
}

/** Which of a person's two addresses refused the last email to them. */
export async function listRefusedAddresses(db: Db, userId: number) {
  const contact = await findContact(db, userId);
  if (!contact) throw notFound();
  const refusals = await listRefusals(db, [
    ...new Set([contact.communication_email, contact.email]),
  ]);
  return refusals.map((one) => ({ ...one, address: showEmailAddress(one.address) }));
}
