import type { EventFormat } from '#contract/values/event-card.ts';
import { toLocalDateTime } from '#web/lib/formats/local-date-time.ts';
import { isKnownZone, toZonedDateTime } from '#web/lib/formats/zoned-date-time.ts';
import { timeZoneName } from '#web/lib/working-style-names.ts';

type Times = { startsAt: string; endsAt: string; timeZone: string; format: EventFormat };

/**
 * The zone in whose time an event is shown, if the reader's clock shows something else meanwhile. Online,
 * everyone's own time is the one that counts.
 */
function otherZone({ startsAt, endsAt, timeZone, format }: Times): string | undefined {
  if (format === 'Online' || !isKnownZone(timeZone)) return undefined;
  const differs = [startsAt, endsAt]
    .map((time) => new Date(time))
    .some((moment) => toZonedDateTime(moment, timeZone) !== toLocalDateTime(moment));
  return differs ? timeZone : undefined;
}

const shownTime = (iso: string, zone: string | undefined) => {
  const moment = new Date(iso);
  return zone === undefined ? toLocalDateTime(moment) : toZonedDateTime(moment, zone);
};

/** Of a time such as "2026-11-24T17:00": "24.11.2026 klo 17.00" */
const finnishTime = (text: string) => `${Number(text.slice(11, 13))}.${text.slice(14, 16)}`;
const finnishDate = (text: string) => {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number);
  return `${day}.${month}.${year} klo ${finnishTime(text)}`;
};

/** "Helsinki time", "UTC" */
export const zoneTimeName = (zone: string) =>
  zone.includes('/') && !zone.startsWith('Etc/')
    ? `${timeZoneName(zone.split('/').at(-1)!)} time`
    : timeZoneName(zone);

const named = (text: string, zone: string | undefined) =>
  zone === undefined ? text : `${text}, ${zoneTimeName(zone)}`;

/** An event's day and start where it takes place, if the reader's clock shows something else. */
export function findTimeThere(event: Times): { day: string; start: string } | undefined {
  const zone = otherZone(event);
  if (zone === undefined) return undefined;
  const start = shownTime(event.startsAt, zone);
  return { day: start.slice(0, 10), start: named(finnishDate(start), zone) };
}

/** "24.11.2026 klo 17.00–19.00", "24.11.2026 klo 17.00 – 25.11.2026 klo 9.00, Helsinki time" */
export function formatEventTimes(event: Times): string {
  const zone = otherZone(event);
  const [start, end] = [event.startsAt, event.endsAt].map((time) => shownTime(time, zone));
  const isOneDay = start!.slice(0, 10) === end!.slice(0, 10);
  return named(
    isOneDay
      ? `${finnishDate(start!)}–${finnishTime(end!)}`
      : `${finnishDate(start!)} – ${finnishDate(end!)}`,
    zone,
  );
}
