import { expect, test } from 'vitest';
import { chooseFigures } from './statistics.ts';

test('shows figures from 10 on, in the order of the page', () => {
  const counts = { achievements: 31, events: 9, projects: 10, members: 12 };
  expect(chooseFigures(counts)).toEqual([
    { name: 'members', count: 12 },
    { name: 'projects', count: 10 },
    { name: 'achievements', count: 31 },
  ]);
});

test('shows nothing rather than a single figure', () => {
  expect(chooseFigures({ members: 2000, projects: 9, events: 0, achievements: 3 })).toEqual([]);
});
