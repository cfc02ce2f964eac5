import type { LiveEvent } from '#contract/gatherings/events.ts';
import { areApart } from '#server/people/blocks/actions.ts';
import { listApart } from '#server/people/blocks/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { countWaiting, findPosition, listGoing } from './people-store.ts';
import { canOrganize, canSeeInside, isOver, type Reader } from './policy.ts';
import { presentEvent } from './present.ts';
import { countLater, type EventRow, findEvent, lockEvent } from './store.ts';

type Ref = { eventId: number; reader: Reader };

/** Throws not_found if there's no such event. */
export async function getEvent(db: Db, { eventId, reader }: Ref): Promise<EventRow> {
  const event = await findEvent(db, { eventId, readerId: reader.userId });
  if (!event) throw notFound('This event doesn’t exist.');
  return event;
}

/** The same, and nobody else changes it or its people until the transaction ends. */
export async function getLocked(db: Db, ref: Ref): Promise<EventRow> {
  await lockEvent(db, ref.eventId);
  return getEvent(db, ref);
}

/** Throws forbidden to people who don't organize an event. */
export function checkOrganizer(event: EventRow, reader: Reader) {
  if (!canOrganize(event, reader)) throw forbidden('Only the organizer of this event can do that.');
}

export function refuseOver(event: EventRow, now: Date) {
  if (isOver(event, now)) throw new ProblemError('event_over');
}

/** Whether the organizer has blocked someone, or is blocked by them. */
export const isApart = async (
  db: Db,
  { organizer_id: otherId }: EventRow,
  { userId: personId }: Reader,
): Promise<boolean> =>
  personId > 0 && otherId !== null && otherId !== personId && areApart(db, { personId, otherId });

/** An event as the person asking may see it. */
export async function showEvent(db: Db, { now, ...ref }: Ref & { now: Date }): Promise<LiveEvent> {
  const event = await getEvent(db, ref);
  const { eventId, reader } = ref;
  const { own_state, own_since: since } = event;
  const { userId } = reader;
  const later = { seriesId: event.series_id, startsAt: event.starts_at, now };
  return presentEvent(event, {
    reader,
    people: canSeeInside(event, reader) ? await listPeople(db, { eventId, userId, now }) : null,
    waiting: await countWaiting(db, eventId),
    position:
      own_state === 'waiting' && since !== null
        ? await findPosition(db, { eventId, userId, since })
        : null,
    later: canOrganize(event, reader) ? await countLater(db, later) : 0,
    isApart: await isApart(db, event, reader),
    now,
  });
}

/** Without those who have blocked the person asking, or whom they have blocked. */
async function listPeople(
  db: Db,
  { eventId, userId, now }: { eventId: number; userId: number; now: Date },
) {
  const people = await listGoing(db, { eventId, now });
  const apart = await listApart(db, { personId: userId, ids: people.map(({ id }) => id) });
  return people.filter(({ id }) => !apart.includes(id));
}
