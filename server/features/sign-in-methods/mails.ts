import type { Context } from '#server/platform/context.ts';
import { formatTime } from '#server/platform/mail/format-time.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { describeOrigin, type Origin } from '#server/platform/sessions/describe-origin.ts';
import { type NoticeKind, notices } from './notices.ts';
import { findOwner } from './store.ts';

type Notice = { userId: number; notice: NoticeKind; provider?: string };
type NewDevice = Origin & { userId: number; at: string };

/** They go to the address that one signs in with, whatever the contact address is. */
export const securityMails = ({ db, publicUrl }: Context): Composers => {
  const advice = [
    'If this was you, there’s nothing to do. If not, choose a new password now; it ends every session, and shows you every way into your account:',
    `${publicUrl}/forgot-password`,
  ];
  return {
    'security-notice': async ({ userId, notice, provider }: Notice) => {
      const owner = await findOwner(db, userId);
      if (!owner) return undefined;
      const { subject, sentence } = notices[notice]({ ...(provider && { provider }) });
      // A new password does not end a second step, so it is no way out of one that someone else set up.
      const help = isAboutSecondStep(notice)
        ? [turnOff, `${publicUrl}/settings?section=privacy`]
        : advice;
      const text = [`Hello ${owner.first_name},`, sentence, ...help].join('\n\n');
      return { to: owner.email, subject, text };
    },

    'new-device': async ({ userId, at, ...origin }: NewDevice) => {
      const owner = await findOwner(db, userId);
      if (!owner) return undefined;
      const where = `${describeOrigin(origin)}, ${formatTime(at)}`;
      return {
        to: owner.email,
        subject: 'New sign-in to your Pieces account',
        text: [
          `Hello ${owner.first_name},`,
          'We noticed a sign-in from a new browser:',
          where,
          ...advice,
        ].join('\n\n'),
      };
    },
  };
};

const isAboutSecondStep = (notice: NoticeKind) =>
  notice === 'two-step-on' || notice === 'app-changed';

const turnOff =
  'If this was you, there’s nothing to do. If not, and you’re still signed in somewhere, turn two-step sign-in off there now, then change your password. Otherwise contact whoever runs this Pieces:';
