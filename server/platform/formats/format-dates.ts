import { lazy } from '#contract/values/lazy.ts';

const utcFormat = (options: Intl.DateTimeFormatOptions) => {
  const formatter = lazy(() => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }));
  return (time: Date | string) => formatter().format(new Date(time));
};

/** "December 1, 2026" */
export const formatDay = utcFormat({ dateStyle: 'long' });

/** "Tuesday, December 1" */
export const formatWeekday = utcFormat({ weekday: 'long', month: 'long', day: 'numeric' });

const formatUtc = utcFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 22, 2026, 3:20 PM UTC", for someone whose time zone we don't know. */
export const formatTime = (time: Date | string) => `${formatUtc(time)} UTC`;

/** "Tuesday, November 24 at 6:00 PM GMT+2" */
export const formatTimeIn = (time: Date | string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
    timeZone: timeZone || 'UTC',
  }).format(new Date(time));
