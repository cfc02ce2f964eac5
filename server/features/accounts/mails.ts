import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findRegistration, mintRegistrationToken } from './store.ts';

const linkHours = 24;

/** The mails of this feature. A link's token is minted here, when its mail leaves. */
export const accountMails = ({ db, publicUrl, clock }: Context): Composers => ({
  'confirm-registration': async ({ registrationId }: { registrationId: number }) => {
    const registration = await findRegistration(db, registrationId);
    if (!registration) return undefined;
    const expiresAt = new Date(clock().getTime() + linkHours * 60 * 60 * 1000);
    const token = await mintRegistrationToken(db, { registrationId, expiresAt });
    return {
      to: registration.email,
      subject: 'Confirm your email address for Pieces',
      text: [
        `Hello ${registration.first_name},`,
        'welcome to Pieces. Follow this link to confirm your address:',
        `${publicUrl}/api/auth/verify?token=${token}`,
        `It works for ${linkHours} hours. If you did not register, you need not do anything.`,
      ].join('\n\n'),
    };
  },

  'already-registered': async ({ email }: { email: string }) => ({
    to: email,
    subject: 'You already have a Pieces account',
    text: [
      'Hello,',
      'someone, perhaps you, tried to register at Pieces with this address. It has an account already:',
      `${publicUrl}/login`,
      'If it was not you, you need not do anything.',
    ].join('\n\n'),
  }),
});
