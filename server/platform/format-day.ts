const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (time: Date | string) => formatter.format(new Date(time));
};

/** "December 1, 2026" */
export const formatDay = format({ dateStyle: 'long' });

/** "Tuesday, December 1" */
export const formatWeekday = format({ weekday: 'long', month: 'long', day: 'numeric' });
