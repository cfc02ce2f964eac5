import { expect, test } from 'vitest';
import { nameOf, plannedEachTime } from './prepare.ts';

test('a statement keeps its name, and each has one of its own', () => {
  const name = nameOf('select 1 from a where b = $1');
  expect(name).toMatch(/^p\d+$/);
  expect(nameOf('select 1 from a where b = $1')).toBe(name);
  expect(nameOf('select 1 from a where c = $1')).not.toBe(name);
});

test.each([
  'select * from "users" where "id" = $1',
  'insert into "entries" ("title") values ($1) returning *',
  `select 1 ${plannedEachTime} where a = $1`,
])('has no name: %s', (text) => {
  expect(nameOf(text)).toBeUndefined();
});

test('ever new texts do not fill the database’s memory', () => {
  for (let count = 0; count < 1000; count += 1) nameOf(`select ${count} where a = $1`);
  expect(nameOf('select 1 from another where b = $1')).toBeUndefined();
  expect(nameOf('select 1 where a = $1')).toMatch(/^p\d+$/);
});
