import type { CalendarEvent } from '#contract/values/event-card.ts';
import { type Day, dayOf } from './calendar/calendar.ts';

/** The day that an event's card shows. */
export const dayOfEvent = ({ date, there }: Pick<CalendarEvent, 'date' | 'there'>): Day =>
  there?.day ?? dayOf(date);

export const isOver = ({ date, endDate = date }: CalendarEvent, now: Date) => endDate < now;
