import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Upkeep } from '../database/upkeep.ts';
import { describeContents, listTables } from './contents.ts';
import { endOfRows, formatVersion, type Seal, type Table, encodeLine } from './format.ts';

/**
 * Reads everything that a backup holds, piece by piece, as it was at one moment, whatever is
 * written meanwhile. Returns the seal, which was the last piece. Throws where the database holds
 * no Pieces.
 */
export async function* dump(pool: Pool, upkeep: readonly Upkeep[]): AsyncGenerator<Buffer, Seal> {
  const client = await pool.connect();
  const hash = createHash('sha256');
  const sealed = (piece: Buffer) => {
    hash.update(piece);
    return piece;
  };
  try {
    await beginSnapshot(client);
    const { tables, ...described } = await describeContents(client, upkeep);
    const madeAt = new Date().toISOString();
    yield sealed(
      encodeLine({ format: 'pieces-backup', version: formatVersion, madeAt, ...described }),
    );
    const copies = [];
    for (const table of tables) {
      yield sealed(encodeLine(table));
      const copy = client.query(copyTo(copySql(client, table, 'to stdout')));
      copies.push({ table, copy });
      for await (const piece of copy) yield sealed(piece as Buffer);
      yield sealed(endOfRows);
    }
    // Only now has the server told how many rows the last table had.
    await client.query('commit');
    const rows = copies.map(({ table, copy }) => [table.table, copy.rowCount]);
    const seal = { rows: Object.fromEntries(rows), sha256: hash.digest('hex') };
    yield encodeLine(seal);
    return seal;
  } finally {
    // Whoever stops early leaves a COPY under way, of which nobody else shall get the rest.
    client.release(true);
  }
}

// The tables are locked before the snapshot is taken: a migration that rewrote one in between
// would leave it empty for older snapshots.
async function beginSnapshot(client: PoolClient) {
  const tables = await listTables(client);
  if (!tables.includes('migrations')) {
    throw new Error('There is nothing to back up: the database holds no Pieces.');
  }
  await client.query('begin isolation level repeatable read, read only');
  await client.query('set local statement_timeout to 0');
  await client.query('set local datestyle to iso');
  const names = tables.map((table) => client.escapeIdentifier(table)).join(', ');
  await client.query(`lock table ${names} in access share mode`);
}

export function copySql(client: PoolClient, { table, columns }: Table, direction: string): string {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `copy ${client.escapeIdentifier(table)} (${names}) ${direction}`;
}
