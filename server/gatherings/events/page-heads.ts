import type { Context } from '#server/platform/context.ts';
import { formatTime } from '#server/platform/formats/format-dates.ts';
import type { FindHead } from '#server/platform/http/pages/page-html.ts';
import { findEvent } from './store.ts';

/** The head of an event's page, for links to it: its title, when it is and where, for everyone who can read that. */
export const eventHeads = ({ db }: Pick<Context, 'db'>): Record<string, FindHead> => ({
  '/events/:eventId': async ({ eventId = '' }) => {
    if (!/^\d{1,15}$/.test(eventId)) return undefined;
    const event = await findEvent(db, { eventId: Number(eventId), readerId: 0 });
    if (!event) return undefined;
    const when = formatTime(event.starts_at, event.time_zone);
    return {
      title: event.title,
      description: [when, event.location].filter(Boolean).join(', '),
      path: `/events/${event.id}`,
    };
  },
});
