import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';

const folder = join(import.meta.dirname, '../../migrations');
// Any number works, but every process of every version must use the same one.
const lockKey = 7_032_917_001;

export type Migration = { name: string; sql: string; checksum: string };

/**
 * Runs the pending migrations, each in its own transaction, one process at a time. Throws if a
 * migration was edited after it ran, or if the database is newer than this version of Pieces.
 * Returns the names of the migrations that ran.
 */
export async function migrate(pool: Pool, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    // Migrating a large table takes long, and so does waiting for another process to finish.
    await client.query('set statement_timeout to 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await runPendingMigrations(client, wanted, inTransaction);
  } finally {
    // Closing the connection also releases the lock.
    client.release(true);
  }
}

/** Names the migrations that `migrate` would run on an existing database; none for a new one. */
export async function listPendingMigrations(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regclass('migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return [];
  const applied = await readAppliedMigrations(pool);
  const names = (await readMigrations()).map(({ name }) => name);
  return names.filter((name) => !applied.has(name));
}

/** Blocks other migrations of this database until the current transaction ends. */
export const lockMigrations = (client: PoolClient) =>
  client.query('select pg_advisory_xact_lock($1)', [lockKey]);

/** The numbered SQL files of this version, in order. */
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
 * Runs the migrations that haven't run yet, in the current transaction unless `within` opens one for
 * each. Throws like `migrate` and returns their names.
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
  const applied = await readAppliedMigrations(client);
  checkAppliedMigrations(applied, wanted);
  const missing = wanted.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await within(client, () => run(client, migration));
  return missing.map((migration) => migration.name);
}

async function readAppliedMigrations(queryable: Pool | PoolClient): Promise<Map<string, string>> {
  const { rows } = await queryable.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function checkAppliedMigrations(applied: Map<string, string>, wanted: Migration[]) {
  for (const { name, checksum } of wanted) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new Error(
        `The migration ${name} was edited after it ran on this database. Restore the original file.`,
      );
    }
  }
  const known = new Set(wanted.map((migration) => migration.name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (!unknown) return;
  throw new Error(
    `This database belongs to a newer version of Pieces (it has ${unknown}). Start that version instead.`,
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
