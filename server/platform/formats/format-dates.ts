import { lazy } from '#contract/values/lazy.ts';

/** Formats a time somewhere; in UTC if we don't know the time zone. */
type Format = (time: Date | string, timeZone?: string) => string;

/** "December 1, 2026" */
export const formatDay: Format = formatAs({ dateStyle: 'long' });

/** "Tuesday, December 1"; a day of the calendar without a time needs no time zone */
export const formatWeekday: Format = formatAs({ weekday: 'long', month: 'long', day: 'numeric' });

/** "Nov 24, 6:00 PM GMT+2", as on screens but with the time zone */
export const formatTime: Format = formatAs({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Keeps only the one for UTC: people can write the name of a time zone in many ways. */
function formatAs(options: Intl.DateTimeFormatOptions): Format {
  const utc = lazy(() => createFormat(options, 'UTC'));
  return (time, timeZone = '') =>
    (timeZone === '' ? utc() : createFormat(options, timeZone)).format(new Date(time));
}

/** An unknown time zone is UTC. */
function createFormat(options: Intl.DateTimeFormatOptions, timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
}
