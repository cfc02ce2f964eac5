import { expect, test } from 'vitest';
import { aTicket } from '#tests/factories/ticket.ts';
import { columnsOf } from '#web/board/tickets/column-order.ts';
import { inDueOrder } from './due-order.ts';

test('orders each column by due date, then by position, without a date last', () => {
  const tickets = [
    aTicket({ id: 1, position: 'a0' }),
    aTicket({ id: 2, position: 'a1', dueDate: '2026-12-01' }),
    aTicket({ id: 3, position: 'a3', dueDate: '2026-11-24' }),
    aTicket({ id: 4, position: 'a2', dueDate: '2026-11-24' }),
    aTicket({ id: 5, position: 'a0', status: 'Done' }),
  ];
  const columns = columnsOf(inDueOrder(tickets));
  expect(columns.Backlog.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  expect(columns.Done.map(({ id }) => id)).toEqual([5]);
  expect(tickets[0]?.position).toBe('a0');
});
