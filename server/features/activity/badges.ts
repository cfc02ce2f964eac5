import type { Profile } from '#contract/profiles.ts';
import { teamTicketsDone } from './contributions.ts';
import { countOf, type Standing, teamCountOf } from './standing.ts';

type Badge = Profile['badges'][number];
type Rule = Badge & { isEarned: (standing: Standing) => boolean };

/** Badges describe what a person has done so far. Those for tickets and comments need a team of at least two. */
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
    description: 'Joined a team and finished a ticket',
    color: 'lake',
    icon: 'puzzle',
    isEarned: (standing) =>
      countOf(standing, 'project_joined') >= 1 && teamTicketsDone(standing) >= 1,
  },
  {
    name: 'Planner',
    description: 'Created ten tickets in a team',
    color: 'lake',
    icon: 'ticket',
    isEarned: (standing) => teamCountOf(standing, 'ticket_created') >= 10,
  },
  {
    name: 'Finisher',
    description: 'Finished ten tickets in a team',
    color: 'moss',
    icon: 'check',
    isEarned: (standing) => teamTicketsDone(standing) >= 10,
  },
  {
    name: 'Good listener',
    description: 'Wrote ten comments in a team',
    color: 'lingonberry',
    icon: 'comment',
    isEarned: (standing) => teamCountOf(standing, 'comment_written') >= 10,
  },
  {
    name: 'Steady',
    description: 'Active seven days in a row',
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
