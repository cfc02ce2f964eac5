import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findOwner, findPassword, mintResetToken } from './store.ts';

const linkMinutes = 60;

/** Password emails go to the address the person signs in with, not to the contact email. */
export const passwordEmails = ({ db, publicUrl, clock }: Context): Composers => ({
  'reset-password': async ({ email }: { email: string }) => {
    const owner = await findOwner(db, email);
    if (!owner) return undefined;
    const expiresAt = new Date(clock().getTime() + linkMinutes * 60 * 1000);
    const token = await mintResetToken(db, { userId: owner.id, expiresAt });
    return {
      to: email,
      subject: 'Choose a new password for Pieces',
      paragraphs: [
        `Hello ${owner.first_name},`,
        'Use this link to choose a new password:',
        // After the "#", the token isn't sent to servers, logs or other sites.
        { label: 'Choose a new password', url: `${publicUrl}/reset-password#${token}` },
        'The link works once, for 1 hour. If this wasn’t you, ignore this email: your password won’t change.',
      ],
    };
  },

  'password-changed': async ({ userId }: { userId: number }) => {
    const owner = await findPassword(db, userId);
    if (!owner) return undefined;
    return {
      to: owner.email,
      subject: 'Your Pieces password was changed',
      paragraphs: [
        `Hello ${owner.first_name},`,
        'Your password was changed, and you were signed out in all other browsers.',
        'If this wasn’t you, choose a new password now. We’ll also show you all the other ways to sign in to your account:',
        { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
      ],
    };
  },
});
