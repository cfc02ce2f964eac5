import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import type { Finder, FoundRow, Search } from './finder.ts';

/** What all finders find, in one statement. */
export async function listFound(
  db: Db,
  finders: readonly Finder[],
  search: Search,
): Promise<FoundRow[]> {
  const parts = finders.map((find) => find(search)).filter((part) => part !== undefined);
  const { rows } =
    await sql<FoundRow>`${sql.join(parts.map(inBrackets), sql` union all `)}`.execute(db);
  return rows;
}

const inBrackets = (part: RawBuilder<FoundRow>) => sql`(${part})`;
