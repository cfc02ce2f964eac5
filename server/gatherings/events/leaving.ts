import type { Db } from '#server/migrations/tables.ts';
import { endEvents } from './canceling.ts';
import { listInvolved, saveState } from './people-store.ts';
import { fillPlaces } from './places.ts';
import { findEvent, lockEvents } from './store.ts';

type Leaving = { userId: number; now: Date };

/**
 * Frees someone's places in all events that aren't over, because they're suspended or their account is
 * deleted. The caller holds their joining lock. `isGone`: the events that they organize are canceled, for
 * which the caller holds their lock, so that they create no more.
 */
export async function leaveEvents(db: Db, { userId, isGone, now }: Leaving & { isGone: boolean }) {
  const involved = await listInvolved(db, { userId, now });
  // All before anyone is told, because counting emails locks as well.
  await lockEvents(db, involved);
  const left: number[] = [];
  const own = new Map<number, number[]>();
  for (const eventId of involved) {
    const event = await findEvent(db, { eventId, readerId: userId });
    if (!event) continue;
    const { own_state, organizer_id, canceled_at, series_id } = event;
    if (own_state === 'going' || own_state === 'waiting') {
      await saveState(db, { eventId, userId, state: 'declined', confirmedAt: null, now });
      left.push(eventId);
    }
    if (isGone && organizer_id === userId && canceled_at === null)
      own.set(series_id, [...(own.get(series_id) ?? []), eventId]);
  }
  const reason = 'Its organizer has deleted their account.';
  for (const ids of own.values())
    await endEvents(db, { ids, reason, actorId: null, causedBy: userId, now });
  // Nobody gets a place in what is canceled.
  for (const eventId of left) await fillPlaces(db, { eventId, now });
}
