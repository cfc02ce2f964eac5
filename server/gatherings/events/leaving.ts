import type { Db } from '#server/migrations/tables.ts';
import { endEvents } from './canceling.ts';
import { listInvolved, saveState } from './people-store.ts';
import { fillPlaces } from './places.ts';
import { type EventRow, findEvent, lockEvents } from './store.ts';

type Leaving = { userId: number; now: Date };

/**
 * Frees someone's places in all events that aren't over, because they're suspended or their account is
 * deleted. The caller holds their joining lock, so they create and join no more. `isGone`: the events that
 * they organize are canceled.
 */
export async function leaveEvents(db: Db, { userId, isGone, now }: Leaving & { isGone: boolean }) {
  const involved = await listInvolved(db, { userId, now });
  // All before anyone is told, because counting emails locks as well.
  await lockEvents(db, involved);
  for (const eventId of involved) {
    const event = await findEvent(db, { eventId, readerId: userId });
    if (!event) continue;
    if (isGone && event.organizer_id === userId) await endOwn(db, event, { userId, now });
    if (event.own_state !== 'going' && event.own_state !== 'waiting') continue;
    await saveState(db, { eventId, userId, state: 'declined', confirmedAt: null, now });
    await fillPlaces(db, { eventId, now });
  }
}

async function endOwn(db: Db, { id, canceled_at }: EventRow, { userId, now }: Leaving) {
  if (canceled_at !== null) return;
  const reason = 'Its organizer has deleted their account.';
  await endEvents(db, { ids: [id], reason, actorId: null, causedBy: userId, now });
}
