import { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import ical from 'ical-generator';
import type { OwnDueTicket } from '#server/board/tickets/due-store.ts';

/** What a calendar has of a hackathon. Times are ISO 8601. */
export type OwnHackathonDates = {
  slug: string;
  name: string;
  version: number;
  starts_at: string;
  ends_at: string;
  canceled_at: string | null;
};

type Feed = {
  publicUrl: string;
  now: Date;
  hackathons: readonly OwnHackathonDates[];
  tickets: readonly OwnDueTicket[];
};

/**
 * A calendar as an ICS file. Times are in UTC, so that no program has to know a time zone; tickets are
 * due on a day, and their titles aren't in it.
 */
export function writeFeed({ publicUrl, now, hackathons, tickets }: Feed): string {
  const calendar: ICalCalendar = ical({
    name: 'Pieces',
    prodId: { company: 'Pieces', product: 'Calendar', language: 'EN' },
  });
  const { host } = new URL(publicUrl);
  for (const { slug, name, version, starts_at, ends_at, canceled_at } of hackathons)
    calendar.createEvent({
      id: `hackathon-${slug}@${host}`,
      stamp: now,
      sequence: version,
      start: new Date(starts_at),
      end: new Date(ends_at),
      summary: name,
      url: `${publicUrl}/hackathons/${slug}`,
      ...(canceled_at !== null && { status: ICalEventStatus.CANCELLED }),
    });
  for (const { id, number, version, projectId, projectName, dueDate } of tickets)
    calendar.createEvent({
      id: `ticket-${id}@${host}`,
      stamp: now,
      sequence: version,
      allDay: true,
      start: new Date(`${dueDate}T00:00:00Z`),
      summary: `Due: ${projectName} #${number}`,
      url: `${publicUrl}/tickets/${projectId}/${id}`,
    });
  return calendar.toString();
}
