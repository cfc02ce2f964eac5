import { insertChange } from '#server/history/changes/store.ts';
import { recordInactivity, releaseTickets } from '#server/teams/members/leaving/departing.ts';
import { lockBoard, recordSignOfLife } from './sign-of-life.ts';
import { closeOffers } from '#server/teams/members/leading/offers.ts';
import { getTeam } from '#server/teams/members/team.ts';
import { canFree, canRelease, toMember } from '#server/teams/members/policy.ts';
import { isActiveMember, lockProject, updateMember } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { forbidden, invalidField, notFound } from '#server/platform/problem.ts';
import { isPossibleAbsence } from './inactivity-policy.ts';
import { deletePlan } from './inactivity-store.ts';

/** Says that a member is there and their team is still building. */
export const showSignOfLife = (db: Db, membership: Membership) =>
  db.transaction().execute(async (db) => {
    if (!(await lockBoard(db, membership))) throw notFound();
    await announce(db, { ...membership, actorId: membership.userId });
  });

type Absence = Membership & { until: string | null; now: Date };

/** Says until when a member is away, so that they aren't asked about their tickets. */
export async function setAway(db: Db, { until, now, ...membership }: Absence) {
  await db.transaction().execute(async (db) => {
    if (!(await lockProject(db, membership.projectId)) || !(await isActiveMember(db, membership)))
      throw notFound();
    if (until !== null && !isPossibleAbsence(until, now))
      throw invalidField('until', 'Choose a day within the next 60 days.');
    await recordSignOfLife(db, membership);
    await updateMember(db, { ...membership, away_until: until });
    await announce(db, { ...membership, actorId: membership.userId });
  });
}

type ByLead = Membership & { personId: number };

/** Unassigns the open tickets of someone who is quiet. */
export async function releaseTicketsOf(db: Db, { personId, ...membership }: ByLead) {
  await asLead(db, { personId, ...membership }, async (db, { lead, member }) => {
    if (!canRelease(lead, member))
      throw forbidden('Leads can unassign tickets once someone has been quiet for 2 weeks.');
    if ((await releaseTickets(db, { ...membership, actorId: personId })) === 0) return;
    const { projectId, userId: to } = membership;
    await tell(db, { kind: 'tickets_released', to, actorId: personId, projectId, data: {} });
  });
}

/** Frees the place of someone who has been quiet for long. They can still read the board. Idempotent. */
export async function freePlace(db: Db, { now, personId, ...membership }: ByLead & { now: Date }) {
  await asLead(db, { personId, ...membership }, async (db, { lead, member }) => {
    const { projectId, userId } = membership;
    if (lead.isLead && member.isInactive) return;
    if (!canFree(lead, member))
      throw forbidden('Leads can open up a spot once someone has been quiet for 3 weeks.');
    await releaseTickets(db, { ...membership, actorId: personId });
    const change = { inactive_since: now.toISOString(), is_lead: false };
    await updateMember(db, { ...membership, ...change });
    await deletePlan(db, membership);
    await closeOffers(db, membership);
    await reserveFreePlaces(db, { projectId, now });
    await recordInactivity(db, { ...membership, byId: personId });
    await announce(db, { ...membership, actorId: personId });
    await tell(db, { kind: 'place_freed', to: userId, actorId: personId, projectId, data: {} });
  });
}

type Pair = Record<'lead' | 'member', ReturnType<typeof toMember> & { personId: number }>;

/** Acts on a member under the project's lock. Refuses people who don't lead the project. */
async function asLead(
  db: Db,
  { projectId, userId, personId }: ByLead,
  act: (db: Db, pair: Pair) => Promise<void>,
) {
  await db.transaction().execute(async (db) => {
    if (!(await lockProject(db, projectId))) throw notFound();
    const team = await getTeam(db, { projectId, userId: personId });
    const find = (wanted: number) => team.find(({ id }) => id === wanted);
    const [person, target] = [find(personId), find(userId)];
    if (!person || !target)
      throw notFound('This person is no longer on the team. Reload the page.');
    await act(db, {
      lead: { ...toMember(person), personId },
      member: { ...toMember(target), personId: userId },
    });
    await recordSignOfLife(db, { projectId, userId: personId });
  });
}

const announce = (db: Db, { projectId, actorId }: { projectId: number; actorId: number }) =>
  insertChange(db, { projectId, kind: 'member_changed', actorId });
