import { findNotificationAddress } from '#server/features/contact-address/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Composers } from '#server/platform/mail/worker.ts';
import { findDeparture } from './departure-store.ts';
import { findJoining, findLead } from './store.ts';

/** Tells the creator that someone joined, the leads that someone left, and someone that they were removed. */
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

  'member-left': async ({ departureId, leadId }: { departureId: number; leadId: number }) => {
    const left = await findDeparture(db, departureId);
    const lead = left && (await findLead(db, { projectId: left.project_id, userId: leadId }));
    const to = lead && (await findNotificationAddress(db, leadId));
    if (!left || !lead || !to) return undefined;
    return {
      to,
      subject: `${left.member_name} left ${left.project_name}`,
      text: [
        `Hello ${lead.first_name},`,
        `${left.member_name} has left ${left.project_name}. Their open tickets are unassigned now:`,
        `${publicUrl}/team-workspace/${left.project_id}`,
      ].join('\n\n'),
    };
  },

  'member-removed': async ({ departureId }: { departureId: number }) => {
    const removed = await findDeparture(db, departureId);
    const to = removed && (await findNotificationAddress(db, removed.user_id));
    if (!removed || !to) return undefined;
    const actor = removed.actor_first_name ?? 'A lead';
    return {
      to,
      subject: `Your place in ${removed.project_name} has ended`,
      text: [
        `Hello ${removed.member_first_name},`,
        `Your place in ${removed.project_name} has ended.${removed.note && ` ${actor} writes:`}`,
        ...(removed.note ? [removed.note] : []),
        'What you did stays on your profile. Other teams are looking for people:',
        `${publicUrl}/projects`,
      ].join('\n\n'),
    };
  },
});
