import type { Achievements, OpenAwards } from '#contract/history/activity.ts';
import { type AwardRule, often, presentOpen, review } from './award-rule.ts';
import { sameAs } from './badges.ts';
import { teamContributionsOf, ticketsDone, ticketsReviewed } from './contributions.ts';
import { countOf, type Standing } from './standing.ts';

/**
 * Achievements are reached once and never lost. Firsts count solo too. Those for working on a team need
 * tickets that teammates have reviewed. A name is also the key in a standing, so renaming one makes a new
 * achievement.
 */
export const achievementRules: readonly AwardRule[] = [
  {
    ...sameAs('Founder'),
    name: 'First project',
    icon: 'flag',
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
    ...sameAs('Finisher'),
    name: 'Ten tickets done',
    icon: 'check',
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
    ...often(3, (standing) => countOf(standing, 'project_joined'), review),
  },
  {
    ...sameAs('Steady'),
    name: 'A week in a row',
    icon: 'flame',
  },
  {
    name: 'A hundred contributions',
    description: 'Contributed a hundred times on a team that reviews work',
    task: 'Contribute a hundred times on a team that reviews work',
    icon: 'star',
    ...often(100, teamContributionsOf, review),
  },
];

/** A person's achievements, newest first. */
export const achievementsOf = ({ reached }: Standing): Achievements =>
  achievementRules
    .flatMap(({ name, description, icon, badge = '' }) => {
      const date = reached[name];
      return date === undefined ? [] : [{ name, description, icon, badge, date }];
    })
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));

/** The achievements that a person hasn't reached yet. */
export const openAchievementsOf = (standing: Standing, now: Date): OpenAwards =>
  achievementRules
    .filter(({ name }) => !(name in standing.reached))
    .map((rule) => presentOpen(rule, standing, now));
