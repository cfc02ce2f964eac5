import { expect, test } from 'vitest';
import { rank } from './rank.ts';

/** "1: 5 3" is a judgement of judge 1 with two scores. */
const parse = (projectId: number, texts: string[]) =>
  texts.map((text) => {
    const [judgeId = '', scores = ''] = text.split(': ');
    return { projectId, judgeId: Number(judgeId), scores: scores.split(' ').map(Number) };
  });

function rankOf(table: Record<number, string[]>, weights = [1]) {
  const submissions = Object.keys(table).map(Number);
  const judgements = submissions.flatMap((id) => parse(id, table[id]!));
  return rank({ submissions, weights, judgements });
}
const placesOf = (standings: ReturnType<typeof rank>) =>
  standings.map(({ projectId, place }) => [projectId, place]);

test('compares each score with the mean of its judge', () => {
  // Judge 1 gives 5, 4 and 3, so their mean is 4. Judge 2 gives 3, 1 and 2, so theirs is 2.
  const standings = rankOf({ 10: ['1: 5', '2: 1'], 20: ['1: 4', '2: 3'], 30: ['1: 3', '2: 2'] });
  expect(standings).toEqual([
    // 4 - 4 = 0 and 3 - 2 = 1
    { projectId: 20, place: 1, score: 0.5, mean: 3.5, judgements: 2 },
    // 5 - 4 = 1 and 1 - 2 = -1
    { projectId: 10, place: 2, score: 0, mean: 3, judgements: 2 },
    // 3 - 4 = -1 and 2 - 2 = 0
    { projectId: 30, place: 3, score: -0.5, mean: 2.5, judgements: 2 },
  ]);
});

test('a strict judge doesn’t cost a team its place', () => {
  // Judge 1 is generous: 5 and 4. Judge 2 is strict: 2 and 1. As they are, 10 would beat 30.
  const standings = rankOf({ 10: ['1: 4'], 20: ['1: 5'], 30: ['2: 2'], 40: ['2: 1'] });
  expect(placesOf(standings)).toEqual([
    [20, 1],
    [30, 1],
    [10, 3],
    [40, 3],
  ]);
});

test('weights the criteria', () => {
  // Three times the first and once the second: 10 has (15 + 1) / 4 = 4, 20 has (3 + 5) / 4 = 2.
  const standings = rankOf({ 10: ['1: 5 1'], 20: ['1: 1 5'] }, [3, 1]);
  expect(standings.map(({ score, mean }) => [score, mean])).toEqual([
    [1, 4],
    [-1, 2],
  ]);
});

test('ties share a place, and the next place counts them all', () => {
  const standings = rankOf({ 10: ['1: 3'], 20: ['1: 5'], 30: ['1: 3'], 40: ['1: 1'] });
  expect(placesOf(standings)).toEqual([
    [20, 1],
    [10, 2],
    [30, 2],
    [40, 4],
  ]);
});

test('sums that only differ in their last digits are a tie', () => {
  // The mean of 1/3, 1/3 and 1/3 and that of 2/3, 1/3 and 0 aren’t the same in floating point.
  const standings = rankOf(
    { 10: ['1: 2 1 1', '2: 2 1 1', '3: 2 1 1'], 20: ['1: 2 2 1', '2: 2 1 1', '3: 1 1 1'] },
    [1, 1, 1],
  );
  expect(standings.map(({ place }) => place)).toEqual([1, 1]);
});

test('a submission that nobody scored has no place and comes last', () => {
  const standings = rankOf({ 10: [], 20: ['1: 1'], 30: ['1: 2'] });
  expect(placesOf(standings)).toEqual([
    [30, 1],
    [20, 2],
    [10, null],
  ]);
  expect(standings.at(-1)).toMatchObject({ score: null, mean: null, judgements: 0 });
});

test('gives no places without submissions', () => {
  expect(rankOf({})).toEqual([]);
});
