import { expect, test } from 'vitest';
import { givePlaces } from './award-places.ts';

/** Teams of two with these places, and who scored them: 1 and 2 are the people of team 1, and so on. */
function give(places: Record<number, { place: number | null; judges: number[] }>) {
  const ids = Object.keys(places).map(Number);
  const { standings, ...rest } = givePlaces({
    standings: ids.map((projectId) => ({
      projectId,
      place: places[projectId]!.place,
      score: 0,
      mean: 3,
      judgements: places[projectId]!.judges.length,
    })),
    people: ids.flatMap((projectId) =>
      [2 * projectId - 1, 2 * projectId].map((userId) => ({ projectId, userId })),
    ),
    judgements: ids.flatMap((projectId) =>
      places[projectId]!.judges.map((judgeId) => ({ projectId, judgeId })),
    ),
  });
  return { places: standings.map(({ place }) => place), ...rest };
}
const outsider = [99];

test('keeps the places of three teams with six people, including shared ones', () => {
  expect(
    give({
      1: { place: 1, judges: outsider },
      2: { place: 1, judges: outsider },
      3: { place: 3, judges: outsider },
    }),
  ).toEqual({
    places: [1, 1, 3],
    field: { teams: 3, people: 6, isEnough: true },
    withoutOutsider: [],
  });
});

test('gives none to two teams', () => {
  const given = give({ 1: { place: 1, judges: outsider }, 2: { place: 2, judges: outsider } });
  expect(given.places).toEqual([null, null]);
  expect(given.field).toEqual({ teams: 2, people: 4, isEnough: false });
});

test('counts someone who is on two teams once', () => {
  const people = [1, 2, 3].flatMap((projectId) => [
    { projectId, userId: 1 },
    { projectId, userId: 1 + projectId },
  ]);
  const { field } = givePlaces({
    standings: [1, 2, 3].map((projectId) => ({
      projectId,
      place: 1,
      score: 0,
      mean: 3,
      judgements: 1,
    })),
    people: [...people, { projectId: 4, userId: 9 }],
    judgements: [],
  });
  expect(field).toEqual({ teams: 3, people: 4, isEnough: false });
});

test('moves the others up where only people on submitting teams have scored one', () => {
  expect(
    give({
      1: { place: 1, judges: [3, 6] },
      2: { place: 2, judges: [1, 99] },
      3: { place: 3, judges: outsider },
      4: { place: null, judges: [] },
    }),
  ).toMatchObject({ places: [null, 1, 2, null], withoutOutsider: [1] });
});
