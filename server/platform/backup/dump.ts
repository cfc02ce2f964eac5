import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Upkeep } from '#server/platform/database/upkeep.ts';
import { describeContents, listTables } from './contents.ts';
import { endOfRows, formatVersion, type Seal, type Table, encodeLine } from './format.ts';

/**
 * Yields the contents of a backup in chunks, from one consistent snapshot. Returns the seal, which is
 * also the last chunk. Throws if this isn't a Pieces database.
 */
export async function* dump(pool: Pool, upkeep: readonly Upkeep[]): AsyncGenerator<Buffer, Seal> {
  const client = await pool.connect();
  const hash = createHash('sha256');
  const sealed = (chunk: Buffer) => {
    hash.update(chunk);
    return chunk;
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
      for await (const chunk of copy) yield sealed(chunk as Buffer);
      yield sealed(endOfRows);
    }
    // Only now do we know the row count of the last table.
    await client.query('commit');
    const rows = copies.map(({ table, copy }) => [table.table, copy.rowCount]);
    const seal = { rows: Object.fromEntries(rows), sha256: hash.digest('hex') };
    yield encodeLine(seal);
    return seal;
  } finally {
    // If the consumer stops early, a COPY is still running, so the connection can't be reused.
    client.release(true);
  }
}

// Lock the tables before the snapshot is taken. If a migration rewrote a table in between, the
// snapshot would see it as empty.
async function beginSnapshot(client: PoolClient) {
  const tables = await listTables(client);
  if (!tables.includes('migrations')) {
    throw new Error(
      "There's nothing to back up: this isn't a Pieces database. Check DATA_DIR and DATABASE_URL.",
    );
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
