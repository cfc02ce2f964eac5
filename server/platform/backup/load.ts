import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Migration, runPendingMigrations } from '#server/platform/database/migrate.ts';
import { getMigrations, skipRows } from './check-backup.ts';
import { listTables } from './contents.ts';
import { copySql } from './dump.ts';
import { countRows, type Header, type Table } from './format.ts';
import { readBackup } from './read-backup.ts';
import { damagedFile } from './errors.ts';

type Loaded = { header: Header; rows: number; unknownTables: string[] };

/**
 * Creates the tables as they were when the backup was made and fills them, in the current
 * transaction. Skips tables that don't belong to Pieces.
 */
export async function load(
  client: PoolClient,
  { file, known, signal }: { file: string; known: Migration[]; signal: AbortSignal | undefined },
): Promise<Loaded> {
  const counts: Record<string, number> = {};
  const unknownTables: string[] = [];
  let header: Header | undefined;
  let ownTables: string[] = [];

  async function begin(found: Header) {
    header = found;
    await runPendingMigrations(client, getMigrations(found, known));
    ownTables = await listTables(client);
  }

  async function readTable(table: Table, rows: AsyncIterable<Buffer>) {
    if (ownTables.includes(table.table)) counts[table.table] = await loadTable(client, table, rows);
    else await skipRows(table, rows).then(() => unknownTables.push(table.table));
  }

  const seal = await readBackup(file, { begin, readTable }, signal);
  if (!header) throw damagedFile('it is empty');
  for (const name of unknownTables) delete seal.rows[name];
  const incomplete = Object.keys(seal.rows).find((name) => counts[name] !== seal.rows[name]);
  if (incomplete) throw damagedFile(`rows of ${incomplete} are missing`);
  await continueSequences(client, { sequences: header.sequences, ownTables });
  return { header, rows: countRows(seal), unknownTables };
}

async function loadTable(
  client: PoolClient,
  table: Table,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  await removeFirstRows(client, table.table);
  const copy = client.query(copyFrom(copySql(client, table, 'from stdin')));
  await pipeline(rows, copy);
  return copy.rowCount;
}

/** Removes what a migration has put into a table, because the backup has it, or what became of it. */
async function removeFirstRows(client: PoolClient, name: string) {
  const table = client.escapeIdentifier(name);
  const { rows } = await client.query(`select from ${table} limit 1`);
  if (rows.length > 0) await client.query(`delete from ${table}`);
}

async function continueSequences(
  client: PoolClient,
  { sequences, ownTables }: Pick<Header, 'sequences'> & { ownTables: string[] },
) {
  for (const { table, column, last } of sequences.filter(({ table }) =>
    ownTables.includes(table),
  )) {
    await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3)', [
      table,
      column,
      last,
    ]);
  }
}
