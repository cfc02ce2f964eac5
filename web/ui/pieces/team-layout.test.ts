import { expect, test } from 'vitest';
import { layOutTeam } from './team-layout.ts';

test('small pieces stand in one row, and get narrower from seven on', () => {
  expect(layOutTeam('sm', 6)).toMatchObject({ columns: 6, shown: 6, width: 36 });
  expect(layOutTeam('sm', 8)).toMatchObject({ columns: 8, shown: 8, width: 29 });
});

test('leaves the last cell for the number of members that don’t fit', () => {
  expect(layOutTeam('sm', 12)).toMatchObject({ columns: 9, shown: 8 });
  expect(layOutTeam('lg', 50)).toMatchObject({ columns: 4, shown: 39 });
});

test.each([
  [1, 1],
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
  [8, 4],
])('%i large pieces stand in rows of %i', (count, columns) => {
  expect(layOutTeam('lg', count).columns).toBe(columns);
});

test('a cover fills its row, and leaves room at the end for a small team', () => {
  expect(layOutTeam('cover', 5)).toMatchObject({ columns: 5, width: 80, maxWidth: '20%' });
  expect(layOutTeam('cover', 3)).toMatchObject({ columns: 3, width: 100, maxWidth: '25%' });
});
