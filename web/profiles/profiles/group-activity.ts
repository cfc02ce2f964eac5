import type { ActivityType } from '#contract/values/vocabulary.ts';
import { formatIsoDay } from '#web/lib/formats/format-dates.ts';
import type { Activity } from './shown-profile.ts';

/** What is said once a day for each project, however often it was done. */
const repeated = new Set<ActivityType>([
  'other',
  'ticket_created',
  'ticket_started',
  'ticket_reviewed',
  'ticket_done',
]);

/** The newest of them comes first. */
export type ActivityGroup = readonly [Activity, ...Activity[]];

/** Activity by day here, newest first, as `[day, groups]`. What repeats on a day is one group. */
export function groupActivity(activity: readonly Activity[]): [string, ActivityGroup[]][] {
  const days = Map.groupBy(activity, ({ date }) => formatIsoDay(new Date(date)));
  return Array.from(days, ([day, entries]) => [day, groupRepeated(entries)]);
}

function groupRepeated(entries: readonly Activity[]): ActivityGroup[] {
  const groups = Map.groupBy(entries, (entry) =>
    repeated.has(entry.type) ? `${entry.type} ${entry.project}` : entry,
  );
  return [...groups.values()] as unknown as ActivityGroup[];
}
