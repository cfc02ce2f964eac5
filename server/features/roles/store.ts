import { sql } from 'kysely';
import type { RoleForm } from '#contract/roles.ts';
import type { Discipline, RoleLevel } from '#contract/vocabulary.ts';
import { refreshOpenings } from '#server/features/openings/actions.ts';
import type { Db } from '#server/migrations/tables.ts';

export type RoleRow = {
  id: number;
  name: string;
  discipline: Discipline;
  places: number;
  taken: number;
  /** How many of its members leave on a later day. */
  leaving: number;
  skills: string[];
  level: RoleLevel;
  mentors: boolean;
};

/** How many members are in a role. Part of a statement that reads `roles`. */
export const takenPlaces = sql<number>`
  (select count(*) from project_members as taker
    where taker.role_id = roles.id and taker.inactive_since is null)`;

/** How many members of a role leave on a later day. Part of a statement that reads `roles`. */
export const leavingMembers = sql<number>`
  (select count(*) from project_members as leaver
     join planned_departures using (project_id, user_id)
    where leaver.role_id = roles.id and leaver.inactive_since is null)`;

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

/** A project's roles, with the number of members in each. Call it under the project's lock. */
export const listRoles = (db: Db, projectId: number) =>
  db
    .selectFrom('roles')
    .leftJoin('project_members', (join) =>
      join
        .onRef('project_members.role_id', '=', 'roles.id')
        .on('project_members.inactive_since', 'is', null),
    )
    .select((row) => [
      'roles.id',
      'roles.name',
      row.fn.count<number>('project_members.user_id').as('taken'),
    ])
    .where('roles.project_id', '=', projectId)
    .groupBy('roles.id')
    .execute();

/** Deletes roles. Their members keep the names of their roles. */
export async function deleteRoles(db: Db, ids: number[]) {
  if (ids.length > 0) await db.deleteFrom('roles').where('id', 'in', ids).execute();
}

type StoredRole = Omit<RoleForm, 'id'> & { projectId: number; ordinal: number };

export async function insertRole(db: Db, { projectId, discipline, ...role }: StoredRole) {
  await db
    .insertInto('roles')
    .values({ ...role, project_id: projectId, discipline: discipline ?? guess(role.name) })
    .execute();
}

/** Changes a role, and its name where members have it or people ask for it. */
export async function updateRole(
  db: Db,
  { id, projectId, discipline, ...role }: StoredRole & { id: number },
) {
  await db
    .updateTable('roles')
    .set({ ...role, discipline: discipline ?? guess(role.name) })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .execute();
  await db
    .updateTable('project_members')
    .set({ role_name: role.name })
    .where('role_id', '=', id)
    .execute();
  await db
    .updateTable('join_requests')
    .set({ role_name: role.name })
    .where('role_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

const guess = (name: string) => sql<Discipline>`discipline_of(${name})`;

/** A role of a project, with the number of members in it. Call it under the project's lock. */
export const findRole = (db: Db, { projectId, roleId }: { projectId: number; roleId: number }) =>
  db
    .selectFrom('roles')
    .select(['id', 'name', 'places', takenPlaces.as('taken'), leavingMembers.as('leaving')])
    .where('id', '=', roleId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();

/**
 * Stores which roles have a free place, where a search finds them and people are matched with them. Call
 * it after each change of a project, its roles or its members. A complete project has no openings.
 */
export async function refreshOpenRoles(db: Db, projectId: number) {
  await sql`
    with open as (
      select name, discipline, ordinal from roles
       where project_id = ${projectId} and places > ${takenPlaces}
    ), now as (
      select array(select name from open order by ordinal) as looking_for,
             array(select distinct discipline from open, projects
                    where projects.id = ${projectId} and status <> 'Completed'
                      and discipline <> 'Other'
                    order by discipline) as disciplines
    )
    update projects set looking_for = now.looking_for, disciplines = now.disciplines
      from now
     where id = ${projectId}
       and (projects.looking_for, projects.disciplines)
           is distinct from (now.looking_for, now.disciplines)`.execute(db);
  await refreshOpenings(db, projectId);
}
