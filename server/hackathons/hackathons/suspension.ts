import { markHackathonInvitationRead } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { leaveTeam } from './leave-team.ts';
import { deleteWishesAround, storeState } from './people/store.ts';
import { isIn, isOver } from './policy.ts';
import { listHackathonsOf } from './staff/staff-store.ts';
import {
  findHackathon,
  getSlugById,
  type HackathonRow,
  lockHackathon,
  requireDealing,
} from './store.ts';
import { ensureOrganizer } from './staff/succession.ts';
import { fillPlaces } from './people/waiting-list.ts';

/** Locks the hackathons that someone is in or runs. Take their joining lock before it, and projects after. */
export async function lockHackathonsOf(db: Db, userId: number) {
  for (const id of await listHackathonsOf(db, userId)) await lockHackathon(db, id);
}

type Suspended = { userId: number; now: Date };

/**
 * Takes a suspended person out of the hackathons that aren't over. Their role in others does nothing
 * while they're suspended. The caller holds the locks of those, and has stored the suspension.
 */
export async function suspendFromHackathons(db: Db, { userId, now }: Suspended) {
  for (const id of await listHackathonsOf(db, userId)) {
    const slug = await getSlugById(db, id);
    const hackathon = await findHackathon(db, { slug, readerId: userId });
    if (!hackathon) continue;
    if (isIn(hackathon.own_state) && !isOver(hackathon, now))
      await freePlace(db, { hackathon, userId, now });
    if (hackathon.staff_role === 'organizer') await ensureOrganizer(db, { hackathon, now });
    if (hackathon.staff_role === 'judge') await requireDealing(db, id);
  }
}

type LeftHackathon = { hackathon: HackathonRow; now: Date };

/** As if they had left: they can sign up again once the suspension has ended, unless they're absent. */
async function freePlace(db: Db, { hackathon, userId, now }: LeftHackathon & Suspended) {
  const ref = { hackathonId: hackathon.id, userId };
  if (hackathon.own_state === 'invited') await markHackathonInvitationRead(db, { ...ref, now });
  if (hackathon.own_team_id !== null)
    await leaveTeam(db, { projectId: hackathon.own_team_id, userId, now });
  if (hackathon.own_state !== 'absent') await storeState(db, { ...ref, state: 'left' });
  await deleteWishesAround(db, ref);
  await fillPlaces(db, hackathon, now);
}

/** Someone isn't suspended anymore, so they may have to judge. The caller holds their joining lock. */
export async function returnToHackathons(db: Db, userId: number) {
  await lockHackathonsOf(db, userId);
  for (const id of await listHackathonsOf(db, userId)) await requireDealing(db, id);
}
