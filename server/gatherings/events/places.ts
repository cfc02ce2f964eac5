import type { Db } from '#server/migrations/tables.ts';
import { announcePlace } from './announce.ts';
import { givePlaces, listIds } from './people-store.ts';
import { isAsking, isLastDay, isOver, placesOf } from './policy.ts';
import { type EventRow, getAnyEvent } from './store.ts';

/** Whoever gets a place shortly before an event counts as coming. */
export const confirmedAt = (event: EventRow, now: Date) => (isAsking(event, now) ? now : null);

/**
 * Gives free places to those who have waited the longest, and tells them. On the last day, it tells
 * everyone who waits instead, and whoever joins first gets one. The caller holds the event's lock.
 */
export async function fillPlaces(
  db: Db,
  { eventId, now }: { eventId: number; now: Date },
): Promise<void> {
  const event = await getAnyEvent(db, eventId);
  if (isOver(event, now)) return;
  const free = placesOf(event) - event.going;
  if (free <= 0) return;
  const waiting = await listIds(db, { eventId, states: ['waiting'] });
  if (waiting.length === 0) return;
  if (isLastDay(event, now)) return announcePlace(db, { event, to: waiting, became: 'open', now });
  const ids = waiting.slice(0, free);
  await givePlaces(db, { eventId, ids, confirmedAt: confirmedAt(event, now), now });
  await announcePlace(db, { event, to: ids, became: 'yours', now });
}
