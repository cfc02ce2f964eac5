const longDay = { dateStyle: 'long' } as const;
const weekday = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const dayAndTime = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** "December 1, 2026", somewhere; in UTC if we don't know the time zone */
export const formatDay = (time: Date | string, timeZone = '') =>
  format('longDay', longDay, { time, timeZone });

/** "Tuesday, December 1", somewhere; a day of the calendar without a time needs no time zone */
export const formatWeekday = (time: Date | string, timeZone = '') =>
  format('weekday', weekday, { time, timeZone });

/** "Nov 24, 6:00 PM GMT+2", as on screens but with the time zone; in UTC if we don't know it */
export const formatTime = (time: Date | string, timeZone = '') =>
  format('dayAndTime', dayAndTime, { time, timeZone });

/** Making one takes longer than using it. */
const made = new Map<string, Intl.DateTimeFormat>();

function format(
  name: string,
  options: Intl.DateTimeFormatOptions,
  { time, timeZone }: { time: Date | string; timeZone: string },
): string {
  const key = `${name} ${timeZone}`;
  const formatter = made.get(key) ?? createFormat(options, timeZone);
  made.set(key, formatter);
  return formatter.format(new Date(time));
}

/** An unknown time zone is UTC. */
function createFormat(options: Intl.DateTimeFormatOptions, timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: timeZone || 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
}
