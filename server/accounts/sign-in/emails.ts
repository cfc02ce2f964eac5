import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { type Asked, describeAsked } from '#server/platform/sessions/describe-origin.ts';
import { type NoticeKind, notices } from './notices.ts';
import { findOwner } from './method-store.ts';

type Notice = { userId: number; notice: NoticeKind; provider?: string };
type NewDevice = Asked & { userId: number };

/** Security emails go to the address the person signs in with, not to the contact email. */
export const securityEmails = ({ db, publicUrl }: Context): Composers => {
  const advice = [
    'If this was you, you don’t need to do anything. If not, choose a new password now. This signs you out everywhere, and we’ll show you all the ways to sign in to your account:',
    { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
  ];
  return {
    'security-notice': async ({ userId, notice, provider }: Notice) => {
      const owner = await findOwner(db, userId);
      if (!owner) return undefined;
      const { subject, sentence } = notices[notice]({ ...(provider && { provider }) });
      // A new password doesn't turn off a second step that someone else set up.
      const help = isAboutSecondStep(notice)
        ? [turnOff, { label: 'Open your settings', url: `${publicUrl}/settings?section=privacy` }]
        : advice;
      const paragraphs = [`Hello ${owner.first_name},`, sentence, ...help];
      return { to: owner.email, subject, paragraphs };
    },

    'new-device': async ({ userId, ...origin }: NewDevice) => {
      const owner = await findOwner(db, userId);
      if (!owner) return undefined;
      return {
        to: owner.email,
        subject: 'New sign-in to your Pieces account',
        paragraphs: [
          `Hello ${owner.first_name},`,
          'We noticed a sign-in from a new browser:',
          describeAsked(origin, owner.time_zone),
          ...advice,
        ],
      };
    },
  };
};

const isAboutSecondStep = (notice: NoticeKind) =>
  notice === 'two-step-on' || notice === 'app-changed';

const turnOff =
  'If this was you, you don’t need to do anything. If not, and you’re still signed in somewhere, turn off two-step sign-in in your settings now, then change your password. If you’re signed out everywhere, contact whoever runs this site. Your settings:';
