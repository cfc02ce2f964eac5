import { expect, it } from 'vitest';
import { addTag } from '#web/ui/add-tag.ts';

it('adds what was typed without the space around it', () => {
  expect(addTag(['React'], '  Go ')).toEqual(['React', 'Go']);
});

it('leaves the list as it was for nothing and for what is there', () => {
  const labels = ['React'];
  expect(addTag(labels, '   ')).toBe(labels);
  expect(addTag(labels, ' React ')).toBe(labels);
});
