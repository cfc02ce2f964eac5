import { sql } from 'kysely';
import type { Finder, FoundRow } from '#server/site/search/finder.ts';
import { excerptSql, foundInTeams } from '#server/site/search/words-store.ts';

/** Finds pages of the documentation of the reader's teams. */
export const findPages: Finder = (search) =>
  search.userId === 0
    ? undefined
    : sql<FoundRow>`
      with ${foundInTeams('document', search)}
      select 'document' as kind, row_number() over (order by in_title desc, documents.id desc) as place,
             documents.id, title, projects.id as project_id, projects.name as project, null as number,
             '' as note, null as avatar,
             case when in_title then '' else ${excerptSql('documents.text', search)} end as excerpt
        from found join documents using (id) join projects on projects.id = documents.project_id
       where documents.deleted_at is null`;
