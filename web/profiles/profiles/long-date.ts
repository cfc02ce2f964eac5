import { formatLongDate } from '#web/lib/formats/format-dates.ts';

/** The join date in the long US format, or "Recently" if it's unknown (Specification, section 2). */
export const formatJoinDate = (createdAt: string | null | undefined) =>
  formatIsoDate(createdAt) ?? 'Recently';

/** A date in the long US format. Undefined if missing or invalid. */
export function formatIsoDate(iso: string | null | undefined): string | undefined {
  const date = iso ? new Date(iso) : undefined;
  return date && !Number.isNaN(date.getTime()) ? formatLongDate(date) : undefined;
}
