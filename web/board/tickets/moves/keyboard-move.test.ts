import { expect, test } from 'vitest';
import { aTicket } from '#tests/factories/ticket.ts';
import { columnsOf, type BoardPosition } from '#web/board/tickets/column-order.ts';
import { indexOf, nextPosition, columnSizeWith } from './keyboard-move.ts';

const columns = columnsOf([
  aTicket({ id: 1, position: 'a0' }),
  aTicket({ id: 2, position: 'a1' }),
  aTicket({ id: 3, position: 'a2' }),
  aTicket({ id: 4, position: 'a0', status: 'In Progress' }),
]);

const at = (status: BoardPosition['status'], after: number | null): BoardPosition => ({
  status,
  after,
});

test.each([
  ['ArrowDown', at('Backlog', 1), at('Backlog', 3)],
  ['ArrowDown', at('Backlog', 3), at('Backlog', 3)],
  ['ArrowUp', at('Backlog', 1), at('Backlog', null)],
  ['ArrowUp', at('Backlog', null), at('Backlog', null)],
  ['ArrowRight', at('Backlog', null), at('In Progress', null)],
  ['ArrowRight', at('Backlog', 3), at('In Progress', 4)],
  ['ArrowRight', at('In Progress', 4), at('Done', null)],
  ['ArrowRight', at('Done', null), at('Done', null)],
  ['ArrowLeft', at('Backlog', 1), at('Backlog', 1)],
  ['ArrowLeft', at('In Progress', 4), at('Backlog', 1)],
] as const)('%s moves ticket 2 from %o to %o', (arrow, from, to) => {
  expect(nextPosition(columns, 2, from, arrow)).toEqual(to);
});

test('indexOf leaves out the moving ticket, columnSizeWith includes it', () => {
  expect(indexOf(columns, 2, at('Backlog', 3))).toBe(2);
  expect(columnSizeWith(columns, 2, at('Backlog', 3))).toBe(3);
  expect(columnSizeWith(columns, 2, at('Done', null))).toBe(1);
});
