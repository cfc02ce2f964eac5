/** Sample events: fixed content, whose dates are counted from today so that some are always ahead. */
import { datedFrom, type Event } from '#web/sample/events-entity.ts';
import { soon } from '#web/sample/events-soon.ts';

/** What lies ahead within the month that begins today, the next one first. */
export const listUpcomingEvents = (today: Date): Event[] =>
  datedFrom(today, soon).filter(({ date }) => date > today);
