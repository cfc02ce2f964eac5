import type { PoolClient } from 'pg';
import { transientTables, type Upkeep } from '#server/platform/database/upkeep.ts';
import type { Header, Table } from './format.ts';
import { orderTables } from './table-order.ts';

export type Contents = Pick<Header, 'migrations' | 'sequences'> & { tables: Table[] };

// Tables in the schema of Pieces, without those of extensions.
const ownTables = `
  select oid, relname from pg_class
   where relkind = 'r'
     and relnamespace = (select oid from pg_namespace where nspname = current_schema())
     and not exists (
       select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

/** Names all tables, including those that a backup leaves out. */
export async function listTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `with ours as (${ownTables}) select relname::text as table from ours order by 1`,
  );
  return rows.map(({ table }) => table);
}

/** Describes what a backup of this database must contain, based on the database's catalog. */
export async function describeContents(
  client: PoolClient,
  upkeep: readonly Upkeep[],
): Promise<Contents> {
  const transient = transientTables(upkeep);
  const kept = (await listColumns(client)).filter(({ table }) => !transient.has(table));
  const { rows: migrations } = await client.query<Header['migrations'][number]>(
    'select name, checksum from migrations order by name',
  );
  return {
    migrations,
    sequences: await listSequences(client),
    tables: orderTables(kept, await listReferences(client)),
  };
}

// Sequences ignore transactions. Reading them after the snapshot started makes sure that they are at
// least as high as the ids in the rows.
async function listSequences(client: PoolClient) {
  const { rows } = await client.query<Record<'table' | 'column', string> & { last: number | null }>(
    `with ours as (${ownTables})
     select relname::text as table, attname::text as column,
            pg_sequence_last_value(pg_get_serial_sequence(quote_ident(relname), attname)) as last
       from ours join pg_attribute on attrelid = ours.oid
      where attnum > 0 and not attisdropped
      order by 1, 2`,
  );
  return rows.flatMap(({ last, ...owner }) => (last === null ? [] : [{ ...owner, last }]));
}

// COPY can't write generated columns; PostgreSQL computes them again.
async function listColumns(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `with ours as (${ownTables})
     select relname::text as table, array_agg(attname::text order by attnum) as columns
       from ours join pg_attribute on attrelid = ours.oid
      where attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`,
  );
  return rows;
}

async function listReferences(client: PoolClient) {
  const { rows } = await client.query<{ from: string; to: string }>(
    `with ours as (${ownTables})
     select a.relname::text as from, b.relname::text as to
       from pg_constraint join ours as a on a.oid = conrelid join ours as b on b.oid = confrelid
      where contype = 'f'`,
  );
  return rows;
}
