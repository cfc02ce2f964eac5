import { expect, it } from 'vitest';
import { addTag } from './add-tag.ts';

it('trims the tag', () => {
  expect(addTag(['React'], '  Go ')).toEqual(['React', 'Go']);
});

it('returns the same list for an empty or existing tag', () => {
  const tags = ['React'];
  expect(addTag(tags, '   ')).toBe(tags);
  expect(addTag(tags, ' React ')).toBe(tags);
});
