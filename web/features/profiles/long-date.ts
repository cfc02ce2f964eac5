const long = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** The day someone joined in the long US format, or "Recently" where it is not known. */
export const formatJoinDate = (createdAt: string | null | undefined) =>
  formatLongDate(createdAt) ?? 'Recently';

/** A day in the long US format, as all days of a profile are written. */
export function formatLongDate(iso: string | null | undefined): string | undefined {
  const day = iso ? new Date(iso) : undefined;
  return day && !Number.isNaN(day.getTime()) ? long.format(day) : undefined;
}
