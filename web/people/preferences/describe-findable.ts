import { formatDate } from '#web/lib/formats/format-dates.ts';

/** Until when teams can find someone, or an empty string. */
export const describeFindable = (until: string | null): string =>
  until === null ? '' : `Teams can find you until ${formatDate(new Date(`${until}T12:00:00Z`))}.`;
