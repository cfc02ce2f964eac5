import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['short', 10, 'short'],
  ['exact', 5, 'exact'],
  ['longer', 4, 'long'],
  ['a🧩b', 2, 'a'],
  ['a🧩b', 3, 'a🧩'],
  ['a\uDDE9b', 3, 'a\uFFFDb'],
  ['🧩', 0, ''],
])('cuts %j to %i units: %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
  expect(encodeURIComponent(cutText(text, max))).toBeTypeOf('string');
});
