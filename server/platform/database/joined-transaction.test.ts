import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Db } from '#server/migrations/tables.ts';
import { connectDatabase } from './connect.ts';
import { andCommit } from './joined-transaction.ts';
import { transact } from './transact.ts';

const { pool, db, close, watch, setReadOnly } = connectDatabase(
  { ...inject('postgres'), max: 1 },
  () => {},
);
const other = connectDatabase(inject('postgres'), () => {});
const pooled = connectDatabase(
  { ...inject('postgres'), directConnectionString: inject('postgres').connectionString },
  () => {},
);
afterAll(() => Promise.all([close(), other.close(), pooled.close()]));

const ending = sql.raw(andCommit);
const texts: string[] = [];
watch(({ text }) => void texts.push(text));

beforeAll(async () => {
  await pool.query(`create table joined (
    id int primary key, pair int references joined deferrable initially deferred)`);
});
afterAll(() => other.pool.query('drop table joined'));
beforeEach(async () => {
  await pool.query('delete from joined');
  texts.splice(0);
});

const insert = (db: Db, id: number, { pair = id, end = sql`` } = {}) =>
  sql`insert into joined values (${id}, ${pair}) ${end}`.execute(db);

async function stored() {
  const { rows } = await other.pool.query<{ id: number }>('select id from joined order by id');
  return rows.map(({ id }) => id);
}

/** How often the server says that it's ready while `work` runs, which is once for each round trip. */
async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const client = await pool.connect();
  let count = 0;
  const add = () => void (count += 1);
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('readyForQuery', add);
  client.release();
  await work();
  connection.off('readyForQuery', add);
  return count;
}

test('a transaction begins with its first statement and commits with the last one', async () => {
  const trips = await countRoundTrips(() =>
    db.transaction().execute(async (db) => {
      await insert(db, 1);
      await insert(db, 2);
      expect(await stored()).toEqual([]);
      await insert(db, 3, { end: ending });
      expect(await stored()).toEqual([1, 2, 3]);
    }),
  );
  expect(trips).toBe(3);
  expect(await stored()).toEqual([1, 2, 3]);
});

test('one statement may be the first and the last', async () => {
  const work = () => transact(db, (db, end) => insert(db, 1, { end }));
  expect(await countRoundTrips(work)).toBe(1);
  expect(await stored()).toEqual([1]);
});

test('returns the rows of the statement only', async () => {
  const { rows } = await db.transaction().execute((db) => sql`select 1 as one`.execute(db));
  const joined = await transact(db, (db, end) =>
    sql`select generate_series(1, ${3}::int) as one ${end}`.execute(db),
  );
  expect(rows).toEqual([{ one: 1 }]);
  expect(joined.rows).toEqual([{ one: 1 }, { one: 2 }, { one: 3 }]);
});

test('a transaction without statements needs no round trip', async () => {
  expect(await countRoundTrips(() => db.transaction().execute(async () => 1))).toBe(0);
  const failing = db.transaction().execute(() => Promise.reject(new Error('no')));
  expect(await countRoundTrips(() => expect(failing).rejects.toThrow('no'))).toBe(0);
  expect((await insert(db, 1)).numAffectedRows).toBe(1n);
  expect(await stored()).toEqual([1]);
});

test.each([
  ['the first', async (db: Db) => void (await sql`select ${1}::int / 0`.execute(db))],
  ['an unknown first', async (db: Db) => void (await sql`select ${1} from nowhere`.execute(db))],
  [
    'the last',
    async (db: Db) => {
      await insert(db, 1);
      await sql`insert into joined values (${1}::int / 0) ${ending}`.execute(db);
    },
  ],
])('a failure of %s statement rolls back, and the connection stays usable', async (_, work) => {
  for (const round of [1, 2]) {
    await expect(db.transaction().execute(work)).rejects.toThrow(/division by zero|nowhere/);
    expect(await stored()).toEqual([]);
    const status = await pool.query('select pg_current_xact_id_if_assigned() as id');
    expect(status.rows, `round ${round}`).toEqual([{ id: null }]);
  }
  await db.transaction().execute((db) => insert(db, 7));
  expect(await stored()).toEqual([7]);
});

test('a value that cannot be sent rolls back too', async () => {
  const bad = {
    toPostgres: () => {
      throw new Error('not sendable');
    },
  };
  const sending = db.transaction().execute((db) => sql`select ${bad}`.execute(db));
  await expect(sending).rejects.toThrow('not sendable');
  await db.transaction().execute((db) => insert(db, 1));
  expect(await stored()).toEqual([1]);
});

test('a commit that fails rejects, and nothing is stored', async () => {
  const breaking = db.transaction().execute((db) => insert(db, 1, { pair: 99, end: ending }));
  await expect(breaking).rejects.toThrow(/foreign key/);
  expect(await stored()).toEqual([]);
  await db.transaction().execute((db) => insert(db, 2, { end: ending }));
  expect(await stored()).toEqual([2]);
});

test('refuses statements after the commit', async () => {
  const late = db.transaction().execute(async (db) => {
    await insert(db, 1, { end: ending });
    await insert(db, 2);
  });
  await expect(late).rejects.toThrow('This transaction has been committed.');
  expect(await stored()).toEqual([1]);
  await db.transaction().execute((db) => insert(db, 3));
  expect(await stored()).toEqual([1, 3]);
});

test('work within another transaction does not commit it', async () => {
  const outer = db.transaction().execute(async (db) => {
    await transact(db, (db, end) => insert(db, 1, { end }));
    throw new Error('no');
  });
  await expect(outer).rejects.toThrow('no');
  expect(await stored()).toEqual([]);
});

test('outside a transaction there is nothing to commit', async () => {
  await insert(db, 1, { end: ending });
  await db.transaction().execute((db) => insert(db, 2));
  expect(await stored()).toEqual([1, 2]);
});

test('reports each statement once, and none that was not sent by itself', async () => {
  await transact(db, async (db, end) => {
    await sql`select 1`.execute(db);
    await sql`select 2 ${end}`.execute(db);
  });
  await db.transaction().execute((db) => sql`select 3`.execute(db));
  expect(texts).toEqual(['select 1', `select 2 ${andCommit}`, 'select 3', 'commit']);
});

test('refuses writes while everything is read-only', async () => {
  setReadOnly(true);
  const writing = transact(db, (db, end) => insert(db, 1, { end }));
  await expect(writing).rejects.toThrow(/read-only/);
  setReadOnly(false);
  await transact(db, (db, end) => insert(db, 1, { end }));
  expect(await stored()).toEqual([1]);
});

test('other kinds of transactions begin as before', async () => {
  const level = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => sql`show transaction_isolation`.execute(db));
  expect(level.rows).toEqual([{ transaction_isolation: 'repeatable read' }]);
});

test('behind a pooler, begin and commit are sent by themselves', async () => {
  const sent: string[] = [];
  pooled.watch(({ text }) => void sent.push(text));
  await transact(pooled.db, (db, end) => insert(db, 1, { end }));
  expect(sent).toEqual(['begin', expect.stringContaining('insert into joined'), 'commit']);
  expect(await stored()).toEqual([1]);
});
