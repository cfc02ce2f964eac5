import type { Db } from '#server/migrations/tables.ts';
import { announceCancellation } from './announce.ts';
import { deletePerson } from './people/store.ts';
import { isOver, phaseOf } from './policy.ts';
import { listConcerned } from './settings.ts';
import { deleteStaff, listHackathonsOf } from './staff/staff-store.ts';
import {
  findHackathon,
  getSlugById,
  type HackathonRow,
  lockHackathon,
  markCanceled,
} from './store.ts';
import { ensureOrganizer } from './staff/succession.ts';
import { fillPlaces } from './people/waiting-list.ts';

type Leaving = { userId: number; now: Date };

/**
 * Takes someone whose account is deleted out of all hackathons. The caller holds their joining lock, and
 * no project's. Their place goes to the next in line, and a hackathon to the person who has helped the
 * longest.
 */
export async function leaveHackathons(db: Db, { userId, now }: Leaving) {
  for (const hackathonId of await listHackathonsOf(db, userId)) {
    await lockHackathon(db, hackathonId);
    const slug = await getSlugById(db, hackathonId);
    const hackathon = await findHackathon(db, { slug, readerId: userId });
    if (!hackathon) continue;
    if (hackathon.staff_role !== null) await leaveStaff(db, { hackathon, userId, now });
    if (hackathon.own_state !== null) {
      await deletePerson(db, { hackathonId, userId });
      await fillPlaces(db, hackathon, now);
    }
  }
}

async function leaveStaff(
  db: Db,
  { hackathon, userId, now }: Leaving & { hackathon: HackathonRow },
) {
  const { id: hackathonId } = hackathon;
  await deleteStaff(db, { hackathonId, userId });
  if (await ensureOrganizer(db, { hackathon, now })) return;
  // Teams that build already can end what they began.
  if (isOver(hackathon, now) || phaseOf(hackathon, now) === 'building') return;
  await markCanceled(db, { id: hackathonId, now });
  const to = (await listConcerned(db, { hackathonId, now })).filter((id) => id !== userId);
  const reason = 'Its organizer has deleted their account.';
  await announceCancellation(db, { hackathon, to, actorId: null, causedBy: userId, reason, now });
}
