import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Migration, runPendingMigrations } from '../database/migrate.ts';
import { findMigrations, skipRows } from './check-backup.ts';
import { listTables } from './contents.ts';
import { copySql } from './dump.ts';
import { countRows, type Header, type Table } from './format.ts';
import { readBackup } from './read-backup.ts';
import { damagedFile } from './errors.ts';

type Loaded = { header: Header; rows: number; unknownTables: string[] };

/**
 * Makes the tables as they were when the backup was made, and fills them, within the transaction
 * under way. Tables that are not of Pieces, which somebody keeps beside its own, are passed over.
 */
export async function load(
  client: PoolClient,
  { file, known, signal }: { file: string; known: Migration[]; signal: AbortSignal | undefined },
): Promise<Loaded> {
  const counts: Record<string, number> = {};
  const unknownTables: string[] = [];
  let header: Header | undefined;
  let ours: string[] = [];

  async function begin(read: Header) {
    header = read;
    await runPendingMigrations(client, findMigrations(read, known));
    ours = await listTables(client);
  }

  async function take(table: Table, rows: AsyncIterable<Buffer>) {
    if (ours.includes(table.table)) counts[table.table] = await loadTable(client, table, rows);
    else await skipRows(table, rows).then(() => unknownTables.push(table.table));
  }

  const seal = await readBackup(file, { begin, take }, signal);
  if (!header) throw damagedFile('it is empty');
  for (const name of unknownTables) delete seal.rows[name];
  const short = Object.keys(seal.rows).find((name) => counts[name] !== seal.rows[name]);
  if (short) throw damagedFile(`rows of ${short} are missing`);
  await continueSequences(client, { sequences: header.sequences, ours });
  return { header, rows: countRows(seal), unknownTables };
}

async function loadTable(
  client: PoolClient,
  table: Table,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const copy = client.query(copyFrom(copySql(client, table, 'from stdin')));
  await pipeline(rows, copy);
  return copy.rowCount;
}

async function continueSequences(
  client: PoolClient,
  { sequences, ours }: Pick<Header, 'sequences'> & { ours: string[] },
) {
  for (const { table, column, last } of sequences.filter(({ table }) => ours.includes(table))) {
    await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3)', [
      table,
      column,
      last,
    ]);
  }
}
