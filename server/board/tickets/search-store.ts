import { sql } from 'kysely';
import type { Finder, FoundRow } from '#server/site/search/finder.ts';
import { mostFound } from '#server/site/search/finder.ts';
import { excerptSql, foundInTeams } from '#server/site/search/words-store.ts';

/** The largest number that a column of tickets' numbers can have. */
const maxNumber = 2 ** 31 - 1;

/** Finds tickets of the reader's teams by number (#18) or words. */
export const findTickets: Finder = (search) => {
  if (search.userId === 0) return undefined;
  const number = Number(/^#?(\d{1,10})$/.exec(search.text)?.[1] ?? 0);
  return sql<FoundRow>`
    with ${foundInTeams('ticket', search)}, numbered as (
      select tickets.id, project_id from searched join tickets on project_id = any(ids)
       where number = ${Math.min(number, maxNumber)} and ${number} > 0
       order by tickets.id desc limit ${mostFound}
    ), listed as (
      select id, 0 as rank from numbered
      union all select id, case when in_title then 1 else 2 end from found
       where id not in (select id from numbered)
    )
    select 'ticket' as kind, row_number() over (order by rank, tickets.id desc) as place, tickets.id,
           title, projects.id as project_id, projects.name as project, number, tickets.status as note,
           null as avatar, case when rank < 2 then '' else ${excerptSql('tickets.description', search)} end as excerpt
      from listed join tickets using (id) join projects on projects.id = tickets.project_id
     where tickets.deleted_at is null
     order by place limit ${mostFound}`;
};
