import ical, { ICalEventStatus } from 'ical-generator';

/** Something with a date: from one moment to another (ISO 8601), or on a day such as 2026-11-24. */
export type CalendarEntry = {
  /** Unique among all, and the same in every version. */
  id: string;
  version: number;
  title: string;
  /** Of its page. */
  path: string;
  location?: string;
  description?: string;
  isCanceled?: boolean;
} & ({ startsAt: string; endsAt: string } | { day: string });

type Calendar = { publicUrl: string; now: Date; entries: readonly CalendarEntry[] };

/**
 * A calendar as an ICS file (RFC 5545). Times are in UTC, so that no program has to know a time zone.
 * What is canceled is marked, so that calendars take it out.
 */
export function writeCalendar({ publicUrl, now, entries }: Calendar): string {
  const calendar = ical({
    name: 'Pieces',
    prodId: { company: 'Pieces', product: 'Calendar', language: 'EN' },
  });
  const { host } = new URL(publicUrl);
  for (const { id, version, title, path, location, description, isCanceled, ...when } of entries)
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp: now,
      sequence: version,
      summary: title,
      url: `${publicUrl}${path}`,
      ...('day' in when
        ? { allDay: true, start: new Date(`${when.day}T00:00:00Z`) }
        : { start: new Date(when.startsAt), end: new Date(when.endsAt) }),
      ...(location && { location }),
      ...(description && { description }),
      ...(isCanceled && { status: ICalEventStatus.CANCELLED }),
    });
  return calendar.toString();
}
