import type { CalendarEvent } from '#contract/values/event-card.ts';
import { formatEventDate } from './format-event-date.ts';

type EventDateProps = { event: Pick<CalendarEvent, 'date' | 'there'> };

/** An event's date and time, written in Finnish. */
export const EventDate = ({ event: { date, there } }: EventDateProps) => (
  <time dateTime={date.toISOString()} className="tabular-nums">
    {there?.start ?? formatEventDate(date)}
  </time>
);
