import type { LiveEvent } from '#contract/gatherings/events.ts';
import { eventLimits } from '#contract/values/event-card.ts';
import { isActive } from '#server/people/admins/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forbidden, limitReached, ProblemError } from '#server/platform/problem.ts';
import { getLocked, isApart, refuseOver, showEvent } from './find.ts';
import { confirm, countWaiting, saveState } from './people-store.ts';
import { confirmedAt, fillPlaces } from './places.ts';
import { isAsked, placesOf, type Reader } from './policy.ts';
import type { EventRow } from './store.ts';

type Participation = { eventId: number; reader: Reader; now: Date };

/**
 * Joins an event or leaves it. Whoever finds it full waits, whatever their page showed. Joining again
 * says that they still come.
 */
export const participate = (
  db: Db,
  { going, ...participation }: Participation & { going: boolean },
): Promise<LiveEvent> =>
  db.transaction().execute(async (db) => {
    const { reader, now } = participation;
    await lockJoining(db, reader.userId);
    // Their session ended while this call waited for the lock.
    if (!(await isActive(db, { userId: reader.userId, now })))
      throw new ProblemError('unauthenticated');
    const event = await getLocked(db, participation);
    refuseOver(event, now);
    await (going ? join : leave)(db, event, participation);
    return showEvent(db, participation);
  });

async function join(db: Db, event: EventRow, { eventId, reader, now }: Participation) {
  const { userId } = reader;
  const hasPlace = event.going < placesOf(event);
  if (event.own_state === 'going') {
    if (isAsked(event, now)) await confirm(db, { eventId, userId, now });
    return;
  }
  if (event.own_state === 'waiting' && !hasPlace) return;
  if (await isApart(db, event, reader)) throw forbidden('You can’t join this event.');
  if (!hasPlace && (await countWaiting(db, eventId)) >= eventLimits.people)
    throw limitReached('This event is full, and so is its waiting list.');
  const state = hasPlace ? 'going' : 'waiting';
  await saveState(db, { eventId, userId, state, confirmedAt: confirmedAt(event, now), now });
}

/** Leaving also leaves the waiting list. */
async function leave(db: Db, event: EventRow, { eventId, reader: { userId }, now }: Participation) {
  if (event.own_state !== 'going' && event.own_state !== 'waiting') return;
  await saveState(db, { eventId, userId, state: 'declined', confirmedAt: null, now });
  await fillPlaces(db, { eventId, now });
}
