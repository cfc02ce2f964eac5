import type { Participant, InvitedAddress } from '#contract/hackathons/hackathon-people.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import { insertAudit } from '#server/people/admins/audit-store.ts';
import { listApart } from '#server/people/blocks/store.ts';
import {
  markHackathonInvitationRead,
  markHackathonNewsRead,
} from '#server/notifications/notifications/store.ts';
import { canSeeProfile } from '#server/people/privacy-settings/profile-visibility-store.ts';
import { takesInvitations } from '#server/people/privacy-settings/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import {
  announceAbsence,
  announceInvitation,
  announcePlace,
  announceRemoval,
} from '#server/hackathons/hackathons/announce.ts';
import {
  checkStaff,
  getHackathon,
  getLocked,
  refuseOver,
} from '#server/hackathons/hackathons/find.ts';
import { refuseUninvitable } from '#server/hackathons/hackathons/inviting/invitable.ts';
import { showEmailAddress } from '#server/platform/formats/show-email-address.ts';
import { listInvited } from '#server/hackathons/hackathons/inviting/invitation-store.ts';
import { leaveTeam } from '#server/hackathons/hackathons/leave-team.ts';
import {
  countSignedUp,
  deleteWishesAround,
  findByName,
  findPerson,
  listPeople,
  listShown,
  type PersonRow,
  storeState,
  upsertInvited,
} from './store.ts';
import { canRun, canSeePeople, isIn } from '#server/hackathons/hackathons/policy.ts';
import { presentParticipant } from '#server/hackathons/hackathons/present.ts';
import type { HackathonRow } from '#server/hackathons/hackathons/store.ts';
import { fillPlaces } from './waiting-list.ts';

type Person = { slug: string; personId: number };

/** Everyone for staff; for people in the hackathon, those who look for a team and agreed to be shown. */
export async function getPeople(
  db: Db,
  person: Person,
): Promise<{ people: Participant[]; invited: InvitedAddress[] }> {
  const hackathon = await getWatched(db, person);
  if (canRun(hackathon)) {
    const rows = await listPeople(db, hackathon.id);
    const people = rows.map((row) => presentParticipant(row, { withWishes: true }));
    const invited = (await listInvited(db, hackathon.id)).map((one) => ({
      ...one,
      email: showEmailAddress(one.email),
    }));
    return { people, invited };
  }
  const rows = await listShown(db, hackathon.id);
  const apart = await listApart(db, { ...person, ids: rows.map(({ id }) => id) });
  const shown = rows.filter(({ id }) => !apart.includes(id));
  return {
    people: shown.map((row) => presentParticipant(row, { withWishes: false })),
    invited: [],
  };
}

/** A hackathon whose people someone may watch. */
export async function getWatched(db: Db, person: Person): Promise<HackathonRow> {
  const hackathon = await getHackathon(db, person);
  if (!canSeePeople({ ...hackathon, id: person.personId }))
    throw forbidden('Sign up to see who else is looking for a team.');
  return hackathon;
}

const foundCount = 10;

/** People who can be invited by name, of those whom the person may see. */
export async function findPeople(
  db: Db,
  { name, now, ...person }: Person & { name: string; now: Date },
) {
  const hackathon = await getHackathon(db, person);
  checkStaff(hackathon);
  const { id: hackathonId } = hackathon;
  const found = await findByName(db, { hackathonId, name, limit: 2 * foundCount, now });
  const invitable = [];
  for (const one of found) {
    const pair = { userId: one.id, personId: person.personId };
    const isOpen = (await canSeeProfile(db, pair)) && (await takesInvitations(db, pair));
    if (one.state !== null || isOpen)
      invitable.push({ ...one, avatar: one.avatar && photoAddress(one.avatar) });
  }
  return invitable.slice(0, foundCount);
}

type Wanted = 'invited' | 'signed_up' | 'absent' | 'removed';
type Change = Person & { userId: number; state: Wanted; now: Date };

