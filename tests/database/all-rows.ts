import type { Pool } from 'pg';
import { transientTables } from '#server/platform/database/upkeep.ts';
import { upkeep } from '#server/upkeep.ts';

const transient = transientTables(upkeep);

type Rows = Record<string, Record<string, unknown>[]>;

/** Reads every row of every table, sorted by its text. */
export async function readAllRows(pool: Pool): Promise<Rows> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const all = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(one) order by one::text), '[]') as rows from "${name}" as one`,
  );
  if (all.length === 0) return {};
  const read = await pool.query<{ name: string; rows: Rows[string] }>(all.join(' union all '));
  return Object.fromEntries(read.rows.map(({ name, rows }) => [name, rows]));
}

/** Keeps what a restore preserves: drops transient tables, versions and board rearrangements. */
export function restorableRows(all: Rows): Rows {
  const kept = Object.entries(all).filter(([name]) => !transient.has(name));
  const { tickets = [], projects = [], changes = [], ...rows } = Object.fromEntries(kept);
  return {
    ...rows,
    tickets: tickets.map((ticket) => ({ ...ticket, version: undefined })),
    projects: projects.map((project) => ({ ...project, version: undefined })),
    changes: changes.filter(({ kind }) => kind !== 'board_arranged'),
  };
}
