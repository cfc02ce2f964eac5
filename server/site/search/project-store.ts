import { sql } from 'kysely';
import { type Finder, type FoundRow, mostFound } from './finder.ts';
import { containsWordsSql, excerptSql, longWordsSql, newestParts, wordsOf } from './words-store.ts';
import { isListedSql } from '#server/projects/projects/search.ts';

/** Finds listed projects, and the reader's own, by names, descriptions and technologies. */
export const findProjects: Finder = (search) => {
  const words = wordsOf(search.text);
  const hasInName = (some: readonly string[]) => sql<boolean>`(
    fold_text(projects.name) like all(${containsWordsSql(some)})
    and name_words(projects.name) @@ (select prefix_words(${some.join(' ')})))`;
  const hasInText = (some: readonly string[]) => sql<boolean>`(
    projects.words @@ ${longWordsSql(some, search)}
    or projects.technologies @> array[(select fold_text(${some.join(' ')}))])`;
  const [inName, inText] = [hasInName(words), hasInText(words)];
  const listed = { table: 'projects', order: sql`id desc`, words, isVisible: isListedSql };
  const named = { ...listed, name: 'named', has: hasInName };
  const described = {
    ...listed,
    name: 'described',
    has: hasInText,
    unless: sql<boolean>`(select count(*) >= ${mostFound} from named)`,
  };
  return sql<FoundRow>`
    with ${newestParts(named)}, ${newestParts(described)}, own as (
      select projects.id from project_members join projects on projects.id = project_id
       where user_id = ${search.userId} and deleted_at is null and (${inName} or ${inText})
    ), ranked as materialized (
      select projects.id, ${inName} as in_name from projects
       where id in (select id from named union select id from described union select id from own)
       order by in_name desc, id desc limit ${mostFound}
    )
    select 'project' as kind, row_number() over (order by in_name desc, projects.id desc) as place,
           projects.id, name as title, null as project_id, null as project, null as number,
           status as note, null as avatar,
           case when in_name then '' else ${excerptSql('projects.description', search)} end as excerpt
      from ranked join projects using (id)`;
};
