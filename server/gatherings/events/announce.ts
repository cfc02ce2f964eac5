import { addDays } from '#contract/values/durations.ts';
import { confirmation } from '#contract/values/event-card.ts';
import { tell, tellLatest } from '#server/notifications/notifications/actions.ts';
import type { EventData } from '#server/notifications/notifications/data.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { EventRow } from './store.ts';

type About = Pick<
  EventRow,
  'id' | 'title' | 'starts_at' | 'time_zone' | 'location' | 'format' | 'project_id'
>;
type News = { event: About; to: number | readonly number[]; now: Date };

const dataOf = (event: About): EventData => ({
  eventId: event.id,
  title: event.title,
  startsAt: event.starts_at,
  timeZone: event.time_zone,
  location: event.location,
  // Members of a team read the times of its meetings where they are.
  isOnline: event.format === 'Online' || event.project_id !== null,
});

/** What a notification about an event, or a team's meeting, begins with. */
export const about = ({ event, to, now }: News) => ({
  to,
  now,
  data: dataOf(event),
  ...(event.project_id !== null && { projectId: event.project_id }),
});

export function announcePlace(
  db: Db,
  { became, ...news }: News & { became: 'yours' | 'open' | 'passed_on' },
) {
  const { data, ...rest } = about(news);
  const told = { kind: 'event_place', actorId: null, ...rest, data: { ...data, became } } as const;
  // Places that people leave and take at the last minute are told of once a day by email.
  return became === 'open' ? tellLatest(db, told) : tell(db, told);
}

export const announceTomorrow = (db: Db, news: News) =>
  tell(db, { kind: 'event_tomorrow', actorId: null, ...about(news) });

export function askStillComing(db: Db, news: News) {
  const { data, ...rest } = about(news);
  const passedOn = addDays(new Date(data.startsAt), -confirmation.passedOnBefore);
  const until = passedOn.toISOString();
  return tell(db, { kind: 'event_confirm', actorId: null, ...rest, data: { ...data, until } });
}

/** What changed that people have to know: a new time, place or link; undefined if nothing did. */
export function findChanged(before: EventRow, after: EventRow) {
  const changed = {
    ...(before.starts_at !== after.starts_at && { startsAt: before.starts_at }),
    ...(before.location !== after.location && { location: before.location }),
    ...(before.link !== after.link && after.link !== '' && { hasLink: true as const }),
  };
  return Object.keys(changed).length === 0 ? undefined : changed;
}

type Changed = NonNullable<ReturnType<typeof findChanged>>;

export function announceChange(
  db: Db,
  { before, actorId, ...news }: News & { before: Changed; actorId: number },
) {
  const { data, ...rest } = about(news);
  return tell(db, { kind: 'event_changed', actorId, ...rest, data: { ...data, before } });
}

export function announceCancellation(
  db: Db,
  {
    actorId,
    causedBy,
    reason,
    others,
    ...news
  }: News & { actorId: number | null; causedBy?: number; reason: string; others: number },
) {
  const { data, ...rest } = about(news);
  const told = { actorId, causedBy, ...rest, data: { ...data, reason, others } };
  return tell(db, { kind: 'event_canceled', ...told });
}
