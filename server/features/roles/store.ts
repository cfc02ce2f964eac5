import { sql } from 'kysely';
import type { Discipline, RoleLevel } from '#contract/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';

export type RoleRow = {
  id: number;
  name: string;
  discipline: Discipline;
  places: number;
  taken: number;
  skills: string[];
  level: RoleLevel;
  mentors: boolean;
};

/** How many members are in a role. Part of a statement that reads `roles`. */
export const takenPlaces = sql<number>`
  (select count(*) from project_members as taker where taker.role_id = roles.id)`;

/** Adds roles with one place each, in this order. Their disciplines are guessed from the names. */
export async function insertRoles(
  db: Db,
  { projectId, names }: { projectId: number; names: string[] },
) {
  await sql`
    insert into roles (project_id, name, discipline, ordinal)
    select ${projectId}, name, discipline_of(name), ordinal
      from unnest(${names}::text[]) with ordinality as wanted (name, ordinal)`.execute(db);
}

/** A role of a project, with the number of members in it. Call it under the project's lock. */
export const findRole = (db: Db, { projectId, roleId }: { projectId: number; roleId: number }) =>
  db
    .selectFrom('roles')
    .select(['id', 'name', 'places', takenPlaces.as('taken')])
    .where('id', '=', roleId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();

/** Stores which roles have a free place, where a search finds them. Call it after each change of them. */
export async function refreshOpenRoles(db: Db, projectId: number) {
  await sql`
    with open as (
      select name, discipline, ordinal from roles
       where project_id = ${projectId} and places > ${takenPlaces}
    ), now as (
      select array(select name from open order by ordinal) as looking_for,
             array(select distinct discipline from open where discipline <> 'Other'
                    order by discipline) as disciplines
    )
    update projects set looking_for = now.looking_for, disciplines = now.disciplines
      from now
     where id = ${projectId}
       and (projects.looking_for, projects.disciplines)
           is distinct from (now.looking_for, now.disciplines)`.execute(db);
}
