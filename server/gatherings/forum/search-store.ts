import { type RawBuilder, sql } from 'kysely';
import { isMembersOnly } from '#contract/values/areas.ts';
import { isHeldSql } from '#server/notifications/notifications/held-thread-store.ts';
import { type Finder, type FoundRow, mostFound } from '#server/site/search/finder.ts';
import { newestParts, wordsOf } from '#server/site/search/words-store.ts';
import { matchesWord, order, titleHas } from './store.ts';

/** Finds threads of a live forum that the reader can open, by their titles, tags and posts. */
export const findThreads: Finder = ({ text, userId, modes }) => {
  const isClosed = userId === 0 && isMembersOnly({ liveArea: 'forum' }, modes);
  if (modes.forum !== 'live' || isClosed) return undefined;
  const words = wordsOf(text);
  const all = (conditions: readonly RawBuilder<boolean>[]) =>
    sql.join<boolean>(conditions, sql` and `);
  const hasInTitle = (some: readonly string[]) => all(some.map(titleHas));
  const among = sql<boolean>`threads.kind = 'forum'`;
  const isVisible = sql<boolean>`(${among} and not ${isHeldSql(sql`${userId}`)})`;
  const forum = { table: 'threads', among, order, words, isVisible };
  const titled = { ...forum, name: 'titled', has: hasInTitle };
  const posted = {
    ...forum,
    name: 'posted',
    has: (some: readonly string[]) =>
      all(some.map((word) => matchesWord({ text: word, categoryIds: [] }))),
    unless: sql<boolean>`(select count(*) >= ${mostFound} from titled)`,
  };
  return sql<FoundRow>`
    with ${newestParts(titled)}, ${newestParts(posted)}, ranked as materialized (
      select id, ${hasInTitle(words)} as in_title, row_number() over (order by ${order}) as age from threads
       where id in (select id from titled union select id from posted)
       order by in_title desc, age limit ${mostFound}
    )
    select 'thread' as kind, row_number() over (order by in_title desc, age) as place,
           threads.id, title, null as project_id, null as project, null as number,
           categories.name as note, null as avatar, '' as excerpt
      from ranked join threads using (id) join categories on categories.id = category_id`;
};
