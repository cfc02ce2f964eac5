const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment as emails say it: "Nov 22, 2026, 3:20 PM UTC". Nobody knows the reader's time zone. */
export const formatTime = (at: Date | string) => `${moments.format(new Date(at))} UTC`;
