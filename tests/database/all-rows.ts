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

/**
 * Reads the rows of a database that tests filled, to compare them with another's: with words in place of
 * times, IDs and whatever else is new each time, in an order that doesn't depend on them. Leaves out
 * limits, which count calls.
 */
export async function readComparableRows(pool: Pool): Promise<Record<string, string[]>> {
  const { rate_limits: _, ...all } = await readAllRows(pool);
  const text = JSON.stringify(all)
    .replaceAll(/\d{4}-\d\d-\d\d(T[\d:.]+(\+00:00|Z))?/g, 'time')
    .replaceAll(/(number|\.)\d+(@|")/gi, '$1 n$2')
    .replaceAll(/"(message_id|code|password_hash|hash)":"[^"]+"/g, '"$1":"random"')
    .replaceAll(/"(id|notificationId)":\d+/g, '"$1":"any"');
  const tables = Object.entries(JSON.parse(text) as Record<string, object[]>);
  const sort = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return Object.fromEntries(tables.map(([name, rows]) => [name, sort(rows)]));
}
