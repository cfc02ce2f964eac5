import type { Profile } from '#contract/profiles.ts';
import { ticketsDone } from './contributions.ts';
import { countOf, type Standing } from './standing.ts';

type Badge = Profile['badges'][number];
type Rule = Badge & { isEarned: (standing: Standing) => boolean };

/** Badges describe what a person has done so far. */
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
    isEarned: (standing) => countOf(standing, 'project_joined') >= 1 && ticketsDone(standing) >= 1,
  },
  {
    name: 'Planner',
    description: 'Created ten tickets',
    color: 'lake',
    icon: 'ticket',
    isEarned: (standing) => countOf(standing, 'ticket_created') >= 10,
  },
  {
    name: 'Finisher',
    description: 'Finished ten tickets',
    color: 'moss',
    icon: 'check',
    isEarned: (standing) => ticketsDone(standing) >= 10,
  },
  {
    name: 'Good listener',
    description: 'Wrote ten comments',
    color: 'lingonberry',
    icon: 'comment',
    isEarned: (standing) => countOf(standing, 'comment_written') >= 10,
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
