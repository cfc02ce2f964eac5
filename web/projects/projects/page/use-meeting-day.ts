import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { formatWeekly } from './format-weekly.ts';

/** When a team meets, if it has planned a meeting. */
export function useMeetingDay(projectId: number): string | undefined {
  const { data } = useQuery(projectQuery(projectId));
  if (!data?.meets || data.status === 'Completed') return undefined;
  return `Meets on ${formatWeekly(new Date(data.meets.startsAt))}`;
}
