import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findOwner, findPassword, mintResetToken } from './store.ts';

const linkMinutes = 60;

/** Mails about passwords go to the address that one signs in with, whatever the contact address is. */
export const passwordMails = ({ db, publicUrl, clock }: Context): Composers => ({
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
        'follow this link to choose a new password:',
        // Behind the "#" it reaches no server, no log and no other site.
        `${publicUrl}/reset-password#${token}`,
        'It works once, for one hour. If you did not ask for it, you need not do anything.',
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
        'the password of your account was changed, and all other browsers were signed out.',
        'If it was not you, choose a new one at once with “Forgot your password?”:',
        `${publicUrl}/login`,
      ].join('\n\n'),
    };
  },
});
