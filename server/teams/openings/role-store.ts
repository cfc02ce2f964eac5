import { sql } from 'kysely';
import type { RoleForm } from '#contract/teams/roles.ts';
import type { Discipline, RoleLevel } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';

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

const reservedPlaces = sql<number>`
  (select count(*) from reservations as kept where kept.role_id = roles.id)`;

/**
 * How many places of a role are taken, by members or by people for whom one is reserved. Part of a
 * statement that reads `roles`.
 */
export const takenPlaces = sql<number>`(
  (select count(*) from project_members as taker
    where taker.role_id = roles.id and taker.inactive_since is null)
  + ${reservedPlaces})`;

/** How many members of a role leave on a later day. Part of a statement that reads `roles`. */
export const leavingMembers = sql<number>`
  (select count(*) from project_members as leaver
     join planned_departures using (project_id, user_id)
    where leaver.role_id = roles.id and leaver.inactive_since is null)`;

/** Adds roles with one place each, in this order. Their disciplines are guessed from the names. */
export const insertRoles = (db: Db, { projectId, names }: { projectId: number; names: string[] }) =>
  sql`
    insert into roles (project_id, name, discipline, ordinal)
    select ${projectId}, name, discipline_of(name), ordinal
      from unnest(${names}::text[]) with ordinality as wanted (name, ordinal)`.execute(db);

/** A project's roles, with how many places are taken in each. Call it under the project's lock. */
export const listRoles = (db: Db, projectId: number) =>
  db
    .selectFrom('roles')
    .select(['roles.id', 'roles.name', takenPlaces.as('taken'), reservedPlaces.as('reserved')])
    .where('roles.project_id', '=', projectId)
    .execute();

/** Deletes roles. Their members keep the names of their roles. */
export async function deleteRoles(db: Db, ids: number[]) {
  if (ids.length > 0) await db.deleteFrom('roles').where('id', '=', anyOf(ids)).execute();
}

type StoredRole = Omit<RoleForm, 'id'> & { projectId: number; ordinal: number };

export const insertRole = (db: Db, { projectId, discipline, ...role }: StoredRole) =>
  db
    .insertInto('roles')
    .values({ ...role, project_id: projectId, discipline: discipline ?? guess(role.name) })
    .execute();

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

type RoleOf = { projectId: number; roleId: number; userId?: number | undefined };

/**
 * A role of a project, with how many places are taken; not the one that's reserved for this person. Call
 * it under the project's lock.
 */
export const findRole = (db: Db, { projectId, roleId, userId = 0 }: RoleOf) =>
  db
    .selectFrom('roles')
    .select([
      'id',
      'name',
      'places',
      sql<number>`${takenPlaces} - (
        select count(*) from reservations where role_id = roles.id and user_id = ${userId})`.as(
        'taken',
      ),
      leavingMembers.as('leaving'),
    ])
    .where('id', '=', roleId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();

/**
 * Stores which roles have a free place, where a search finds them. A complete project has no openings.
 * Only `reserveFreePlaces` calls it, which also reserves free places.
 */
export const storeOpenRoles = (db: Db, projectId: number) =>
  sql`
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
