import { sql } from 'kysely';
import { containsWordsSql } from '#server/site/search/words-store.ts';
import { type Finder, type FoundRow, mostFound } from '#server/site/search/finder.ts';

/** Finds discussions of the reader's teams by their titles. A team has few enough to read them all. */
export const findDiscussions: Finder = ({ text, userId, modes }) =>
  userId === 0 || modes.discussions !== 'live'
    ? undefined
    : sql<FoundRow>`
      select 'discussion' as kind, row_number() over (order by last_post_at desc, threads.id desc) as place,
             threads.id, title, projects.id as project_id, projects.name as project, null as number,
             '' as note, null as avatar, '' as excerpt
        from project_members as reader join threads using (project_id)
        join projects on projects.id = project_id
       where reader.user_id = ${userId} and kind = 'discussion'
         and threads.search like all(${containsWordsSql([text])})
       order by place limit ${mostFound}`;
