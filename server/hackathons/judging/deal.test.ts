import { describe, expect, test } from 'vitest';
import { createRandom } from '#tests/random.ts';
import { deal, type Deal } from './deal.ts';

const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) => from + at);
const start = { barred: [], kept: [], seed: 7 };
const unscored = (deals: readonly Deal[]) => deals.map((one) => ({ ...one, isScored: false }));
const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other);
const judgesOf = (deals: readonly Deal[], projectId: number) =>
  deals.filter((one) => one.projectId === projectId).map(({ judgeId }) => judgeId);
const loadOf = (deals: readonly Deal[], judgeId: number) =>
  deals.filter((one) => one.judgeId === judgeId).length;

describe('each submission', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [9, 3],
  ])('each of ten submissions goes to different judges: with %i judges, to %i', (count, each) => {
    const [judges, submissions] = [numbers(count, 1), numbers(10, 100)];
    const deals = deal({ ...start, judges, submissions });
    for (const projectId of submissions)
      expect(new Set(judgesOf(deals, projectId)).size).toBe(each);
    expect(deals).toHaveLength(10 * each);
  });

  test('is assigned to nobody if there are no judges', () => {
    expect(deal({ ...start, judges: [], submissions: [100] })).toEqual([]);
  });

  test('goes to other judges than those who mustn’t judge it', () => {
    const barred = [
      { judgeId: 1, projectId: 100 },
      { judgeId: 2, projectId: 100 },
    ];
    const [judges, submissions] = [
      [1, 2, 3, 4],
      [100, 101],
    ];
    const deals = deal({ ...start, judges, submissions, barred });
    expect(sorted(judgesOf(deals, 100))).toEqual([3, 4]);
    expect(judgesOf(deals, 101)).toHaveLength(3);
  });
});

test.each([1, 2, 3, 4, 5])('judges get as many as each other, with seed %i', (seed) => {
  for (const [people, count] of [
    [4, 10],
    [7, 23],
    [12, 40],
    [5, 250],
  ] as const) {
    const judges = numbers(people, 1);
    const deals = deal({ ...start, judges, submissions: numbers(count, 100), seed });
    const loads = judges.map((id) => loadOf(deals, id));
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
  }
});

test('the same seed gives the same deal in any order, and another seed gives another', () => {
  const [judges, submissions] = [numbers(6, 1), numbers(12, 100)];
  const once = deal({ ...start, judges, submissions });
  expect(deal({ ...start, judges, submissions })).toEqual(once);
  const turned = deal({ ...start, judges, submissions: submissions.toReversed() });
  expect(turned).toEqual(once);
  expect(deal({ ...start, judges, submissions, seed: 8 })).not.toEqual(once);
});

describe('when judges are added', () => {
  const [judges, submissions] = [numbers(4, 1), numbers(12, 100)];
  const before = deal({ ...start, judges, submissions });
  const isIn = (deals: readonly Deal[], { judgeId, projectId }: Deal) =>
    judgesOf(deals, projectId).includes(judgeId);

  test('a new judge takes over submissions, and no others are reassigned', () => {
    const after = deal({ ...start, judges: [...judges, 5], submissions, kept: unscored(before) });
    const added = after.filter((one) => !isIn(before, one));
    expect(added.every(({ judgeId }) => judgeId === 5)).toBe(true);
    expect([loadOf(after, 5), after.length]).toEqual([7, 36]);
  });

  test('scored submissions stay with their judge', () => {
    const kept = before.map((one) => ({ ...one, isScored: one.judgeId !== 1 }));
    const after = deal({ ...start, judges: [...judges, 5], submissions, kept });
    const scored = before.filter(({ judgeId }) => judgeId !== 1);
    expect(scored.every((one) => isIn(after, one))).toBe(true);
    expect(loadOf(after, 1) + loadOf(after, 5)).toBe(9);
  });
});

test('replaces a judge who leaves or may no longer judge a submission', () => {
  const [judges, submissions] = [numbers(4, 1), numbers(4, 100)];
  const before = deal({ ...start, judges, submissions });
  const kept = unscored(before);
  const without = deal({ ...start, judges: [1, 2, 3], submissions, kept });
  for (const projectId of submissions)
    expect(sorted(judgesOf(without, projectId))).toEqual([1, 2, 3]);
  const [first] = before;
  const barred = [first!];
  const after = deal({ ...start, judges, submissions, kept, barred });
  expect(judgesOf(after, first!.projectId)).not.toContain(first!.judgeId);
  expect(judgesOf(after, first!.projectId)).toHaveLength(3);
});

test('random deals keep all rules', () => {
  const below = createRandom(49);
  for (let round = 0; round < 200; round += 1) {
    const [judges, submissions] = [numbers(1 + below(8), 1), numbers(below(15), 100)];
    const all = judges.flatMap((judgeId) =>
      submissions.map((projectId) => ({ judgeId, projectId })),
    );
    const barred = all.filter(() => below(4) === 0);
    const kept = all
      .filter(() => below(5) === 0)
      .map((one) => ({ ...one, isScored: below(2) === 0 }));
    const deals = deal({ judges, submissions, barred, kept, seed: round });
    const keys = new Set(deals.map(({ judgeId, projectId }) => `${judgeId} ${projectId}`));
    expect(keys.size).toBe(deals.length);
    for (const { judgeId, projectId, isScored } of kept)
      if (isScored) expect(keys).toContain(`${judgeId} ${projectId}`);
    for (const projectId of submissions) {
      const free = judges.filter(
        (id) => !barred.some((bar) => bar.judgeId === id && bar.projectId === projectId),
      );
      expect(judgesOf(deals, projectId).length).toBeGreaterThanOrEqual(Math.min(3, free.length));
    }
  }
});
