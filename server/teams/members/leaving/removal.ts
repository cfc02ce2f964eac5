import type { HandOver } from '#contract/teams/departures.ts';
import { recordEvent } from '#server/history/activity/actions.ts';
import { insertAudit } from '#server/people/admins/audit-store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { closeParticipation } from '#server/teams/members/participation-store.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import { askTeammates } from './teammate-questions-store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { forbidden, notFound } from '#server/platform/problem.ts';
import { recordDeparture } from './departing.ts';
import { insertDeparture } from './departure-store.ts';
import { handOverTickets } from './reassign-tickets.ts';
import { undoJoining } from './undo-joining.ts';
import { canDismiss, canRemove, toMember } from '#server/teams/members/policy.ts';
import { endMembership } from '#server/teams/members/leading/offers.ts';
import { getTeam } from '#server/teams/members/team.ts';
import { isMember, listMemberIds, lockProject } from '#server/teams/members/store.ts';

type Removal = { projectId: number; userId: number; personId: number };

/** Lets a member leave, or the creator remove one. Unassigns their open tickets. */
export async function removeMember(db: Db, { projectId, userId, personId }: Removal) {
  await db.transaction().execute(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project) throw notFound();
    for (const id of [personId, userId])
      if (!(await isMember(db, { projectId, userId: id }))) throw notFound();
    if (userId === project.creator_id && userId === personId) {
      throw forbidden('You’re the creator of this project. Hand it over first.');
    }
    if (!canRemove({ personId, memberId: userId, creatorId: project.creator_id })) {
      throw forbidden('Only the project’s creator can remove someone from the team.');
    }
    if (userId === personId && (await undoJoining(db, { projectId, userId }))) return;
    await exitTeam(db, { projectId, userId, personId, note: '' });
  });
}

/** Removes someone with a note that they're emailed. */
export async function dismissMember(
  db: Db,
  { projectId, userId, personId, note }: Removal & { note: string },
) {
  await db.transaction().execute(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project) throw notFound();
    const team = await getTeam(db, { projectId, userId: personId });
    const person = team.find(({ id }) => id === personId);
    const member = team.find(({ id }) => id === userId);
    if (!person?.is_lead) throw forbidden('Only leads can remove someone from the team.');
    if (!member) throw notFound('This person is no longer on the team. Reload the page.');
    const acting = { personId, isLead: person.is_lead, isCreator: person.is_creator };
    const target = toMember(member);
    if (!canDismiss(acting, target)) {
      throw forbidden(
        'Only the project’s creator can remove a lead, and you can’t remove yourself.',
      );
    }
    await exitTeam(db, { projectId, userId, personId, note });
  });
}

type Exit = Removal & {
  /** To the team from the person who leaves, or to the person who is removed. */
  note: string;
  handOver?: HandOver[];
  now?: Date;
};

/** Takes someone out of a team that isn't told: the person or the project goes for good. */
export async function endForGood(db: Db, { projectId, userId }: Membership) {
  await recordDeparture(db, { projectId, userId, actorId: userId });
  await closeParticipation(db, { projectId, userId });
  await endMembership(db, { projectId, userId });
}

/** The one way out of a team that continues. The caller holds the project's lock. */
export async function exitTeam(
  db: Db,
  { projectId, userId, personId, note, handOver = [], now = new Date() }: Exit,
) {
  const kind = userId === personId ? 'left' : 'removed';
  await closeParticipation(db, { projectId, userId });
  await askTeammates(db, { projectId, userId, now });
  await handOverTickets(db, { projectId, userId, handOver, now });
  await endMembership(db, { projectId, userId });
  const unassigned = await recordDeparture(db, { projectId, userId, actorId: personId });
  await recordEvent(db, { kind: 'project_left', actorId: userId, projectId });
  const until = await insertDeparture(db, { projectId, userId, kind, note, byId: personId });
  await reserveFreePlaces(db, { projectId, now });
  const about = { actorId: personId, projectId, now };
  if (kind === 'removed') {
    await insertAudit(db, {
      actorId: personId,
      act: 'remove_member',
      subject: `person:${userId}`,
      data: { projectId },
      now,
    });
    await tell(db, { kind: 'member_removed', to: userId, ...about, data: { note, until } });
    return;
  }
  const to = await listMemberIds(db, projectId);
  await tell(db, { kind: 'member_left', to, ...about, data: { note, unassigned } });
}
