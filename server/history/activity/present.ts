import type { Activity } from '#contract/history/activity.ts';
import { achievementsOf, openAchievementsOf } from './achievements.ts';
import { activityTypeOf, type ShownKind, shownKinds } from './activity-types.ts';
import { badgesOf, openBadgesOf } from './badges.ts';
import { contributionsOf } from './contributions.ts';
import type { Standing } from './standing.ts';
import { streakAt } from './streak.ts';

export type { ShownKind };

/** Which events a profile's activity shows, and how many. */
export const shownEvents = { kinds: shownKinds, most: 20 };

export const presentActivity = (event: {
  kind: ShownKind;
  occurred_at: string;
  project: string;
  project_id: number;
  ticket_id: number | null;
  ticket: string | null;
  url: string | null;
}): Activity[number] => ({
  type: activityTypeOf(event.kind),
  project: event.project,
  date: event.occurred_at,
  link: linkOf(event),
  ticket: event.ticket,
});

/** Where an entry leads: to its ticket or into the repository, or else to the project's page. */
const linkOf = (event: { project_id: number; ticket_id: number | null; url: string | null }) =>
  event.url ??
  (event.ticket_id === null
    ? `/projects/${event.project_id}`
    : `/tickets/${event.project_id}/${event.ticket_id}`);

/** The parts of a standing that a profile shows. */
export const presentStanding = (standing: Standing, now: Date) => ({
  streak: streakAt(standing, now),
  contributions: contributionsOf(standing),
  badges: badgesOf(standing),
  openBadges: openBadgesOf(standing, now),
  achievements: achievementsOf(standing),
  openAchievements: openAchievementsOf(standing, now),
});
