import { useQuery } from '@tanstack/react-query';
import { formatWeekdayTime } from '#web/lib/formats/format-dates.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';

/** When a team meets next, if it has planned a meeting. */
export function useNextMeeting(projectId: number): string | undefined {
  const { data } = useQuery(projectQuery(projectId));
  if (!data?.meets || data.status === 'Completed') return undefined;
  return formatWeekdayTime(new Date(data.meets.startsAt));
}
