import { takesInvitations } from '#server/features/privacy-settings/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { isActive } from './staff-store.ts';

/** Throws not_found for someone who is suspended, or isn't taking invitations from the person. */
export async function refuseUninvitable(
  db: Db,
  { now, ...pair }: { userId: number; personId: number; now: Date },
) {
  if ((await isActive(db, { userId: pair.userId, now })) && (await takesInvitations(db, pair)))
    return;
  throw notFound('This person doesn’t exist, or isn’t taking invitations from you.');
}
