import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';

const folder = join(import.meta.dirname, '../../migrations');
// Any number will do, as long as every process of every version takes the same.
const lockKey = 7_032_917_001;

type Migration = { name: string; sql: string; checksum: string };

/**
 * Brings the database up to the numbered SQL files, each in a transaction of its own, one process
 * at a time. Throws where a file was edited after it ran, or where the database is newer than this
 * version of Pieces. Returns the names of the files that ran now.
 */
export async function migrate(pool: Pool, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await runMissing(client, wanted);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function runMissing(client: PoolClient, wanted: Migration[]): Promise<string[]> {
  await client.query(
    `create table if not exists migrations
       (name text primary key, checksum text not null, ran_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  const ran = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseForeign(ran, wanted);
  const missing = wanted.filter((migration) => !ran.has(migration.name));
  for (const migration of missing) await run(client, migration);
  return missing.map((migration) => migration.name);
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
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
