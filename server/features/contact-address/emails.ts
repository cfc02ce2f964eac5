import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findContact, mintContactToken } from './store.ts';

const linkHours = 24;

export const contactAddressEmails = ({ db, publicUrl, clock }: Context): Composers => ({
  'confirm-contact': async ({ userId, email }: { userId: number; email: string }) => {
    const contact = await findContact(db, userId);
    const isWanted = contact?.communication_email === email;
    if (!isWanted || contact.communication_email_confirmed) return undefined;
    const expiresAt = new Date(clock().getTime() + linkHours * 60 * 60 * 1000);
    const token = await mintContactToken(db, { userId, email, expiresAt });
    return {
      to: email,
      subject: 'Confirm your contact address for Pieces',
      text: [
        // Its reader may not be the person whose account it is: no name that someone else typed.
        'Hello,',
        'Use this link to get notifications from Pieces at this address:',
        // Behind the "#" it reaches no server, no log and no other site.
        `${publicUrl}/confirm-contact#${token}`,
        `It works for ${linkHours} hours. If you didn’t ask for this, ignore this email.`,
      ].join('\n\n'),
    };
  },
});
