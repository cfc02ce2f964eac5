import { insertChange, insertChanges } from '#server/history/changes/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { insertDeparture } from './departure-store.ts';
import { unassignOpenTickets } from '#server/teams/members/store.ts';

/** Records that a member left. Unassigns their open tickets and returns how many they were. */
export async function recordDeparture(
  db: Db,
  { projectId, userId, actorId }: Membership & { actorId: number },
) {
  await insertChange(db, { projectId, kind: 'member_left', actorId });
  return releaseTickets(db, { projectId, userId, actorId });
}

/** Unassigns a member's open tickets. Returns how many they were. */
export async function releaseTickets(
  db: Db,
  { projectId, userId, actorId }: Membership & { actorId: number },
): Promise<number> {
  const ids = await unassignOpenTickets(db, { projectId, userId });
  const unassigned = ids.map((ticketId) => ({
    kind: 'ticket_changed' as const,
    actorId,
    ticketId,
    fields: [{ field: 'assignee' as const, from: userId, to: null }],
  }));
  await insertChanges(db, { projectId, changes: unassigned });
  return ids.length;
}

/** Records that someone's place was freed. */
export const recordInactivity = (db: Db, { byId, ...membership }: Membership & { byId: number }) =>
  insertDeparture(db, { ...membership, kind: 'inactive', note: '', byId });
