import { findNotificationAddress } from '#server/features/contact-address/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findJoining } from './store.ts';

/** Tells the creator of a project that someone joined. */
export const memberEmails = ({ db, publicUrl }: Context): Composers => ({
  'member-joined': async (joining: { projectId: number; userId: number }) => {
    const joined = await findJoining(db, joining);
    const to = joined && (await findNotificationAddress(db, joined.creator_id));
    if (!joined || !to) return undefined;
    return {
      to,
      subject: `${joined.member_name} joined ${joined.project_name}`,
      text: [
        `Hello ${joined.creator_first_name},`,
        `${joined.member_name} has joined ${joined.project_name}. Say hello on the board:`,
        `${publicUrl}/team-workspace/${joining.projectId}`,
      ].join('\n\n'),
    };
  },
});
