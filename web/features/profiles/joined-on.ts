const long = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** The day someone joined in the long US format, or "Recently" where it is not known. */
export const joinedOn = (createdAt: string | null | undefined) => longDay(createdAt) ?? 'Recently';

/** A day in the long US format, as all days of a profile are written. */
export function longDay(iso: string | null | undefined): string | undefined {
  const day = iso ? new Date(iso) : undefined;
  return day && !Number.isNaN(day.getTime()) ? long.format(day) : undefined;
}