/** Changes what someone is in a hackathon, for its staff. Idempotent. */
export const changePerson = async (
  db: Db,
  { slug, personId, userId, state, now }: Change,
): Promise<Participant> =>
  db.transaction().execute(async (db) => {
    await lockJoining(db, userId);
    const hackathon = await getLocked(db, { slug, personId });
    checkStaff(hackathon);
    refuseOver(hackathon, now);
    const ref = { hackathonId: hackathon.id, userId };
    const before = await findPerson(db, ref);
    const change = { hackathon, before, userId, personId, now };
    if (before?.state !== state) await changes[state](db, change);
    const after = await findPerson(db, ref);
    if (!after) throw notFound('This person is no longer in the hackathon. Reload the page.');
    return presentParticipant(after, { withWishes: true });
  });

type Changing = {
  hackathon: HackathonRow;
  before: PersonRow | undefined;
  userId: number;
  personId: number;
  now: Date;
};

const changes: Record<Wanted, (db: Db, change: Changing) => Promise<void>> = {
  /** They confirm themselves: nobody is put into a team without having signed up. */
  invited: async (db, { hackathon, before, userId, personId, now }) => {
    if (before && isIn(before.state))
      throw forbidden(`${before.name} has already signed up. Reload the page to see them.`);
    const wasRemoved = before?.state === 'removed';
    await refuseUninvitable(db, { userId, personId, now, wasRemoved });
    const ref = { hackathonId: hackathon.id, userId };
    await upsertInvited(db, { ...ref, now });
    if (wasRemoved) await markHackathonNewsRead(db, { ...ref, kind: 'hackathon_removed', now });
    await announceInvitation(db, { hackathon, to: userId, actorId: personId, now });
  },

  signed_up: async (db, { hackathon, before, userId, now }) => {
    const { id: hackathonId } = hackathon;
    if (before?.state !== 'waiting' && before?.state !== 'absent')
      throw forbidden('You can’t sign people up. Invite them instead.');
    if ((await countSignedUp(db, hackathonId)) >= hackathon.most_people) {
      const message = `${hackathon.name} is full. Raise the number of people first.`;
      throw new ProblemError('hackathon_full', { message });
    }
    await storeState(db, { hackathonId, userId, state: 'signed_up' });
    if (before.state === 'waiting') await announcePlace(db, { hackathon, to: userId, now });
    else await markHackathonNewsRead(db, { hackathonId, kind: 'hackathon_absent', userId, now });
  },

  absent: async (db, { hackathon, before, userId, personId, now }) => {
    if (before?.state !== 'signed_up')
      throw forbidden('Only people who have signed up can be marked as absent.');
    await storeState(db, { hackathonId: hackathon.id, userId, state: 'absent' });
    if (before.team_id !== null) {
      const projectId = before.team_id;
      const log = { actorId: personId, act: 'mark_absent', subject: `person:${userId}` };
      if (await leaveTeam(db, { projectId, userId, now }))
        await insertAudit(db, { ...log, data: { projectId }, now });
    }
    await announceAbsence(db, { hackathon, to: userId, actorId: personId, now });
    await fillPlaces(db, hackathon, now);
  },

  /** They can't come back unless staff invite them. Who has left can, and isn't there to remove. */
  removed: async (db, { hackathon, before, userId, personId, now }) => {
    if (!before || !isIn(before.state))
      throw notFound('This person is no longer in the hackathon. Reload the page.');
    if (before.team_id !== null) {
      const message = `${before.name} is on ${before.team_name}. Mark them as absent instead.`;
      throw new ProblemError('already_in_a_team', { message });
    }
    const ref = { hackathonId: hackathon.id, userId };
    if (before.state === 'invited') await markHackathonInvitationRead(db, { ...ref, now });
    else await announceRemoval(db, { hackathon, to: userId, actorId: personId, now });
    await storeState(db, { ...ref, state: 'removed' });
    await deleteWishesAround(db, ref);
    await fillPlaces(db, hackathon, now);
  },
};
