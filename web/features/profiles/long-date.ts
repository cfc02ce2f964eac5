import { formatLongDate } from '#web/lib/format.ts';

/** The day someone joined in the long US format, or "Recently" where it is not known. */
export const formatJoinDate = (createdAt: string | null | undefined) =>
  formatIsoDate(createdAt) ?? 'Recently';

/** A day in the long US format, as all days of a profile are written. */
export function formatIsoDate(iso: string | null | undefined): string | undefined {
  const day = iso ? new Date(iso) : undefined;
  return day && !Number.isNaN(day.getTime()) ? formatLongDate(day) : undefined;
}
