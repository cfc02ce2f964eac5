const formatter = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Formats a time for emails: "Nov 22, 2026, 3:20 PM UTC". We don't know the reader's time zone. */
export const formatTime = (at: Date | string) => `${formatter.format(new Date(at))} UTC`;

/** Formats a time for emails in a time zone: "Tuesday, November 24 at 6:00 PM GMT+2". */
export const formatTimeIn = (at: Date | string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
    timeZone: timeZone || 'UTC',
  }).format(new Date(at));
