import { expect, test } from 'vitest';
import { orderTables } from './table-order.ts';

const tables = (...names: string[]) => names.map((table) => ({ table }));

test('puts a table after those it refers to, and otherwise keeps the order', () => {
  const references = [
    { from: 'comments', to: 'tickets' },
    { from: 'tickets', to: 'users' },
    { from: 'comments', to: 'users' },
  ];
  expect(orderTables(tables('comments', 'outbox', 'tickets', 'users'), references)).toEqual(
    tables('outbox', 'users', 'tickets', 'comments'),
  );
});

test('allows references to the same table and to omitted tables', () => {
  const references = [
    { from: 'tickets', to: 'tickets' },
    { from: 'tickets', to: 'sessions' },
  ];
  expect(orderTables(tables('tickets'), references)).toEqual(tables('tickets'));
});

test('names the tables of a cycle', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  expect(() => orderTables(tables('a', 'b', 'c'), references)).toThrow(
    'The tables a, b refer to each other in a cycle.',
  );
});
