import type { FastifyInstance } from 'fastify';
import { day } from '#contract/values/durations.ts';
import { listOwnDue } from '#server/board/tickets/due-store.ts';
import { listOwn } from '#server/hackathons/hackathons/store.ts';
import { listOwnEvents } from '#server/gatherings/events/store.ts';
import { type CalendarParts, entryOf } from '#server/gatherings/events/serve-file.ts';
import { listOwnMeetings } from '#server/gatherings/meetings/own-store.ts';
import type { CalendarEntry } from '#server/platform/calendar/write-calendar.ts';
import { filePolicy } from '#server/platform/http/security-headers.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { findOwner } from './store.ts';

const feeds = { name: 'calendar-feed', points: 60, seconds: 60 * 60 };

/** What is over stays for a while, and so does what was canceled, so that calendars take it out. */
const daysBack = 30;
const mostHackathons = 100;

/**
 * Serves calendars at their secret addresses, for programs that can't sign in. What someone can't open
 * anymore isn't in theirs from the next request on.
 */
export function serveCalendarFeeds(
  app: FastifyInstance,
  { db, clock, limits, publicUrl, getModes }: CalendarParts,
) {
  app.get<{ Params: { file: string } }>(
    '/calendar/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const now = clock();
      const token = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
      const hash = token === undefined ? undefined : hashToken(token);
      const userId = hash && (await findOwner(db, { hash, now }));
      if (userId === undefined) return reply.callNotFound();
      await limits.take([{ limit: feeds, key: String(userId) }]);
      const since = new Date(now.getTime() - daysBack * day);
      const isLive = (await getModes()).events === 'live';
      const [own, events, meetings, tickets] = await Promise.all([
        listOwn(db, { readerId: userId, limit: mostHackathons }),
        isLive ? listOwnEvents(db, { userId, since }) : [],
        listOwnMeetings(db, { userId, since }),
        listOwnDue(db, userId),
      ]);
      const hackathons = own.filter(
        ({ ends_at, canceled_at }) => new Date(canceled_at ?? ends_at) > since,
      );
      const entries = [
        ...hackathons.map(hackathonEntry),
        ...events.map((event) => entryOf(event, event.link)),
        ...meetings.map(meetingEntry),
        ...tickets.map(ticketEntry),
      ];
      // Loaded with the first calendar.
      const { writeCalendar } = await import('#server/platform/calendar/write-calendar.ts');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', filePolicy)
        .header('x-robots-tag', 'noindex')
        .send(writeCalendar({ publicUrl, now, entries }));
    },
  );
}

type Hackathon = Awaited<ReturnType<typeof listOwn>>[number];
type Meeting = Awaited<ReturnType<typeof listOwnMeetings>>[number];
type Ticket = Awaited<ReturnType<typeof listOwnDue>>[number];

const hackathonEntry = (row: Hackathon): CalendarEntry => ({
  id: `hackathon-${row.slug}`,
  version: row.version,
  title: row.name,
  path: `/hackathons/${row.slug}`,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  isCanceled: row.canceled_at !== null,
});

const meetingEntry = (row: Meeting): CalendarEntry => ({
  ...entryOf(row, row.link),
  title: `${row.title} · ${row.project_name}`,
  path: `/team-workspace/${row.project_id}`,
});

/** Without its title, because calendars are shared. */
const ticketEntry = ({ id, number, version, projectId, projectName, dueDate }: Ticket) => ({
  id: `ticket-${id}`,
  version,
  title: `Due: ${projectName} #${number}`,
  path: `/tickets/${projectId}/${id}`,
  day: dueDate,
});
