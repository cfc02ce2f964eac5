import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { describeAsked } from '#server/platform/sessions/describe-origin.ts';
import {
  findUserByEmail,
  listRegistrations,
  mintRegistrationToken,
  type RegistrationRow,
} from './store.ts';

const linkHours = 24;
const maxListed = 3;

/**
 * One email for all registrations of an address. Its reader may not have made any of them, so the
 * email repeats nothing from the form. The link's token is created when the email is sent.
 */
export const accountEmails = ({ db, publicUrl, clock }: Context): Composers => ({
  registration: async ({ email }: { email: string }) => {
    const registrations = (await listRegistrations(db, email)).slice(0, maxListed);
    if (registrations.length === 0) return undefined;
    const owner = await findUserByEmail(db, email);
    const attempts = registrations
      .map((row) => describeRegistration(row, owner?.time_zone))
      .join('\n');
    if (owner) return alreadyRegistered({ email, publicUrl, attempts });
    const expiresAt = new Date(clock().getTime() + linkHours * 60 * 60 * 1000);
    const token = await mintRegistrationToken(db, { email, expiresAt });
    return {
      to: email,
      subject: 'Confirm your email address for Pieces',
      paragraphs: [
        'Hello,',
        'Someone signed up for Pieces with this address:',
        attempts,
        'If this was you, use this link to confirm your address:',
        { label: 'Confirm your address', url: `${publicUrl}/verify?token=${token}` },
        `The link works for ${linkHours} hours. If this wasn’t you, ignore this email: no account will be created.`,
      ],
    };
  },
});

const describeRegistration = (
  { created_at, user_agent, address }: RegistrationRow,
  timeZone?: string,
) => `- ${describeAsked({ at: created_at, userAgent: user_agent, address }, timeZone)}`;

type Known = { email: string; publicUrl: string; attempts: string };

const alreadyRegistered = ({ email, publicUrl, attempts }: Known) => ({
  to: email,
  subject: 'You already have a Pieces account',
  paragraphs: [
    'Hello,',
    'Someone tried to sign up for Pieces with this address, but it already has an account:',
    attempts,
    'If this was you, sign in here:',
    { label: 'Sign in', url: `${publicUrl}/login` },
    'If you don’t know your password, choose “Forgot your password?” on that page. If this wasn’t you, ignore this email.',
  ],
});
