import type { Badges, OpenAwards } from '#contract/history/activity.ts';
import type { PieceColor } from '#contract/values/vocabulary.ts';
import { type AwardRule, often, presentOpen, review } from './award-rule.ts';
import { ticketsReviewed } from './contributions.ts';
import { countOf, type Standing, teamCountOf } from './standing.ts';
import { streakAt } from './streak.ts';

type BadgeRule = AwardRule & { color: PieceColor };

/**
 * Badges describe what a person has done so far. Those for working on a team need a ticket that a
 * teammate has reviewed, because everything else can be done alone with a second account.
 */
const badgeRules: readonly BadgeRule[] = [
  {
    name: 'Founder',
    description: 'Created a project',
    task: 'Create a project',
    color: 'cloudberry',
    icon: 'flag',
    isReached: (standing) => countOf(standing, 'project_created') >= 1,
  },
  {
    name: 'Team player',
    description: 'Joined a team and finished a ticket that a teammate reviewed',
    task: 'Join a team and finish a ticket that a teammate reviews',
    color: 'lake',
    icon: 'puzzle',
    isReached: (standing) => countOf(standing, 'project_joined') >= 1 && review.isReached(standing),
  },
  {
    name: 'Planner',
    description: 'Created ten tickets on a team that reviews work',
    task: 'Create ten tickets on a team that reviews work',
    color: 'lake',
    icon: 'ticket',
    ...often(10, (standing) => teamCountOf(standing, 'ticket_created'), review),
  },
  {
    name: 'Finisher',
    description: 'Finished ten tickets that teammates reviewed',
    task: 'Finish ten tickets that teammates review',
    color: 'moss',
    icon: 'check',
    ...often(10, ticketsReviewed),
  },
  {
    name: 'Good listener',
    description: 'Wrote ten comments on a team that reviews work',
    task: 'Write ten comments on a team that reviews work',
    color: 'lingonberry',
    icon: 'comment',
    ...often(10, (standing) => teamCountOf(standing, 'comment_written'), review),
  },
  {
    name: 'Steady',
    description: 'Active 7 days in a row',
    task: 'Be active 7 days in a row',
    color: 'cloudberry',
    icon: 'flame',
    progress: { goal: 7, count: streakAt },
    isReached: ({ mostDaysInRow }) => mostDaysInRow >= 7,
  },
];

/** What an achievement has that is for the same as a badge. */
export function sameAs(name: string): Omit<AwardRule, 'name' | 'icon'> {
  const { color: _color, icon: _icon, ...rule } = badgeRules.find((badge) => badge.name === name)!;
  return { ...rule, badge: name };
}

/** The badges a person has earned. */
export const badgesOf = (standing: Standing): Badges =>
  badgeRules
    .filter((rule) => rule.isReached(standing))
    .map(({ name, description, color, icon }) => ({ name, description, color, icon }));

/** The badges that a person hasn't earned yet. */
export const openBadgesOf = (standing: Standing, now: Date): OpenAwards =>
  badgeRules
    .filter((rule) => !rule.isReached(standing))
    .map((rule) => presentOpen(rule, standing, now));
