import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { plannedEachTime } from '#server/platform/database/prepare.ts';
import { matchesSearch, type Search } from './search.ts';
import { selectProjects } from './store.ts';

/** Whoever finds more looks for another word; to count on would mean to read every one of them. */
const maxCounted = 1000;

/** Up to so many projects, the indexes are quick for every term. */
const indexesAreQuick = 100_000;
/** Where so many of the newest match, the others are found soonest by going on from there, */
const [newest, often] = [300, 15];
/** though no further than this. */
const near = 25_000;

type SearchPage = Search & { page: number; size: number };
type Found = { count: number; isExact: boolean; ids: number[] };

/**
 * Counts what matches, up to a bound. Where it is not beyond that, `ids` are those of the page that
 * is asked for, the newest first.
 *
 * No choice here rests on what PostgreSQL supposes about a term: of long texts it keeps no
 * statistics, and what is quick for a rare term takes seconds for a frequent one, and the other way
 * round. Each part runs where the one before was not enough:
 *
 * - `recent` looks, among very many, whether the term is frequent in the newest;
 * - `walked` then goes on from the newest to the older until enough are found;
 * - `picked` takes from the indexes, in no order, and is left when enough are found. PostgreSQL is
 *   not told of that: it would read the table from its beginning in the hope of an early end.
 */
export async function countMatching(db: Db, { page, size, ...search }: SearchPage): Promise<Found> {
  const matches = matchesSearch(search);
  const enough = maxCounted + 1;
  const { rows } = await sql<{ count: number; ids: number[] }>`
    with recent as materialized (
      select id from (select * from projects order by id desc limit ${newest}) as projects
       where ${matches} and (select max(id) > ${indexesAreQuick} from projects)
    ), walked as materialized (
      select id from (select * from projects order by id desc limit ${near}) as projects
       where ${matches} and (select count(*) >= ${often} from recent)
       limit ${enough}
    ), picked as materialized (
      select id from projects
       where ${matches} and (select count(*) < ${enough} from walked)
    ), found as materialized (
      (select id from picked limit ${enough})
      union all
      select id from walked where (select count(*) = ${enough} from walked)
    )
    select (select count(*) from found) as count,
           to_json(array(
             select id from found order by id desc limit ${size} offset ${page * size}
           )) as ids`.execute(db);
  const { count, ids } = rows[0] ?? { count: 0, ids: [] };
  return { count: Math.min(count, maxCounted), isExact: count < enough, ids };
}

/** Projects, the newest first. */
export const listProjectsById = (db: Db, ids: number[]) =>
  selectProjects(db)
    .where(sql<boolean>`projects.id = any(${ids}::bigint[])`)
    .orderBy('projects.id', 'desc')
    .execute();

/** One page of what matches where more match than are counted, the newest first. */
export const listPageOfMany = (db: Db, { page, size, ...search }: SearchPage) => {
  const skipped = page * size;
  // Of many, the first stand near the newest, whatever PostgreSQL supposes; "offset 0" keeps it to
  // this way. Pages far behind are left to it.
  const source =
    skipped < maxCounted
      ? sql`(select * from projects order by id desc offset 0) as projects`
      : sql`projects ${sql.raw(plannedEachTime)}`;
  return selectProjects(db)
    .where(
      'projects.id',
      'in',
      sql<number>`(select id from ${source} where ${matchesSearch(search)}
                    order by id desc limit ${size} offset ${skipped})`,
    )
    .orderBy('projects.id', 'desc')
    .execute();
};
