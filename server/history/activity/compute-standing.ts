import type { EventKind } from '#server/migrations/tables.ts';
import { achievementRules } from './achievements.ts';
import type { AwardRule } from './award-rule.ts';
import { type ActivityEvent, countsForStanding, extendsDay, needsReview } from './credit-rules.ts';
import { tally } from './daily-tally.ts';
import { countOf, emptyStanding, type Standing, teamCountOf } from './standing.ts';
import { extendStreak } from './streak.ts';

/** Increment this when a rule changes, so that stored standings are recomputed. */
export const rulesVersion = 4;

/** Computes a standing from all events that are credited to a person, oldest first. */
export function computeStanding(events: readonly ActivityEvent[]): Standing {
  const standing = emptyStanding();
  let remaining = achievementRules;
  for (const event of events) {
    if (!countsForStanding(event)) continue;
    countEvent(standing, event);
    if (remaining.some((rule) => rule.isReached(standing)))
      remaining = markReached(standing, event, remaining);
  }
  return standing;
}

/** Adds an event to a standing. Modifies and returns it. */
export function addEvent(standing: Standing, event: ActivityEvent): Standing {
  if (!countsForStanding(event)) return standing;
  countEvent(standing, event);
  markReached(
    standing,
    event,
    achievementRules.filter(({ name }) => !(name in standing.reached)),
  );
  return standing;
}

function countEvent(standing: Standing, event: ActivityEvent) {
  const { occurred_at: at } = event;
  countKind(standing, event, event.kind);
  const sameAs = event.kind in asDone && needsReview(event) ? asDone[event.kind] : undefined;
  if (sameAs) countKind(standing, event, sameAs);
  tally(standing, event);
  if (!extendsDay(event)) return;
  // Most events are on the same day as the one before.
  if (!standing.lastDay || !at.startsWith(standing.lastDay))
    extendStreak(standing, at.slice(0, 10));
}

/** A ticket done within ten minutes counts as done while it's reviewed. */
const asDone: Partial<Record<EventKind, EventKind>> = {
  ticket_reviewed: 'ticket_done',
  ticket_unreviewed: 'ticket_reopened',
};

function countKind(standing: Standing, { is_solo: isSolo }: ActivityEvent, kind: EventKind) {
  standing.counts[kind] = countOf(standing, kind) + 1;
  if (!isSolo) standing.teamCounts[kind] = teamCountOf(standing, kind) + 1;
}

/** Marks the achievements reached with this event, and returns the remaining rules. */
const markReached = (
  standing: Standing,
  { occurred_at: at }: ActivityEvent,
  remaining: readonly AwardRule[],
): readonly AwardRule[] =>
  remaining.filter((rule) => {
    const isReached = rule.isReached(standing);
    if (isReached) standing.reached[rule.name] = at;
    return !isReached;
  });
