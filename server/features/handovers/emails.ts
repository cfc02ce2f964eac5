import { findNotificationAddress } from '#server/features/contact-address/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findOffer, findTakeOver } from './store.ts';

/** Tells a member that a project is offered to them, and its creator that they took it over. */
export const handoverEmails = ({ db, publicUrl }: Context): Composers => ({
  'project-offered': async (offered: { projectId: number; userId: number }) => {
    const offer = await findOffer(db, offered);
    const to = offer && (await findNotificationAddress(db, offered.userId));
    if (!offer || !to) return undefined;
    return {
      to,
      subject: `${offer.creator_name} offers you ${offer.project_name}`,
      text: [
        `Hello ${offer.first_name},`,
        `${offer.creator_name} would like to hand ${offer.project_name} over to you. Accept or decline it here:`,
        `${publicUrl}/team-workspace/${offered.projectId}/settings`,
      ].join('\n\n'),
    };
  },

  'project-taken-over': async (taken: {
    projectId: number;
    userId: number;
    successorId: number;
  }) => {
    const takeOver = await findTakeOver(db, taken);
    const to = takeOver && (await findNotificationAddress(db, taken.userId));
    if (!takeOver || !to) return undefined;
    return {
      to,
      subject: `${takeOver.successor_name} has taken over ${takeOver.project_name}`,
      text: [
        `Hello ${takeOver.first_name},`,
        `${takeOver.successor_name} has taken over ${takeOver.project_name}. You’re still a lead:`,
        `${publicUrl}/team-workspace/${taken.projectId}`,
      ].join('\n\n'),
    };
  },
});
