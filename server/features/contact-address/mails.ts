import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findContact, mintContactToken } from './store.ts';

const linkHours = 24;

export const contactAddressMails = ({ db, publicUrl, clock }: Context): Composers => ({
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
        `Hello ${contact.first_name},`,
        'follow this link to have notifications from Pieces sent to this address:',
        `${publicUrl}/api/auth/confirm-contact?token=${token}`,
        `It works for ${linkHours} hours. If you do not use Pieces, you need not do anything.`,
      ].join('\n\n'),
    };
  },
});
