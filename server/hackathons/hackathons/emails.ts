import type { Context } from '#server/platform/context.ts';
import { formatTime } from '#server/platform/formats/format-dates.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findInvitation } from './inviting/invitation-store.ts';
import { linkTo } from './present.ts';

type Payload = { hackathonId: number; email: string };

/** To addresses that organizers pasted. Their owners may not know Pieces. */
export const hackathonEmails = ({ db, publicUrl, clock }: Context): Composers => ({
  'hackathon-invitation': async ({ hackathonId, email }: Payload) => {
    const found = await findInvitation(db, { hackathonId, email, now: clock() });
    if (!found) return undefined;
    const who =
      found.inviter_id === null ? 'Its organizers invited' : `${found.inviter_name} invited`;
    return {
      to: email,
      // Its name could be an advertisement.
      subject: 'You’re invited to a hackathon',
      paragraphs: [
        'Hello,',
        `${who} you to ${found.name}. It starts on ${formatTime(found.starts_at, found.time_zone)}.`,
        'On Pieces, you answer five short questions and join a team that fits.',
        ...(found.emails > 1
          ? ['The link has changed, so the one in our last email doesn’t work anymore.']
          : []),
        { label: 'Sign up', url: linkTo(found, publicUrl) },
        `The code is ${found.code}, if you’re asked for it. If you don’t want to come, ignore this email.`,
      ],
    };
  },
});
