import { formatEventDate } from './format-event-date.ts';

/** An event's date and time, written in Finnish. */
export const EventDate = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString()} className="tabular-nums">
    {formatEventDate(date)}
  </time>
);
