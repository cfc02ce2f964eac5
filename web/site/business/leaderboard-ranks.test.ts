import { expect, it } from 'vitest';
import { rankRows } from './leaderboard-ranks.ts';

const row = (name: string, totalScore: number) => ({
  name,
  totalScore,
  engagement: 0,
  projectSuccess: 0,
  innovationScore: 0,
});

it('ranks rows, highlights the top three, and marks a lead over the next row', () => {
  const rows = rankRows([row('A', 90), row('B', 90), row('C', 80), row('D', 70)]);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  expect(rows.map(({ isHighlighted }) => isHighlighted)).toEqual([true, true, true, false]);
  expect(rows.map(({ isAboveNext }) => isAboveNext)).toEqual([false, true, true, false]);
});
