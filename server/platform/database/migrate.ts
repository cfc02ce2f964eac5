import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';

const folder = join(import.meta.dirname, '../../migrations');
// Any number will do, as long as every process of every version takes the same.
const lockKey = 7_032_917_001;

export type Migration = { name: string; sql: string; checksum: string };

/**
 * Brings the database up to the numbered SQL files, each in a transaction of its own, one process
 * at a time. Throws where a file was edited after it ran, or where the database is newer than this
 * version of Pieces. Returns the names of the files that ran now.
 */
export async function migrate(pool: Pool, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    // A large table takes its time, and so does waiting for whoever migrates already.
    await client.query('set statement_timeout to 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await runPendingMigrations(client, wanted, inTransaction);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }
}

/** The names of the files that `migrate` would run on a database that has data; none for a new one. */
export async function listPendingMigrations(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ made: boolean }>(
    "select to_regclass('migrations') is not null as made",
  );
  if (!rows[0]?.made) return [];
  const ran = await readRan(pool);
  const names = (await readMigrations()).map(({ name }) => name);
  return names.filter((name) => !ran.has(name));
}

/** Lets nobody else migrate this database until the transaction under way is over. */
export async function lockMigrations(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
}

/** The numbered SQL files of this version, in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Runs those of the files that did not run yet, within the transaction under way unless `within`
 * opens one for each. Throws as `migrate` does, and returns their names.
 */
export async function runPendingMigrations(
  client: PoolClient,
  wanted: Migration[],
  within: typeof inTransaction = (_, work) => work(),
): Promise<string[]> {
  await client.query(
    `create table if not exists migrations
       (name text primary key, checksum text not null, ran_at timestamptz not null default now())`,
  );
  const ran = await readRan(client);
  refuseForeign(ran, wanted);
  const missing = wanted.filter((migration) => !ran.has(migration.name));
  for (const migration of missing) await within(client, () => run(client, migration));
  return missing.map((migration) => migration.name);
}

async function readRan(queryable: Pool | PoolClient): Promise<Map<string, string>> {
  const { rows } = await queryable.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function refuseForeign(ran: Map<string, string>, wanted: Migration[]) {
  for (const { name, checksum } of wanted) {
    if (ran.has(name) && ran.get(name) !== checksum) {
      throw new Error(`The migration ${name} was edited after it had run on this database.`);
    }
  }
  const known = new Set(wanted.map((migration) => migration.name));
  const unknown = [...ran.keys()].find((name) => !known.has(name));
  if (!unknown) return;
  throw new Error(
    `This database was made by a newer version of Pieces (it has ${unknown}). Please start that version.`,
  );
}

async function run(client: PoolClient, { name, sql, checksum }: Migration) {
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function inTransaction(client: PoolClient, work: () => Promise<void>) {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
