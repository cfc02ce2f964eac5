import type { CalendarEvent } from '#contract/values/event-card.ts';
import { datedFrom } from './dated-from.ts';
import { later } from './events-later.ts';
import { nextWeeks } from './events-next-weeks.ts';
import { past } from './events-past.ts';
import { soon } from './events-soon.ts';

/** All sample events, from six weeks before today to three months ahead, in order. */
export const listEvents = (today: Date): CalendarEvent[] =>
  datedFrom(today, [...past, ...soon, ...nextWeeks, ...later]);
