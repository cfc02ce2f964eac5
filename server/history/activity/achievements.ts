import type { Achievements, OpenAchievements } from '#contract/history/activity.ts';
import type { AwardIcon } from '#contract/values/vocabulary.ts';
import { teamContributionsOf, ticketsDone, ticketsReviewed } from './contributions.ts';
import { countOf, type Standing } from './standing.ts';

type Count = (standing: Standing) => number;

export type AchievementRule = {
  /** Also the key in a standing, so renaming it makes a new achievement. */
  name: string;
  /** What someone did who has reached it. */
  description: string;
  /** Requirements, for someone who hasn't. */
  task: string;
  icon: AwardIcon;
  isReached: (standing: Standing) => boolean;
  /** For those that take many: how many, and how many a standing has. */
  progress?: { goal: number; count: Count };
};

/** Something done this often, and `also` what it takes besides. */
const often = (goal: number, count: Count, also: (standing: Standing) => boolean = () => true) => ({
  progress: { goal, count },
  isReached: (standing: Standing) => count(standing) >= goal && also(standing),
});

const hasReview = (standing: Standing) => ticketsReviewed(standing) >= 1;

/**
 * Achievements are reached once and never lost. Firsts count solo too. Those for working on a team need
 * tickets that teammates have reviewed.
 */
export const achievementRules: readonly AchievementRule[] = [
  {
    name: 'First project',
    description: 'Created a project',
    task: 'Create a project',
    icon: 'flag',
    isReached: (standing) => countOf(standing, 'project_created') >= 1,
  },
  {
    name: 'First team',
    description: 'Joined a team',
    task: 'Join a team',
    icon: 'puzzle',
    isReached: (standing) => countOf(standing, 'project_joined') >= 1,
  },
  {
    name: 'First ticket',
    description: 'Created a ticket',
    task: 'Create a ticket',
    icon: 'ticket',
    isReached: (standing) => countOf(standing, 'ticket_created') >= 1,
  },
  {
    name: 'First ticket done',
    description: 'Finished a ticket',
    task: 'Finish a ticket',
    icon: 'check',
    isReached: (standing) => ticketsDone(standing) >= 1,
  },
  {
    name: 'First comment',
    description: 'Commented on a ticket',
    task: 'Comment on a ticket',
    icon: 'comment',
    isReached: (standing) => countOf(standing, 'comment_written') >= 1,
  },
  {
    name: 'Ten tickets done',
    description: 'Finished ten tickets that teammates reviewed',
    task: 'Finish ten tickets that teammates review',
    icon: 'check',
    ...often(10, ticketsReviewed),
  },
  {
    name: 'Fifty tickets done',
    description: 'Finished fifty tickets that teammates reviewed',
    task: 'Finish fifty tickets that teammates review',
    icon: 'check',
    ...often(50, ticketsReviewed),
  },
  {
    name: 'Three teams',
    description: 'Joined three teams and finished a ticket that a teammate reviewed',
    task: 'Join three teams and finish a ticket that a teammate reviews',
    icon: 'puzzle',
    ...often(3, (standing) => countOf(standing, 'project_joined'), hasReview),
  },
  {
    name: 'A week in a row',
    description: 'Active 7 days in a row',
    task: 'Be active 7 days in a row',
    icon: 'flame',
    ...often(7, ({ mostDaysInRow }) => mostDaysInRow),
  },
  {
    name: 'A hundred contributions',
    description: 'Contributed a hundred times on a team that reviews work',
    task: 'Contribute a hundred times on a team that reviews work',
    icon: 'star',
    ...often(100, teamContributionsOf, hasReview),
  },
];

/** A person's achievements, newest first. */
export const achievementsOf = ({ reached }: Standing): Achievements =>
  achievementRules
    .flatMap(({ name, description, icon }) => {
      const date = reached[name];
      return date === undefined ? [] : [{ name, description, icon, date }];
    })
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));

/** The achievements that a person hasn't reached yet. */
export const openAchievementsOf = (standing: Standing): OpenAchievements =>
  achievementRules
    .filter(({ name }) => !(name in standing.reached))
    .map(({ name, task, icon, progress }) => ({
      name,
      description: task,
      icon,
      progress: progress
        ? { goal: progress.goal, count: Math.min(progress.count(standing), progress.goal) }
        : null,
    }));
