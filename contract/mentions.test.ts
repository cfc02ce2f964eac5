import { expect, test } from 'vitest';
import { mentionedIds } from './mentions.ts';

test('a text mentions each person once', () => {
  expect(mentionedIds('@[7], @[42] and @[7] again, but not @[0] or @[x]')).toEqual([7, 42]);
});

test('a text mentions up to 100 people, as many as the largest team has', () => {
  const text = Array.from({ length: 1000 }, (_, index) => `@[${index + 1}]`).join(' ');
  expect(mentionedIds(text)).toHaveLength(100);
});
