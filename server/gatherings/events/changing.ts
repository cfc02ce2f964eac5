import type * as z from 'zod/mini';
import type { eventUpdate, LiveEvent } from '#contract/gatherings/events.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { announceChange, findChanged } from './announce.ts';
import { checkTimes } from './check-times.ts';
import { checkOrganizer, getEvent, getLocked, refuseOver, showEvent } from './find.ts';
import { listIds } from './people-store.ts';
import { fillPlaces } from './places.ts';
import { placesOf, type Reader } from './policy.ts';
import { type EventRow, updateEvent } from './store.ts';

type Form = z.output<typeof eventUpdate>;
type Change = { eventId: number; reader: Reader; form: Form; now: Date };
type Means = { db: Db; limits: Limits };

/** Everyone is told by email of a new time, place or link, so one and all of someone's changes are counted. */
const [mostOfOne, mostOfPerson] = [5, 20];
const ofOne = {
  name: 'event-changes',
  points: mostOfOne,
  seconds: 24 * 60 * 60,
  advice: `You can change the time, the place or the link up to ${mostOfOne} times a day.`,
};
const ofPerson = {
  name: 'event-changes-by-person',
  points: mostOfPerson,
  seconds: 24 * 60 * 60,
  advice: `You can change times, places and links up to ${mostOfPerson} times a day.`,
};

/** Runs a change that people may be told of, within the limit of those. */
export async function limitChanges<Result>(
  limits: Limits,
  { eventId, userId, isTold }: { eventId: number; userId: number; isTold: boolean },
  change: () => Promise<Result>,
): Promise<Result> {
  const uses = [
    { limit: ofOne, key: String(eventId) },
    { limit: ofPerson, key: String(userId) },
  ];
  const refund = isTold && (await limits.take(uses));
  try {
    return await change();
  } catch (error) {
    if (refund) await refund();
    throw error;
  }
}

type Told = { startsAt: string; location: string; link: string; version: number };

/**
 * With the same version, what is stored is the same once it's locked. A newer one may be stored by then,
 * and an older one is refused.
 */
export const isTold = (row: EventRow, { startsAt, location, link, version }: Told) =>
  version > row.version ||
  (version === row.version &&
    findChanged(row, { ...row, starts_at: startsAt, location, link }) !== undefined);

/** Changes an event. Those concerned are told of a new time, place or link. */
export async function changeEvent({ db, limits }: Means, change: Change): Promise<LiveEvent> {
  const { eventId, reader, form } = change;
  const current = await getEvent(db, change);
  checkOrganizer(current, reader);
  return limitChanges(
    limits,
    { eventId, userId: reader.userId, isTold: isTold(current, form) },
    () => db.transaction().execute((db) => changeLocked(db, change)),
  );
}

async function changeLocked(
  db: Db,
  { eventId, reader, form: { version, ...settings }, now }: Change,
): Promise<LiveEvent> {
  const ref = { eventId, reader };
  const before = await getLocked(db, ref);
  checkOrganizer(before, reader);
  refuseOver(before, now);
  if (version !== before.version)
    throw new ProblemError('stale_event', { current: await showEvent(db, { ...ref, now }) });
  checkTimes(settings, now, before);
  if (placesOf({ max_people: settings.maxParticipants }) < before.going)
    throw new ProblemError('event_too_small', {
      message: `${before.going} people are going. Choose a higher number of spots.`,
    });
  const isMoved = settings.startsAt !== before.starts_at;
  await updateEvent(db, { id: eventId, settings, isMoved });
  await fillPlaces(db, { eventId, now });
  await tellChange(db, { before, after: await getEvent(db, ref), actorId: reader.userId, now });
  return showEvent(db, { ...ref, now });
}

/** Only those going have the link, so others aren't told of a new one. */
async function tellChange(
  db: Db,
  {
    before,
    after,
    actorId,
    now,
  }: { before: EventRow; after: EventRow; actorId: number; now: Date },
) {
  const { id: eventId } = after;
  for (const state of ['going', 'waiting'] as const) {
    const changed = findChanged(
      before,
      state === 'going' ? after : { ...after, link: before.link },
    );
    if (!changed) continue;
    const to = await listIds(db, { eventId, states: [state] });
    await announceChange(db, { event: after, before: changed, to, actorId, now });
  }
}
