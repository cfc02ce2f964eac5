import type { EventKind } from '#server/migrations/tables.ts';
import { type AchievementRule, achievementRules } from './achievements.ts';
import { countOf, emptyStanding, type Standing } from './standing.ts';
import { extendStreak } from './streak.ts';

export type ActivityEvent = { kind: EventKind; occurred_at: string };

/** To be raised with every change of a rule: standings of other rules are computed anew. */
export const rulesVersion = 1;

/** All events of a person, the oldest first, taken together. */
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

/** The standing after one more event. The one before is used up. */
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
  // Most events are of a day that was counted already.
  if (!standing.lastDay || !at.startsWith(standing.lastDay))
    extendStreak(standing, at.slice(0, 10));
}

/** Notes what is reached now, and returns what still lies remaining. */
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
