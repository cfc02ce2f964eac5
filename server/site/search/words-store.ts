import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { mostFound, type Search } from './finder.ts';

/** So many of the newest of a team are read, in case the words are frequent there. */
const newestOfTeam = sql.lit(40);
/** So many that the index finds are sorted. */
const mostSorted = sql.lit(500);

/**
 * The tickets or pages of the reader's teams with every word, as a part of a `with` clause: `found`, with
 * `id`, `project_id` and whether all words are in the title, in order. Of frequent words, the newest ones
 * and any others.
 */
export const foundInTeams = (kind: 'ticket' | 'document', { text, userId }: Search) => sql`
  searched as materialized (
    select ids, find_team_words(${sql.lit(kind)}, ids, '!', ${text}) as title,
           find_team_words(${sql.lit(kind)}, ids, ':', ${text}) as anywhere
      from (select array(select project_id from project_members where user_id = ${userId}) as ids) as teams
  ), newest as materialized (
    select newest.*, words @@ title as in_title
      from searched, unnest(ids) as team (id),
           lateral (select id, project_id, words from team_words
                     where kind = ${sql.lit(kind)} and project_id = team.id
                     order by id desc limit ${newestOfTeam}) as newest
     where words @@ anywhere
  ), titled as materialized (
    select team_words.id, project_id from searched join team_words on words @@ title
     where (select count(*) filter (where in_title) < ${mostFound} from newest)
  ), some_titled as materialized (
    select * from titled limit ${mostSorted}
  ), others as materialized (
    select team_words.id, project_id from searched join team_words on words @@ anywhere
     where (select count(*) < ${mostFound} from newest) and (select count(*) < ${mostFound} from some_titled)
  ), found as materialized (
    select id, project_id, in_title
      from (select id, project_id, true as in_title from some_titled
            union all
            (select id, project_id, id in (select id from some_titled)
               from others limit ${mostSorted})
            union all select id, project_id, in_title from newest) as found
     group by id, project_id, in_title
     order by in_title desc, id desc limit ${mostFound}
  )`;

type Newest = {
  /** The name that the parts begin with. */
  name: string;
  /** What is read, in a table of this name, and in which order it's new. */
  table: string;
  among?: RawBuilder<SqlBool>;
  order: RawBuilder<unknown>;
  words: readonly string[];
  /** Whether a row has all of these words, and whether the reader can see it. */
  has: (words: readonly string[]) => RawBuilder<SqlBool>;
  isVisible: RawBuilder<SqlBool>;
  /** Whether it isn't needed. */
  unless?: RawBuilder<SqlBool>;
};

/** How many of the newest rows are checked first, in case the words are frequent. */
const checked = sql.lit(500);
/** How many that an index finds are checked then. */
const mostPicked = sql.lit(1_000);
/** If an index finds more, how many of the newest rows are checked instead. */
const mostWalked = sql.lit(2_500);

/**
 * The newest rows of a table that match, as parts of a `with` clause, of which the one with the name has
 * their IDs; the caller sorts them. The plan doesn't depend on PostgreSQL's estimates, see
 * projects/search-store.ts. Of several words, the longest is often the rarest, so the index is only asked
 * for all of them if this one is frequent and too few of the newest rows have them all.
 */
export function newestParts({
  name,
  table,
  among = sql`true`,
  order,
  words,
  has,
  isVisible,
  unless = sql`false`,
}: Newest) {
  const part = (suffix: string) => sql.raw(`${name}_${suffix}`);
  const [rows, own] = [sql.raw(table), sql.raw(name)];
  const newest = (limit: RawBuilder<unknown>) =>
    sql`(select * from ${rows} where ${among} order by ${order} limit ${limit}) as ${rows}`;
  // An index is asked for the first condition, so the longest word is last where it's known to be frequent.
  const shortestFirst = words.toSorted((one, other) => one.length - other.length);
  const hasLongest = has(shortestFirst.slice(-1));
  const matches = sql<SqlBool>`(${has(shortestFirst)} and ${isVisible})`;
  const isFull = sql`(select count(*) = ${mostPicked} from ${part('few')})`;
  const goesOn = sql`(select not is_enough and (is_frequent or ${isFull}) from ${part('state')})`;
  return sql`
    ${part('recent')} as materialized (
      select id, ${words.length === 1 ? isVisible : matches} as matches from ${newest(checked)}
       where ${hasLongest} and not ${unless}
    ), ${part('state')} as materialized (
      select ${unless} or count(*) filter (where matches) >= ${mostFound} as is_enough,
             count(*) >= ${mostFound} as is_frequent from ${part('recent')}
    ), ${part('indexed')} as materialized (
      select id from ${rows}
       where ${hasLongest} and ${among}
         and (select not is_enough and not is_frequent from ${part('state')})
    ), ${part('few')} as materialized (
      select id from ${part('indexed')} limit ${mostPicked}
    ), ${part('walked')} as materialized (
      select id from ${newest(mostWalked)}
       where ${matches} and ${goesOn} limit ${mostFound}
    ), ${part('picked')} as materialized (
      select id from ${rows}
       where ${matches} and ${goesOn}
         and (select count(*) < ${mostFound} from ${part('walked')})
    ), ${own} as materialized (
      select id from ${part('recent')} where matches
      union select id from ${rows} 
              where not ${isFull} and id = any(array(select id from ${part('few')})) and ${matches}
      union select id from ${part('walked')}
      union (select id from ${part('picked')} limit ${mostPicked})
    )`;
}

/** The words of a search, as they're typed. */
export const wordsOf = (text: string): string[] => text.split(/\s+/);

/**
 * What has words that begin with every word of a text, as a part of a statement. In long texts, far too
 * many words begin with one or two letters, so these are only completed if there's no other word.
 */
export const longWordsSql = (words: readonly string[], { text }: Search) =>
  words[0] === text
    ? sql`(select prefix_words(${text}))`
    : sql`(select search_words(${words.join(' ')}))`;

/** Patterns of which folded text with every word matches each: cheaper than taking its words apart. */
export const containsWordsSql = (words: readonly string[]) =>
  sql`array(select '%' || word || '%' from unnest(words_of(${words.join(' ')})) as word)`;

/** How much of a text an excerpt shows, and how much of that before the word. */
const [excerptLength, lead] = [sql.lit(160), sql.lit(40)];

/** The part of a text where it has the first word, as one line without the signs of Markdown. */
export const excerptSql = (column: string, { text }: Search) => sql<string>`(
  select case when start > 1 then regexp_replace(ended, '^\\S*', '…') else ended end
    from (select greatest(1, strpos(fold_text(${sql.ref(column)}), (words_of(${text}))[1])
                             - ${lead}) as start) as place,
         lateral trim(regexp_replace(substr(${sql.ref(column)}, start, ${excerptLength}),
                                     '[\\s*_#|\`]+', ' ', 'g')) as part,
         lateral (select case when start + ${excerptLength} <= length(${sql.ref(column)})
                              then regexp_replace(part, '\\s+\\S*$', '…') else part end as ended)
           as ending)`;
