import { datedFrom, type Event } from './events-entity.ts';
import { soon } from './events-soon.ts';

/** The sample events of the next four weeks, the next one first. */
export const listUpcomingEvents = (today: Date): Event[] =>
  datedFrom(today, soon).filter(({ date }) => date > today);
