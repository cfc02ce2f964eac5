import { expect, it } from 'vitest';
import { rankRows } from '#web/features/business/leaderboard-ranks.ts';

const row = (name: string, totalScore: number) => ({
  name,
  totalScore,
  engagement: 0,
  projectSuccess: 0,
  innovationScore: 0,
});

it('highlights the first three, and knows who is above the next', () => {
  const rows = rankRows([row('A', 90), row('B', 90), row('C', 80), row('D', 70)]);
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  expect(rows.map(({ isHighlighted }) => isHighlighted)).toEqual([true, true, true, false]);
  expect(rows.map(({ isAboveNext }) => isAboveNext)).toEqual([false, true, true, false]);
});
