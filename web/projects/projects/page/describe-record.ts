import type { Progress } from '#contract/projects/progress.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';

/** A team's record in sentences. None without data. */
export const describeRecord = (
  { answers, earlier }: Pick<Progress, 'answers' | 'earlier'>,
  lead: string,
): string[] => [
  ...(answers
    ? [`The team answered ${answers.answered} of its last ${answers.requests} requests in time.`]
    : []),
  ...(earlier ? [describeEarlier(earlier, lead)] : []),
];

function describeEarlier(
  { completed, projects }: NonNullable<Progress['earlier']>,
  lead: string,
): string {
  const all = formatCount(projects, 'earlier project');
  if (completed === 0) return `None of ${lead}’s ${all} was completed.`;
  if (completed === projects) return `All of ${lead}’s ${all} were completed.`;
  return `${completed} of ${lead}’s ${all} ${completed === 1 ? 'was' : 'were'} completed.`;
}
