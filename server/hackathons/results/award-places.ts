import { leastPlacedPeople, leastPlacedTeams } from '#contract/hackathons/submission-limits.ts';
import type { Membership } from '#server/migrations/tables.ts';
import type { Standing } from './rank.ts';

type Facts = {
  standings: readonly Standing[];
  /** Who was on which team at the end. */
  people: readonly Membership[];
  judgements: readonly { projectId: number; judgeId: number }[];
};

/** How many teams and people have submitted something, and whether that's enough for places. */
export type Field = { teams: number; people: number; isEnough: boolean };

type Placed = {
  standings: Standing[];
  field: Field;
  /** The projects of teams that only people on submitting teams have scored. */
  withoutOutsider: number[];
};

/**
 * Takes away the places that prove nothing: all of them if too few teams or people have submitted
 * something, and those of teams that nobody from outside these teams has scored. The others move up.
 */
export function givePlaces({ standings, people, judgements }: Facts): Placed {
  const submitted = new Set(standings.map(({ projectId }) => projectId));
  const submitters = new Set(
    people.filter(({ projectId }) => submitted.has(projectId)).map(({ userId }) => userId),
  );
  const field = { teams: submitted.size, people: submitters.size };
  const isEnough = field.teams >= leastPlacedTeams && field.people >= leastPlacedPeople;
  const fromOutside = new Set(
    judgements.filter(({ judgeId }) => !submitters.has(judgeId)).map(({ projectId }) => projectId),
  );
  const kept = standings.filter(
    ({ projectId, place }) => isEnough && place !== null && fromOutside.has(projectId),
  );
  const placeOf = (one: Standing) =>
    kept.includes(one) ? 1 + kept.filter(({ place }) => place! < one.place!).length : null;
  return {
    standings: standings.map((one) => ({ ...one, place: placeOf(one) })),
    field: { ...field, isEnough },
    withoutOutsider: standings
      .filter(({ projectId, place }) => place !== null && !fromOutside.has(projectId))
      .map(({ projectId }) => projectId),
  };
}
