import { expect, test } from 'vitest';
import type { ListedTicket, Ticket } from '#contract/board/tickets.ts';
import { aTicket } from '#tests/factories/ticket.ts';
import { columnsOf, moveTo, positionOf } from './column-order.ts';

const tickets = [
  aTicket({ id: 1, position: 'a2' }),
  aTicket({ id: 2, position: 'Zz' }),
  aTicket({ id: 3, position: 'a1' }),
  aTicket({ id: 4, position: 'a0', status: 'Done' }),
];

const ids = (list: readonly ListedTicket[]) => list.map(({ id }) => id);
const idsOf = (list: readonly ListedTicket[], status: Ticket['status']) =>
  ids(columnsOf(list)[status]);

test('orders columns by position, capitals first, then by id', () => {
  expect(idsOf(tickets, 'Backlog')).toEqual([2, 3, 1]);
  expect(idsOf(tickets, 'In Progress')).toEqual([]);
  expect(idsOf([aTicket({ id: 9 }), aTicket({ id: 8 })], 'Backlog')).toEqual([8, 9]);
});

test('a position is the column and the ticket above', () => {
  const [first, second] = tickets as [Ticket, Ticket];
  expect(positionOf(tickets, first)).toEqual({ status: 'Backlog', after: 3 });
  expect(positionOf(tickets, second)).toEqual({ status: 'Backlog', after: null });
});

test.each([
  [{ status: 'Backlog', after: null }, [1, 2, 3]],
  [{ status: 'Backlog', after: 2 }, [2, 1, 3]],
  [{ status: 'Backlog', after: 3 }, [2, 3, 1]],
  [{ status: 'Backlog', after: 99 }, [1, 2, 3]],
] as const)('moves within a column to %o', (position, order) => {
  expect(idsOf(moveTo(tickets, 1, position), 'Backlog')).toEqual(order);
});

test('moving to another column changes the status and leaves the original list unchanged', () => {
  const before = structuredClone(tickets);
  const moved = moveTo(tickets, 1, { status: 'Done', after: 4 });
  expect(idsOf(moved, 'Done')).toEqual([4, 1]);
  expect(idsOf(moved, 'Backlog')).toEqual([2, 3]);
  expect(idsOf(moveTo(tickets, 1, { status: 'In Progress', after: null }), 'In Progress')).toEqual([
    1,
  ]);
  expect(tickets).toEqual(before);
});
