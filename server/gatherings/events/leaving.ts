import type { Db } from '#server/migrations/tables.ts';
import { endEvents } from './canceling.ts';
import { listInvolved, saveState } from './people-store.ts';
import { fillPlaces } from './places.ts';
import { findEvent, lockEvent } from './store.ts';

type Leaving = { userId: number; now: Date };

/**
 * Frees someone's places in all events that aren't over, because they're suspended or their account is
 * deleted. The caller holds their joining lock. `isGone`: the events that they organize are canceled.
 */
export async function leaveEvents(db: Db, { userId, isGone, now }: Leaving & { isGone: boolean }) {
  for (const eventId of await listInvolved(db, { userId, now })) {
    await lockEvent(db, eventId);
    const event = await findEvent(db, { eventId, readerId: userId });
    if (!event) continue;
    if (event.own_state === 'going' || event.own_state === 'waiting') {
      await saveState(db, { eventId, userId, state: 'declined', confirmedAt: null, now });
      await fillPlaces(db, { eventId, now });
    }
    if (!isGone || event.organizer_id !== userId || event.canceled_at !== null) continue;
    const reason = 'Its organizer has deleted their account.';
    await endEvents(db, { ids: [eventId], reason, actorId: null, causedBy: userId, now });
  }
}
