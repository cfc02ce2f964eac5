import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { plannedEachTime } from '#server/platform/database/prepare.ts';
import { matchesSearch, type Search } from './search.ts';
import { type CardWithFacts, selectCards, selectCardsFor } from './card-store.ts';
import { readerFacts } from './reader-store.ts';

/** How many matches to count at most. Counting more would mean reading every one of them. */
const maxCounted = 1000;

/** Up to this many projects, the indexes are fast for every term. */
const largeTable = 100_000;
/** If at least `frequentCount` of the `newestCount` newest projects match, scanning from the newest is fastest, */
const [newestCount, frequentCount] = [300, 15];
/** up to this many projects. */
const maxScanned = 25_000;

export type SearchPage = Search & { page: number; size: number };
/** `readerId` is undefined for a visitor. */
type ForReader = { readerId: number | undefined };
type Found = { count: number; isExact: boolean; page: CardWithFacts[] };

/**
 * Counts the matches up to a limit. Below the limit, `page` is the requested page, newest first.
 *
 * The plan doesn't depend on PostgreSQL's estimates: it has no useful statistics for long texts, and a
 * plan that is fast for a rare term takes seconds for a frequent one, and vice versa. Each part only
 * runs if the part before it found too little:
 *
 * - `recent` checks, in a large table, whether the term is frequent in the newest projects.
 * - `walked` then scans from the newest to older projects until there are enough matches.
 * - `picked` reads matches from the indexes, unordered, until there are enough. It has no `limit` of
 *   its own, because PostgreSQL would then scan the table and hope to stop early.
 */
export async function findMatching(
  db: Db,
  { page, size, readerId, ...search }: SearchPage & ForReader,
): Promise<Found> {
  const matches = matchesSearch(search);
  const enough = maxCounted + 1;
  const facts = readerId === undefined ? sql`` : sql`, ${sql.join([...readerFacts(readerId)])}`;
  // Without a page, there is one row with the count alone.
  const { rows } = await sql<CardWithFacts & { id: number | null; count: number }>`
    with recent as materialized (
      select id from (select * from projects order by id desc limit ${newestCount}) as projects
       where ${matches} and (select max(id) > ${largeTable} from projects)
    ), walked as materialized (
      select id from (select * from projects order by id desc limit ${maxScanned}) as projects
       where ${matches} and (select count(*) >= ${frequentCount} from recent)
       limit ${enough}
    ), picked as materialized (
      select id from projects
       where ${matches} and (select count(*) < ${enough} from walked)
    ), found as materialized (
      (select id from picked limit ${enough})
      union all
      select id from walked where (select count(*) = ${enough} from walked)
    ), total as materialized (
      select count(*) as count from found
    ), page as materialized (
      select id from found where (select count < ${enough} from total)
       order by id desc limit ${size} offset ${page * size}
    )
    select total.count, projects.* ${facts}
      from total left join (${allProjects(db)}) as projects
                        on projects.id = any(array(select id from page))
     order by projects.id desc`.execute(db);
  const count = rows[0]?.count ?? 0;
  return {
    count: Math.min(count, maxCounted),
    isExact: count < enough,
    page: rows.filter(({ id }) => id !== null),
  };
}

/** The same text each time, so that it's only put together once. */
const allProjects = (db: Db) => sql.raw((allProjectsText ??= selectCards(db).compile().sql));
let allProjectsText: string | undefined;

/** One page of a search with more matches than are counted, newest first. */
export const listPageOfMany = (
  db: Db,
  { page, size, readerId, ...search }: SearchPage & ForReader,
) => {
  const skipped = page * size;
  // With many matches, the first pages are among the newest projects; "offset 0" forces that plan. For
  // later pages, PostgreSQL chooses.
  const source =
    skipped < maxCounted
      ? sql`(select * from projects order by id desc offset 0) as projects`
      : sql`projects ${sql.raw(plannedEachTime)}`;
  return selectCardsFor(db, readerId)
    .where(
      'projects.id',
      'in',
      sql<number>`(select id from ${source} where ${matchesSearch(search)}
                    order by id desc limit ${size} offset ${skipped})`,
    )
    .orderBy('projects.id', 'desc')
    .execute();
};
