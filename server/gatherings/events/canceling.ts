import type { LiveEvent } from '#contract/gatherings/events.ts';
import { listApart } from '#server/people/blocks/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { announceCancellation } from './announce.ts';
import { checkOrganizer, getLocked, refuseOver, showEvent } from './find.ts';
import { listConcerned } from './people-store.ts';
import type { Reader } from './policy.ts';
import { getAnyEvent, listLater, lockSeries, markCanceled } from './store.ts';

type Canceling = {
  eventId: number;
  reader: Reader;
  reason: string;
  /** Those of the same series that start later, too. */
  andLater: boolean;
  now: Date;
};

/** Cancels an event and tells everyone concerned, once for all of a series. Idempotent. */
export const cancelEvent = (db: Db, { reason, andLater, ...ref }: Canceling): Promise<LiveEvent> =>
  db.transaction().execute(async (db) => {
    const { eventId, reader, now } = ref;
    if (andLater) await lockSeries(db, eventId);
    const event = await getLocked(db, ref);
    checkOrganizer(event, reader);
    if (event.canceled_at === null) {
      refuseOver(event, now);
      const later = { seriesId: event.series_id, startsAt: event.starts_at, now };
      const ids = [eventId, ...(andLater ? await listLater(db, later) : [])];
      await endEvents(db, { ids, reason, actorId: reader.userId, now });
    }
    return showEvent(db, ref);
  });

type Optional = { causedBy?: number; concerned?: typeof listConcerned };
type Ending = { ids: readonly number[]; reason: string; actorId: number | null; now: Date };

/**
 * Cancels events, whose locks the caller holds. Those who have blocked the person who does aren't told
 * what they write. `concerned`: lists who is told, which is the team for a meeting.
 */
export async function endEvents(
  db: Db,
  { ids, reason, actorId, causedBy, concerned = listConcerned, now }: Ending & Optional,
) {
  await markCanceled(db, { ids, reason, now });
  for (const { eventId, others, ids: all } of await concerned(db, ids)) {
    const event = await getAnyEvent(db, eventId);
    const apart = actorId === null ? [] : await listApart(db, { personId: actorId, ids: all });
    const news = { event, others, actorId, ...(causedBy !== undefined && { causedBy }), now };
    const to = all.filter((id) => !apart.includes(id));
    await announceCancellation(db, { ...news, to, reason });
    await announceCancellation(db, { ...news, to: apart, reason: '' });
  }
}
