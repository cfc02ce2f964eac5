import type { EventKind } from '#server/migrations/tables.ts';
import { type AchievementRule, achievementRules } from './achievements.ts';
import { countOf, nothingYet, type Standing } from './standing.ts';
import { extendStreak } from './streak.ts';

export type Happening = { kind: EventKind; occurred_at: string };

/** To be raised with every change of a rule: standings of other rules are reckoned anew. */
export const rulesVersion = 1;

/** All events of a person, the oldest first, taken together. */
export function reckon(events: readonly Happening[]): Standing {
  const standing = nothingYet();
  let ahead = achievementRules;
  for (const event of events) {
    count(standing, event);
    if (ahead.some((rule) => rule.isReached(standing))) ahead = reach(standing, event, ahead);
  }
  return standing;
}

/** The standing after one more event. The one before is used up. */
export function add(standing: Standing, event: Happening): Standing {
  count(standing, event);
  reach(
    standing,
    event,
    achievementRules.filter(({ name }) => !(name in standing.reached)),
  );
  return standing;
}

function count(standing: Standing, { kind, occurred_at: at }: Happening) {
  standing.counts[kind] = countOf(standing, kind) + 1;
  // Most events are of a day that was counted already.
  if (!standing.lastDay || !at.startsWith(standing.lastDay))
    extendStreak(standing, at.slice(0, 10));
}

/** Notes what is reached now, and returns what still lies ahead. */
function reach(
  standing: Standing,
  { occurred_at: at }: Happening,
  ahead: readonly AchievementRule[],
): readonly AchievementRule[] {
  return ahead.filter((rule) => {
    const isReached = rule.isReached(standing);
    if (isReached) standing.reached[rule.name] = at;
    return !isReached;
  });
}
