import type { Context } from '#server/platform/context.ts';
import { formatTime } from '#server/platform/mail/format-time.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { describeOrigin } from '#server/platform/sessions/describe-origin.ts';
import {
  findUserByEmail,
  listRegistrations,
  mintRegistrationToken,
  type RegistrationRow,
} from './store.ts';

const linkHours = 24;
const mostListed = 3;

/**
 * One email for all registrations of an address. Its reader may have asked for none of them, so
 * nothing that was typed into the form stands in it. A link's token is minted when its mail leaves.
 */
export const accountMails = ({ db, publicUrl, clock }: Context): Composers => ({
  registration: async ({ email }: { email: string }) => {
    if (await findUserByEmail(db, email)) return alreadyRegistered({ email, publicUrl });
    const registrations = await listRegistrations(db, email);
    if (registrations.length === 0) return undefined;
    const expiresAt = new Date(clock().getTime() + linkHours * 60 * 60 * 1000);
    const token = await mintRegistrationToken(db, { email, expiresAt });
    return {
      to: email,
      subject: 'Confirm your email address for Pieces',
      text: [
        'Hello,',
        'Someone signed up for Pieces with this address:',
        registrations.slice(0, mostListed).map(describeRegistration).join('\n'),
        'If it was you, use this link to confirm your address:',
        `${publicUrl}/verify?token=${token}`,
        `It works for ${linkHours} hours. If it wasn’t you, ignore this email: no account will be created.`,
      ].join('\n\n'),
    };
  },
});

const describeRegistration = ({ created_at, user_agent, address }: RegistrationRow) =>
  `- ${formatTime(created_at)}, ${describeOrigin({ userAgent: user_agent, address })}`;

const alreadyRegistered = ({ email, publicUrl }: { email: string; publicUrl: string }) => ({
  to: email,
  subject: 'You already have a Pieces account',
  text: [
    'Hello,',
    'Someone, perhaps you, tried to register at Pieces with this address. It already has an account. Sign in here:',
    `${publicUrl}/login`,
    'If you don’t know your password, use “Forgot your password?” there. If it wasn’t you, ignore this email.',
  ].join('\n\n'),
});
