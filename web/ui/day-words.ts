const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How far a day is from today: "yesterday", "in 3 days", "2 weeks ago". */
export function inWords({ day, today }: { day: Date; today: Date }): string {
  const days = Math.round((midnight(day) - midnight(today)) / (24 * 60 * 60 * 1000));
  if (Math.abs(days) < 14) return words.format(days, 'day');
  if (Math.abs(days) < 60) return words.format(Math.trunc(days / 7), 'week');
  return words.format(Math.trunc(days / 30), 'month');
}

const midnight = (day: Date) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
