import type { CalendarEvent } from '#contract/values/event-card.ts';
import { datedFrom } from './dated-from.ts';
import { soon } from './events-soon.ts';

/** The sample events of the next nine days, the next one first. */
export const listUpcomingEvents = (today: Date): CalendarEvent[] =>
  datedFrom(today, soon).filter(({ date }) => date > today);
