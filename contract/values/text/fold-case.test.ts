import { expect, test } from 'vitest';
import { foldCase } from './fold-case.ts';

test.each([
  ['React', 'rEACT'],
  ['ΑΣ', 'ασ'],
  ['ΑΣ', 'ας'],
  ['Straße', 'STRASSE'],
  ['Caf\u00e9', 'CAFE\u0301'],
])('%s and %s are the same', (one, other) => {
  expect(foldCase(one)).toBe(foldCase(other));
});

test.each([
  ['İ', 'i'],
  ['C', 'C#'],
  ['Go', 'Goo'],
])('%s and %s differ', (one, other) => {
  expect(foldCase(one)).not.toBe(foldCase(other));
});
