import { areApart } from '#server/people/blocks/actions.ts';
import { takesInvitations } from '#server/people/privacy-settings/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { isActive } from '#server/people/admins/store.ts';

type Inviting = { userId: number; personId: number; now: Date; wasRemoved?: boolean };

/**
 * Throws not_found for someone who is suspended, or isn't taking invitations from the person. Someone who
 * was removed can be let back in, even if they aren't taking invitations, unless there's a block.
 */
export async function refuseUninvitable(db: Db, { now, wasRemoved = false, ...pair }: Inviting) {
  const { userId, personId } = pair;
  const isOpen = wasRemoved
    ? !(await areApart(db, { personId, otherId: userId }))
    : await takesInvitations(db, pair);
  if (isOpen && (await isActive(db, { userId, now }))) return;
  throw notFound('This person isn’t taking invitations from you.');
}
