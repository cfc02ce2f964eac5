import { datedFrom, type Event } from '#web/sample/events-entity.ts';
import { soon } from '#web/sample/events-soon.ts';

/** The sample events of the next four weeks, the next one first. */
export const listUpcomingEvents = (today: Date): Event[] =>
  datedFrom(today, soon).filter(({ date }) => date > today);
