import type { PoolClient } from 'pg';
import { transientTables, type Upkeep } from '../database/upkeep.ts';
import type { Header, Table } from './format.ts';
import { orderTables } from './table-order.ts';

export type Contents = Pick<Header, 'migrations' | 'sequences'> & { tables: Table[] };

// Of the schema that Pieces lives in, without what belongs to extensions.
const ours = `
  select oid, relname from pg_class
   where relkind = 'r'
     and relnamespace = (select oid from pg_namespace where nspname = current_schema())
     and not exists (
       select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

/** The names of all tables, those that a backup leaves out among them. */
export async function listTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `with ours as (${ours}) select relname::text as table from ours order by 1`,
  );
  return rows.map(({ table }) => table);
}

/** What a backup of this database has to hold, as its own catalogue describes it. */
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

// A sequence stands outside of transactions. It is read behind the snapshot, so that it is at
// least as far as the rows are.
async function listSequences(client: PoolClient) {
  const { rows } = await client.query<Record<'table' | 'column', string> & { last: number | null }>(
    `with ours as (${ours})
     select relname::text as table, attname::text as column,
            pg_sequence_last_value(pg_get_serial_sequence(quote_ident(relname), attname)) as last
       from ours join pg_attribute on attrelid = ours.oid
      where attnum > 0 and not attisdropped
      order by 1, 2`,
  );
  return rows.flatMap(({ last, ...owner }) => (last === null ? [] : [{ ...owner, last }]));
}

// A generated column is reckoned anew; COPY does not take it.
async function listColumns(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `with ours as (${ours})
     select relname::text as table, array_agg(attname::text order by attnum) as columns
       from ours join pg_attribute on attrelid = ours.oid
      where attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`,
  );
  return rows;
}

async function listReferences(client: PoolClient) {
  const { rows } = await client.query<{ from: string; to: string }>(
    `with ours as (${ours})
     select a.relname::text as from, b.relname::text as to
       from pg_constraint join ours as a on a.oid = conrelid join ours as b on b.oid = confrelid
      where contype = 'f'`,
  );
  return rows;
}
