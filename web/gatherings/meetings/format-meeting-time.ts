import type { Meeting } from '#contract/gatherings/meetings.ts';
import {
  daysBetween,
  formatDateTimeRange,
  formatWeekdayDate,
  formatTimeRange,
} from '#web/lib/formats/format-dates.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';

type Times = Pick<Meeting, 'startsAt' | 'endsAt'>;

/** "Tuesday, November 24, 5:00 – 6:00 PM" where the reader is; with the year if it's another one. */
export function formatMeetingTime({ startsAt, endsAt }: Times, now = new Date(serverNow())) {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  if (daysBetween(start, end) > 0) return formatDateTimeRange(start, end, now);
  return `${formatWeekdayDate(start, now)}, ${formatTimeRange(start, end)}`;
}
