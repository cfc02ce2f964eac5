const formatter = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Formats a time for emails: "Nov 22, 2026, 3:20 PM UTC". We don't know the reader's time zone. */
export const formatTime = (at: Date | string) => `${formatter.format(new Date(at))} UTC`;
