import type { OpenAwards } from '#contract/history/activity.ts';
import type { AwardIcon } from '#contract/values/vocabulary.ts';
import { ticketsReviewed } from './contributions.ts';
import type { Standing } from './standing.ts';

type Count = (standing: Standing) => number;

/** When a badge or an achievement is earned. */
export type AwardRule = {
  name: string;
  /** What someone did who has it. */
  description: string;
  /** Requirements, for someone who hasn't. */
  task: string;
  icon: AwardIcon;
  isReached: (standing: Standing) => boolean;
  /** For those that take many: how many, and how many a standing has. */
  progress?: { goal: number; count: Count };
};

/** Something done this often, and `also` what it takes besides. */
export const often = (
  goal: number,
  count: Count,
  also: (standing: Standing) => boolean = () => true,
) => ({
  progress: { goal, count },
  isReached: (standing: Standing) => count(standing) >= goal && also(standing),
});

/** Work on a team counts once a teammate has reviewed some of it. */
export const hasReview = (standing: Standing) => ticketsReviewed(standing) >= 1;

/** What someone without the award reads. */
export const presentOpen = (
  { name, task, icon, progress }: AwardRule,
  standing: Standing,
): OpenAwards[number] => ({
  name,
  description: task,
  icon,
  progress: progress
    ? { goal: progress.goal, count: Math.min(progress.count(standing), progress.goal) }
    : null,
});
