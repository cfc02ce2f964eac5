import type { FastifyInstance } from 'fastify';
import { isMembersOnly, type SiteModes } from '#contract/values/areas.ts';
import type { CalendarEntry } from '#server/platform/calendar/write-calendar.ts';
import type { Context } from '#server/platform/context.ts';
import { filePolicy } from '#server/platform/http/security-headers.ts';
import { networkOf } from '#server/platform/limits/limits.ts';
import { notFound } from '#server/platform/problem.ts';
import { type EventRow, findEvent } from './store.ts';

const files = { name: 'event-files', points: 300, seconds: 60 * 60, perNetwork: true };

/** What serves calendars. */
export type CalendarParts = Pick<Context, 'db' | 'clock' | 'limits' | 'publicUrl'> & {
  getModes: () => Promise<SiteModes>;
};

/** What a calendar has of an event. Only those going may have its link. */
export const entryOf = (
  event: Pick<
    EventRow,
    'id' | 'version' | 'title' | 'location' | 'starts_at' | 'ends_at' | 'canceled_at'
  >,
  link = '',
): CalendarEntry => ({
  id: `event-${event.id}`,
  version: event.version,
  title: event.title,
  path: `/events/${event.id}`,
  location: event.location,
  description: link,
  startsAt: event.starts_at,
  endsAt: event.ends_at,
  isCanceled: event.canceled_at !== null,
});

/** Serves live events as ICS files, without their links, to those who can read them. */
export function serveEventFiles(
  app: FastifyInstance,
  { db, clock, limits, publicUrl, getModes }: CalendarParts,
) {
  app.get<{ Params: { id: string } }>(
    String.raw`/events/:id(^\d{1,15}).ics`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { params, ip } = request;
      const modes = await getModes();
      const isClosed = isMembersOnly({ liveArea: 'events' }, modes);
      // Not the page of a missing event, which sends visitors to sign in.
      if (modes.events !== 'live' || (isClosed && !(await request.findSignedIn())))
        throw notFound();
      await limits.take([{ limit: files, key: networkOf(ip) }]);
      const event = await findEvent(db, { eventId: Number(params.id), readerId: 0 });
      if (!event) throw notFound();
      const { writeCalendar } = await import('#server/platform/calendar/write-calendar.ts');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('content-security-policy', filePolicy)
        .header('content-disposition', `attachment; filename="event-${event.id}.ics"`)
        .send(writeCalendar({ publicUrl, now: clock(), entries: [entryOf(event)] }));
    },
  );
}
