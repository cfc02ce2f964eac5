import type { Profile } from '#contract/profiles.ts';
import { ticketsDone } from './contributions.ts';
import { countOf, type Standing } from './standing.ts';

type Badge = Profile['badges'][number];
type Rule = Badge & { isEarned: (standing: Standing) => boolean };

/** What someone is known for, by all that they did so far. */
const badgeRules: readonly Rule[] = [
  {
    name: 'Founder',
    description: 'Has created a project',
    color: 'cloudberry',
    icon: 'flag',
    isEarned: (standing) => countOf(standing, 'project_created') >= 1,
  },
  {
    name: 'Team player',
    description: 'Has joined a team and brought a ticket to Done',
    color: 'lake',
    icon: 'puzzle',
    isEarned: (standing) => countOf(standing, 'project_joined') >= 1 && ticketsDone(standing) >= 1,
  },
  {
    name: 'Planner',
    description: 'Has made ten tickets',
    color: 'lake',
    icon: 'ticket',
    isEarned: (standing) => countOf(standing, 'ticket_created') >= 10,
  },
  {
    name: 'Finisher',
    description: 'Has brought ten tickets to Done',
    color: 'moss',
    icon: 'check',
    isEarned: (standing) => ticketsDone(standing) >= 10,
  },
  {
    name: 'Good listener',
    description: 'Has written ten comments',
    color: 'lingonberry',
    icon: 'comment',
    isEarned: (standing) => countOf(standing, 'comment_written') >= 10,
  },
  {
    name: 'Steady',
    description: 'Has done something on seven days in a row',
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
