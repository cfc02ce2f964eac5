import type { EventKind } from '#server/migrations/tables.ts';
import { achievementRules } from './achievements.ts';
import { countOf, nothingYet, type Standing } from './standing.ts';
import { extendStreak } from './streak.ts';

export type Happening = { kind: EventKind; occurred_at: string };

/** To be raised with every change of a rule: standings of other rules are reckoned anew. */
export const rulesVersion = 1;

/** All events of a person, the oldest first, taken together. */
export const reckon = (events: readonly Happening[]): Standing => events.reduce(add, nothingYet());

/** The standing after one more event. The one before is used up. */
export function add(standing: Standing, { kind, occurred_at: at }: Happening): Standing {
  standing.counts[kind] = countOf(standing, kind) + 1;
  extendStreak(standing, at.slice(0, 10));
  for (const rule of achievementRules) {
    if (!(rule.name in standing.reached) && rule.isReached(standing))
      standing.reached[rule.name] = at;
  }
  return standing;
}
