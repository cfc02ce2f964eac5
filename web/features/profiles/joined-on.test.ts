import { expect, it } from 'vitest';
import { joinedOn } from '#web/features/profiles/joined-on.ts';

it('writes the day in the long US format', () => {
  expect(joinedOn('2026-03-05T12:00:00.000Z')).toBe('March 5, 2026');
});

it('says "Recently" where the day is not known', () => {
  expect([joinedOn(''), joinedOn(null), joinedOn('soon')]).toEqual([
    'Recently',
    'Recently',
    'Recently',
  ]);
});
