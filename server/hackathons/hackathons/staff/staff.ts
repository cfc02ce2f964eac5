import type { StaffMember } from '#contract/hackathons/hackathon-people.ts';
import { maxStaff } from '#contract/hackathons/hackathon-rules.ts';
import type { StaffRole } from '#contract/values/vocabulary.ts';
import { areApart } from '#server/people/blocks/actions.ts';
import { markHackathonNewsRead } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forbidden, limitReached, notFound } from '#server/platform/problem.ts';
import { announceStaff } from '#server/hackathons/hackathons/announce.ts';
import {
  checkOrganizer,
  checkStaff,
  getHackathon,
  getLocked,
} from '#server/hackathons/hackathons/find.ts';
import { refuseUninvitable } from '#server/hackathons/hackathons/inviting/invitable.ts';
import { presentStaff } from '#server/hackathons/hackathons/present.ts';
import { deleteStaff, listActiveStaff, listStaff, upsertStaff } from './staff-store.ts';

type Person = { slug: string; personId: number };
type Change = Person & { userId: number; now: Date };

export async function getStaff(db: Db, person: Person): Promise<StaffMember[]> {
  const hackathon = await getHackathon(db, person);
  checkStaff(hackathon);
  return (await listStaff(db, hackathon.id)).map(presentStaff);
}

/** Adds someone to the staff, or changes their role. Idempotent. */
export const changeStaff = async (
  db: Db,
  { role, userId, personId, now, slug }: Change & { role: StaffRole },
): Promise<StaffMember> =>
  db.transaction().execute(async (db) => {
    // It keeps the person from being suspended meanwhile.
    await lockJoining(db, userId);
    const hackathon = await getLocked(db, { slug, personId });
    checkOrganizer(hackathon);
    const { id: hackathonId } = hackathon;
    const before = await listStaff(db, hackathonId);
    const member = before.find(({ id }) => id === userId);
    if (!member) {
      await refuseUninvitable(db, { userId, personId, now });
      refuseLargeStaff(before);
    }
    if (role !== 'organizer') await refuseLastOrganizer(db, { hackathonId, userId, now });
    await upsertStaff(db, { hackathonId, userId, role, now });
    const isApart = await areApart(db, { personId, otherId: userId });
    if (member?.role !== role && !isApart)
      await announceStaff(db, { hackathon, to: userId, actorId: personId, role, now });
    const after = (await listStaff(db, hackathonId)).find(({ id }) => id === userId);
    if (!after) throw notFound();
    return presentStaff(after);
  });

/** Under the hackathon's lock. */
function refuseLargeStaff(staff: readonly object[]) {
  if (staff.length < maxStaff) return;
  throw limitReached(
    `A hackathon can have up to ${maxStaff} organizers, helpers and judges. Remove one first.`,
  );
}

/** Removes someone from the staff, or lets them leave it. Idempotent. */
export async function removeStaff(db: Db, { slug, userId, personId, now }: Change) {
  await db.transaction().execute(async (db) => {
    const hackathon = await getLocked(db, { slug, personId });
    if (userId === personId) checkStaff(hackathon);
    else checkOrganizer(hackathon);
    await refuseLastOrganizer(db, { hackathonId: hackathon.id, userId, now });
    const ref = { hackathonId: hackathon.id, userId };
    await deleteStaff(db, ref);
    await markHackathonNewsRead(db, { ...ref, kind: 'hackathon_staff', now });
  });
}

/** Someone can always organize a hackathon. */
async function refuseLastOrganizer(
  db: Db,
  { userId, ...hackathon }: { hackathonId: number; userId: number; now: Date },
) {
  const staff = await listActiveStaff(db, hackathon);
  const organizers = staff.filter(({ role }) => role === 'organizer');
  if (organizers.length === 1 && organizers[0]?.id === userId)
    throw forbidden('A hackathon needs an organizer. Make someone else an organizer first.');
}
