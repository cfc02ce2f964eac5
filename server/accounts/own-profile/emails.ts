import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { type Asked, describeAsked } from '#server/platform/sessions/describe-origin.ts';
import { findContact, mintContactToken } from './contact-address-store.ts';

const linkHours = 24;

/** Emails that were queued by an older version don't have `asked`. */
type Confirmation = { userId: number; email: string; asked?: Asked };

export const contactAddressEmails = ({ db, publicUrl, clock }: Context): Composers => ({
  'confirm-contact': async ({ userId, email, asked }: Confirmation) => {
    const contact = await findContact(db, userId);
    const isWanted = contact?.communication_email === email;
    if (!isWanted || contact.communication_email_confirmed) return undefined;
    const expiresAt = new Date(clock().getTime() + linkHours * 60 * 60 * 1000);
    const token = await mintContactToken(db, { userId, email, expiresAt });
    return {
      to: email,
      subject: 'Confirm your contact email for Pieces',
      paragraphs: [
        // The reader may not be the account's owner, so the email contains no names.
        'Hello,',
        `Someone asked to get notifications from Pieces at this address${asked ? ':' : '.'}`,
        ...(asked ? [describeAsked(asked)] : []),
        'If this was you, use this link to confirm it:',
        // After the "#", the token isn't sent to servers, logs or other sites.
        { label: 'Confirm this address', url: `${publicUrl}/confirm-contact#${token}` },
        `The link works for ${linkHours} hours. If this wasn’t you, ignore this email.`,
      ],
    };
  },
});
