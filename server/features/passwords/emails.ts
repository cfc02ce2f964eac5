import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findOwner, findPassword, mintResetToken } from './store.ts';

const linkMinutes = 60;

/** Emails about passwords go to the address that one signs in with, whatever the contact address is. */
export const passwordEmails = ({ db, publicUrl, clock }: Context): Composers => ({
  'reset-password': async ({ email }: { email: string }) => {
    const owner = await findOwner(db, email);
    if (!owner) return undefined;
    const expiresAt = new Date(clock().getTime() + linkMinutes * 60 * 1000);
    const token = await mintResetToken(db, { userId: owner.id, expiresAt });
    return {
      to: email,
      subject: 'Choose a new password for Pieces',
      text: [
        `Hello ${owner.first_name},`,
        'Use this link to choose a new password:',
        // Behind the "#" it reaches no server, no log and no other site.
        `${publicUrl}/reset-password#${token}`,
        'It works once, for one hour. If you didn’t ask for it, ignore this email: your password stays as it is.',
      ].join('\n\n'),
    };
  },

  'password-changed': async ({ userId }: { userId: number }) => {
    const owner = await findPassword(db, userId);
    if (!owner) return undefined;
    return {
      to: owner.email,
      subject: 'Your Pieces password was changed',
      text: [
        `Hello ${owner.first_name},`,
        'The password of your account was changed, and all other browsers were signed out.',
        'If it wasn’t you, choose a new one now; the page shows you every other way into your account:',
        `${publicUrl}/forgot-password`,
      ].join('\n\n'),
    };
  },
});
