import { expect, it } from 'vitest';
import { inWords } from '#web/ui/day-words.ts';

it('tells a day from today, whatever the hour', () => {
  const today = new Date(2030, 2, 31, 23, 50);
  const from = (inDays: number) => new Date(2030, 2, 31 + inDays, 0, 5);
  const told = [0, -1, 1, 3, -13, -14, -59, -60, 26].map((inDays) =>
    inWords({ day: from(inDays), today }),
  );
  expect(told).toEqual([
    'today',
    'yesterday',
    'tomorrow',
    'in 3 days',
    '13 days ago',
    '2 weeks ago',
    '8 weeks ago',
    '2 months ago',
    'in 3 weeks',
  ]);
});
