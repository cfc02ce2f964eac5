import { expect, test } from 'vitest';
import { criteria } from './criteria.ts';

const parse = (...names: string[]) => criteria.safeParse(names.map((name) => ({ name })));

test.each([
  ['Idea', 'IDEA'],
  ['Straße', 'STRASSE'],
])('%s and %s are one criterion, which can’t be listed twice', (one, other) => {
  expect(parse(one, other).error?.issues[0]?.message).toBe('A criterion must not be listed twice');
});

test('different criteria are accepted', () => {
  expect(parse('Idea', 'Design').success).toBe(true);
});
