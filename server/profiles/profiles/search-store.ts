import { sql } from 'kysely';
import { hasBlockedSql } from '#server/people/blocks/store.ts';
import { canSeeProfileSql } from '#server/people/privacy-settings/profile-visibility-store.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { isActiveSql } from '#server/platform/database/sql/suspended.ts';
import { type Finder, type FoundRow, mostFound } from '#server/site/search/finder.ts';
import { containsWordsSql, newestParts, wordsOf } from '#server/site/search/words-store.ts';

/** Finds people whose profile the reader can see, those on their teams first, but no one they're apart from. */
export const findPeople: Finder = ({ text, userId, now }) => {
  const [person, reader] = [sql`users.id`, sql`nullif(${userId}::bigint, 0)`];
  const words = wordsOf(text);
  const has = (some: readonly string[]) => sql<boolean>`(
    fold_text(first_name || ' ' || last_name) like all(${containsWordsSql(some)})
    and name_words(first_name || ' ' || last_name) @@ (select prefix_words(${some.join(' ')})))`;
  const isVisible = sql<boolean>`(${isActiveSql(now)}
    and not ${hasBlockedSql({ blocker: reader, blocked: person })}
    and not ${hasBlockedSql({ blocker: person, blocked: reader })}
    and (${canSeeProfileSql({ person, reader })}))`;
  const all = { name: 'seen', table: 'users', order: sql`id desc`, words, has, isVisible };
  return sql<FoundRow>`
    with teammates as materialized (
      select distinct theirs.user_id as id
        from project_members as mine join project_members as theirs using (project_id)
       where mine.user_id = ${userId}
    ), ${newestParts(all)}, ranked as materialized (
      select id, bool_or(is_teammate) as is_teammate
        from (select id, false as is_teammate from seen
              union all select users.id, true from teammates join users using (id) where ${has(words)} and ${isVisible}) as either
       group by id order by 2 desc, 1 desc limit ${mostFound}
    )
    select 'person' as kind, row_number() over (order by is_teammate desc, id desc) as place,
           id, ${fullName('users')} as title, null as project_id, null as project, null as number,
           short_description as note,
           avatar, '' as excerpt
      from ranked join users using (id)`;
};
