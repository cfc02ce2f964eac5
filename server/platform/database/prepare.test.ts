import { expect, test, vi } from 'vitest';

// Other test files have their statements prepared, too.
vi.resetModules();
const { statementName, plannedEachTime } = await import('./prepare.ts');

test('gives each statement its own, stable name', () => {
  const name = statementName('select 1 from a where b = $1');
  expect(name).toMatch(/^p\d+$/);
  expect(statementName('select 1 from a where b = $1')).toBe(name);
  expect(statementName('select 1 from a where c = $1')).not.toBe(name);
});

test.each([
  'select * from "users" where "id" = $1',
  'select "passkeys".*, "users"."version" from "passkeys" inner join "users" on true where "id" = $1',
  'select "users"."version", "passkeys".* from "passkeys" inner join "users" on true where "id" = $1',
  'insert into "entries" ("title") values ($1) returning *',
  `select 1 ${plannedEachTime} where a = $1`,
  'begin',
  'commit',
  'rollback',
])('does not prepare %s', (text) => {
  expect(statementName(text)).toBeUndefined();
});

test('limits the number of prepared statements', () => {
  for (let count = 0; count < 1000; count += 1) statementName(`select ${count} where a = $1`);
  expect(statementName('select 1 from another where b = $1')).toBeUndefined();
  expect(statementName('select 1 where a = $1')).toMatch(/^p\d+$/);
});
