import type { Badges } from '#contract/history/activity.ts';
import { ticketsReviewed } from './contributions.ts';
import { countOf, type Standing, teamCountOf } from './standing.ts';

type Badge = Badges[number];
type Rule = Badge & { isEarned: (standing: Standing) => boolean };

/**
 * Badges describe what a person has done so far. Those for working on a team need a ticket that a
 * teammate has reviewed, because everything else can be done alone with a second account.
 */
const badgeRules: readonly Rule[] = [
  {
    name: 'Founder',
    description: 'Created a project',
    color: 'cloudberry',
    icon: 'flag',
    isEarned: (standing) => countOf(standing, 'project_created') >= 1,
  },
  {
    name: 'Team player',
    description: 'Joined a team and finished a ticket that a teammate reviewed',
    color: 'lake',
    icon: 'puzzle',
    isEarned: (standing) =>
      countOf(standing, 'project_joined') >= 1 && ticketsReviewed(standing) >= 1,
  },
  {
    name: 'Planner',
    description: 'Created ten tickets on a team that reviews work',
    color: 'lake',
    icon: 'ticket',
    isEarned: (standing) =>
      teamCountOf(standing, 'ticket_created') >= 10 && ticketsReviewed(standing) >= 1,
  },
  {
    name: 'Finisher',
    description: 'Finished ten tickets that teammates reviewed',
    color: 'moss',
    icon: 'check',
    isEarned: (standing) => ticketsReviewed(standing) >= 10,
  },
  {
    name: 'Good listener',
    description: 'Wrote ten comments on a team that reviews work',
    color: 'lingonberry',
    icon: 'comment',
    isEarned: (standing) =>
      teamCountOf(standing, 'comment_written') >= 10 && ticketsReviewed(standing) >= 1,
  },
  {
    name: 'Steady',
    description: 'Active 7 days in a row',
    color: 'cloudberry',
    icon: 'flame',
    isEarned: ({ mostDaysInRow }) => mostDaysInRow >= 7,
  },
];

/** The badges a person has earned. */
export const badgesOf = (standing: Standing): Badge[] =>
  badgeRules
    .filter((rule) => rule.isEarned(standing))
    .map(({ name, description, color, icon }) => ({ name, description, color, icon }));
