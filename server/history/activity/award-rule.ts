import type { OpenAwards } from '#contract/history/activity.ts';
import type { AwardIcon } from '#contract/values/vocabulary.ts';
import { ticketsReviewed } from './contributions.ts';
import type { Standing } from './standing.ts';

type Count = (standing: Standing, now: Date) => number;

/** What an award takes besides being done often. */
type Condition = {
  isReached: (standing: Standing) => boolean;
  /** For someone who only lacks this. */
  missing: string;
};

/** When a badge or an achievement is earned. */
export type AwardRule = {
  name: string;
  /** What someone did who has it. */
  description: string;
  /** Requirements, for someone who hasn't. */
  task: string;
  icon: AwardIcon;
  /** For an achievement: the badge that is for the same. */
  badge?: string;
  isReached: (standing: Standing) => boolean;
  /** For those that take many: how many, how many a standing has, and what else it takes. */
  progress?: { goal: number; count: Count; also?: Condition };
};

/** Something done this often, and `also` what it takes besides. */
export const often = (
  goal: number,
  count: (standing: Standing) => number,
  also?: Condition,
): Pick<AwardRule, 'progress' | 'isReached'> => ({
  progress: { goal, count, ...(also && { also }) },
  isReached: (standing) => count(standing) >= goal && (!also || also.isReached(standing)),
});

/** Work on a team counts once a teammate has reviewed some of it. */
export const review: Condition = {
  isReached: (standing) => ticketsReviewed(standing) >= 1,
  missing: 'Still needed: a ticket that a teammate has reviewed',
};

/** What someone without the award reads: how far they are, or what else it takes. */
export function presentOpen(
  { name, task, icon, badge = '', progress }: AwardRule,
  standing: Standing,
  now: Date,
): OpenAwards[number] {
  const count = progress?.count(standing, now) ?? 0;
  if (progress?.also && count >= progress.goal)
    return { name, description: progress.also.missing, icon, badge, progress: null };
  return {
    name,
    description: task,
    icon,
    badge,
    progress: progress ? { goal: progress.goal, count: Math.min(count, progress.goal) } : null,
  };
}
