import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { atMost, text } from '#contract/values/text/text.ts';
import { findOversized } from './input-sizes.ts';

const form = z.object({
  name: text('Name', { max: 10 }),
  tags: z._default(z.array(text('Tag', { max: 5 })).check(atMost(3, 'You can add up to 3')), []),
  either: z.optional(z.union([text('One', { max: 5 }), text('Other', { max: 20 })])),
});

test.each([
  [{ name: 'x'.repeat(21) }, 'name', 'Name must not exceed 10 characters'],
  [{ tags: ['a', 'b', 'c', 'd'] }, 'tags', 'You can add up to 3'],
  [{ tags: ['a', 'x'.repeat(11)] }, 'tags.1', 'Tag must not exceed 5 characters'],
  [{ either: 'x'.repeat(41) }, 'either', 'One must not exceed 5 characters'],
])('finds what is too long in %j', (input, field, message) => {
  expect(findOversized(form, input)).toEqual({ field, message });
});

test.each([
  ['spaces at both ends', { name: `${' '.repeat(50)}Aino${' '.repeat(50)}` }],
  ['ten emoji, which are twenty units', { name: '🧩'.repeat(10) }],
  ['what one of two options allows', { either: 'x'.repeat(20) }],
  ['what has another type', { name: 5, tags: 'x'.repeat(100), either: null }],
  ['what is no object', 'x'.repeat(100)],
])('leaves %s to the schema', (_, input) => {
  expect(findOversized(form, input)).toBeUndefined();
});

test('reads no entry of a list that is too long', () => {
  const unread = {
    get: (): never => {
      throw new Error('An entry was read.');
    },
  };
  const tags = Object.defineProperty(Array(100_000), 0, unread);
  expect(findOversized(form, { tags })?.field).toBe('tags');
});
