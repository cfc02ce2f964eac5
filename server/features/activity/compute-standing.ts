import type { EventKind } from '#server/migrations/tables.ts';
import { type AchievementRule, achievementRules } from './achievements.ts';
import { countOf, emptyStanding, type Standing } from './standing.ts';
import { extendStreak } from './streak.ts';

export type ActivityEvent = { kind: EventKind; occurred_at: string };

/** Increment this when a rule changes, so that stored standings are recomputed. */
export const rulesVersion = 1;

/** Computes a standing from all events of a person, oldest first. */
export function computeStanding(events: readonly ActivityEvent[]): Standing {
  const standing = emptyStanding();
  let remaining = achievementRules;
  for (const event of events) {
    countEvent(standing, event);
    if (remaining.some((rule) => rule.isReached(standing)))
      remaining = markReached(standing, event, remaining);
  }
  return standing;
}

/** Adds an event to a standing. Modifies and returns it. */
export function addEvent(standing: Standing, event: ActivityEvent): Standing {
  countEvent(standing, event);
  markReached(
    standing,
    event,
    achievementRules.filter(({ name }) => !(name in standing.reached)),
  );
  return standing;
}

function countEvent(standing: Standing, { kind, occurred_at: at }: ActivityEvent) {
  standing.counts[kind] = countOf(standing, kind) + 1;
  // Most events are on the same day as the one before.
  if (!standing.lastDay || !at.startsWith(standing.lastDay))
    extendStreak(standing, at.slice(0, 10));
}

/** Marks the achievements reached with this event, and returns the remaining rules. */
function markReached(
  standing: Standing,
  { occurred_at: at }: ActivityEvent,
  remaining: readonly AchievementRule[],
): readonly AchievementRule[] {
  return remaining.filter((rule) => {
    const isReached = rule.isReached(standing);
    if (isReached) standing.reached[rule.name] = at;
    return !isReached;
  });
}
