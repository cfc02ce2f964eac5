import type { Db } from '#server/migrations/tables.ts';
import { announceSuccession } from '#server/hackathons/hackathons/announce.ts';
import { listActiveStaff, upsertStaff } from './staff-store.ts';
import type { HackathonRow } from '#server/hackathons/hackathons/store.ts';

/**
 * If nobody organizes a hackathon anymore, the person who has helped the longest does, and is told.
 * Returns whether anyone organizes it then.
 */
export async function ensureOrganizer(
  db: Db,
  { hackathon, now }: { hackathon: HackathonRow; now: Date },
): Promise<boolean> {
  const { id: hackathonId } = hackathon;
  const staff = await listActiveStaff(db, { hackathonId, now });
  const first = staff.find(({ role }) => role !== 'judge');
  if (first?.role === 'helper') {
    await upsertStaff(db, { hackathonId, userId: first.id, role: 'organizer', now });
    await announceSuccession(db, { hackathon, to: first.id, now });
  }
  return first !== undefined;
}
