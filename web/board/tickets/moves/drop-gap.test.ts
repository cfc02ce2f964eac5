import { expect, test } from 'vitest';
import { openGap } from './drop-gap.ts';

/** Cards 1, 2 and 3, each 70 px high with 10 px below; a card of the same size is dragged. */
const slots = [1, 2, 3].map((id, index) => ({ id, start: index * 80, end: (index + 1) * 80 }));

const gapOf = (draggedId: number | undefined, dropAfter: number | null | undefined) => {
  const { top, shiftOf } = openGap({ slots, draggedId, dropAfter, size: 80 });
  return { top, shifts: slots.map((_, index) => shiftOf(index)) };
};

test.each([
  ['where it was picked up', 1, null, { top: 0, shifts: [0, 0, 0] }],
  ['where it was picked up, in the middle', 2, 1, { top: 80, shifts: [0, 0, 0] }],
  ['further down', 1, 2, { top: 80, shifts: [0, -80, 0] }],
  ['at the end', 1, 3, { top: 160, shifts: [0, -80, -80] }],
  ['further up', 3, null, { top: 0, shifts: [80, 80, 0] }],
  ['in another column', 1, undefined, { top: undefined, shifts: [0, -80, -80] }],
] as const)('a card of this column over a gap %s', (_, dragged, after, expected) => {
  expect(gapOf(dragged, after)).toEqual(expected);
});

test.each([
  ['at the top', null, { top: 0, shifts: [80, 80, 80] }],
  ['in the middle', 2, { top: 160, shifts: [0, 0, 80] }],
  ['at the end', 3, { top: 240, shifts: [0, 0, 0] }],
  ['elsewhere', undefined, { top: undefined, shifts: [0, 0, 0] }],
] as const)('a card of another column over a gap %s', (_, after, expected) => {
  expect(gapOf(undefined, after)).toEqual(expected);
});

test('an empty column opens its gap at the top', () => {
  expect(openGap({ slots: [], draggedId: undefined, dropAfter: null, size: 80 }).top).toBe(0);
});
