import type { TestServer } from '#tests/server.ts';

/** Returns a hash of the rows of each table, to see which ones something changed. */
async function digestTables({ pool }: TestServer): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const digests = tables.map(
    ({ name }) => `select '${name}' as name,
                          (select md5(coalesce(string_agg(row::text, '' order by row::text), ''))
                             from ${name} as row) as digest`,
  );
  const { rows } = await pool.query<{ name: string; digest: string }>(digests.join(' union all '));
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** The tables that `work` changes, in alphabetical order. */
export async function tablesChangedBy(
  server: TestServer,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const before = await digestTables(server);
  await work();
  const after = await digestTables(server);
  return [...after.keys()].filter((name) => after.get(name) !== before.get(name)).toSorted();
}
