import { expect, it } from 'vitest';
import { addLabel } from '#web/ui/labels.ts';

it('adds what was typed without the space around it', () => {
  expect(addLabel(['React'], '  Go ')).toEqual(['React', 'Go']);
});

it('leaves the list as it was for nothing and for what is there', () => {
  const labels = ['React'];
  expect(addLabel(labels, '   ')).toBe(labels);
  expect(addLabel(labels, ' React ')).toBe(labels);
});
