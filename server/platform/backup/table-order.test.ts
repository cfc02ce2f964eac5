import { expect, test } from 'vitest';
import { orderTables } from './table-order.ts';

const tables = (...names: string[]) => names.map((table) => ({ table }));

test('a table comes after those that its rows refer to, else all stay in their order', () => {
  const references = [
    { from: 'comments', to: 'tickets' },
    { from: 'tickets', to: 'users' },
    { from: 'comments', to: 'users' },
  ];
  expect(orderTables(tables('comments', 'outbox', 'tickets', 'users'), references)).toEqual(
    tables('outbox', 'users', 'tickets', 'comments'),
  );
});

test('rows may refer to their own table, and to one that is left out', () => {
  const references = [
    { from: 'tickets', to: 'tickets' },
    { from: 'tickets', to: 'sessions' },
  ];
  expect(orderTables(tables('tickets'), references)).toEqual(tables('tickets'));
});

test('a circle is named', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  expect(() => orderTables(tables('a', 'b', 'c'), references)).toThrow(
    'The tables a, b refer to each other in a cycle.',
  );
});
