import type * as z from 'zod/mini';
import type { OwnSignUp, signUpForm } from '#contract/hackathons/hackathon-people.ts';
import type { ParticipantState } from '#contract/values/vocabulary.ts';
import { listApart } from '#server/people/blocks/store.ts';
import { markHackathonInvitationRead } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import {
  ProblemError,
  forbidden,
  invalidField,
  notFound,
  tooEarly,
} from '#server/platform/problem.ts';
import { announceSignUp } from '#server/hackathons/hackathons/announce.ts';
import { getLocked, isApart, refuseOver } from '#server/hackathons/hackathons/find.ts';
import { deleteInvitedAddress } from '#server/hackathons/hackathons/inviting/invitation-store.ts';
import {
  countSignedUp,
  deleteWishesAround,
  findPerson,
  listNamable,
  replaceWishes,
  storeState,
  upsertPerson,
} from './store.ts';
import { canSignUp, isIn, isOver } from '#server/hackathons/hackathons/policy.ts';
import { presentOwn } from '#server/hackathons/hackathons/present.ts';
import { isActive } from '#server/people/admins/store.ts';
import type { HackathonRow } from '#server/hackathons/hackathons/store.ts';
import { fillPlaces } from './waiting-list.ts';

type Person = { slug: string; personId: number; now: Date };
type Form = z.output<typeof signUpForm>;

/** Signs someone up, confirms an invitation, or changes their answers. */
export const signUp = async (
  db: Db,
  { slug, personId, form: { code, withIds, ...answers }, now }: Person & { form: Form },
): Promise<OwnSignUp> =>
  db.transaction().execute(async (db) => {
    await lockJoining(db, personId);
    // Their session ended while this call waited for the lock.
    if (!(await isActive(db, { userId: personId, now }))) throw new ProblemError('unauthenticated');
    const hackathon = await getLocked(db, { slug, personId, code });
    const ref = { hackathonId: hackathon.id, userId: personId };
    const before = hackathon.own_state;
    await refuseClosed(db, hackathon, { personId, now });
    const state = await chooseState(db, hackathon);
    await upsertPerson(db, { ...ref, state, answers, now });
    await storeWishes(db, { ...ref, withIds });
    await deleteInvitedAddress(db, ref);
    if (before === 'invited') await markHackathonInvitationRead(db, { ...ref, now });
    const isNew = !isIn(before) || before === 'invited';
    if (isNew && (state === 'signed_up' || state === 'waiting'))
      await announceSignUp(db, { hackathon, to: personId, state, now });
    return getOwn(db, ref);
  });

async function refuseClosed(
  db: Db,
  hackathon: HackathonRow,
  { personId, now }: { personId: number; now: Date },
) {
  const reader = { ...hackathon, id: personId };
  const isRefused = !isIn(hackathon.own_state) && (await isApart(db, hackathon, personId));
  if (canSignUp(hackathon, reader, now) && !isRefused) return;
  if (hackathon.own_state === 'removed')
    throw forbidden('You were removed from this hackathon. Ask its organizers to let you back in.');
  if (!isOver(hackathon, now) && now.toISOString() < hackathon.opens_at)
    throw tooEarly('Sign-up hasn’t opened yet. Come back when it opens.');
  const message =
    hackathon.canceled_at === null
      ? undefined
      : 'This hackathon was canceled. Look for another one under Live hackathons.';
  throw new ProblemError('hackathon_closed', { message });
}

/** People who are in keep their place. Others get one, or wait if there's none. */
async function chooseState(db: Db, hackathon: HackathonRow): Promise<ParticipantState> {
  const { id, own_state: before, most_people: most } = hackathon;
  if (before === 'signed_up' || before === 'waiting' || before === 'absent') return before;
  return (await countSignedUp(db, id)) < most ? 'signed_up' : 'waiting';
}

type Ref = { hackathonId: number; userId: number };

/** Someone can name people whom they see, and neither of whom has blocked the other. */
async function storeWishes(db: Db, { withIds: ids, ...ref }: Ref & { withIds: number[] }) {
  const namable = await listNamable(db, { ...ref, ids });
  const apart = await listApart(db, { personId: ref.userId, ids });
  const isNamable = (id: number) => namable.includes(id) && !apart.includes(id);
  if (!ids.every(isNamable)) throw invalidField('withIds', 'Choose people from the list');
  await replaceWishes(db, { ...ref, wishedIds: ids });
}

async function getOwn(db: Db, ref: Ref): Promise<OwnSignUp> {
  const own = await findPerson(db, ref);
  if (!own) throw notFound();
  return presentOwn(own);
}

/** Leaves a hackathon. The person who has waited the longest gets the spot. Idempotent. */
export async function leaveHackathon(db: Db, { slug, personId, now }: Person) {
  await db.transaction().execute(async (db) => {
    await lockJoining(db, personId);
    const hackathon = await getLocked(db, { slug, personId });
    const ref = { hackathonId: hackathon.id, userId: personId };
    if (!isIn(hackathon.own_state)) return;
    refuseOver(hackathon, now);
    if (hackathon.own_state === 'absent')
      throw forbidden('You’re marked as absent. If you’re here, tell the organizers.');
    if (hackathon.own_team_id !== null) {
      const message = 'You’re on a team in this hackathon. Leave the team first.';
      throw new ProblemError('already_in_a_team', { message });
    }
    if (hackathon.own_state === 'invited') await markHackathonInvitationRead(db, { ...ref, now });
    await storeState(db, { ...ref, state: 'left' });
    await deleteWishesAround(db, ref);
    await fillPlaces(db, hackathon, now);
  });
}
