const units = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['week', 7 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago or ahead a moment is, in its largest whole unit: "3 days ago", "in 2 hours". */
export function describeTime(moment: Date, now: Date): string {
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1000);
  const found = units.find(([, length]) => Math.abs(seconds) >= length);
  if (!found) return 'just now';
  const [unit, length] = found;
  return words.format(Math.trunc(seconds / length), unit);
}
