import { lockDueProject } from '#server/history/changes/due-project-store.ts';
import { sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { daysAfterDecline } from '#contract/values/vocabulary.ts';
import { firstOf, idOfNew } from '#server/platform/database/sql/outcomes.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';
import { takenPlaces } from '#server/teams/openings/role-store.ts';

/** How many places of a project are reserved. Part of a statement that reads `projects`. */
const reservedPlaces = sql<number>`
  (select count(*) from reservations where reservations.project_id = projects.id)`;

const members = sql<number>`
  (select count(*) from project_members
    where project_members.project_id = projects.id and inactive_since is null)`;

/** The members who leave on a later day. */
const leaving = sql<number>`
  (select count(*) from planned_departures
     join project_members using (project_id, user_id)
    where planned_departures.project_id = projects.id and inactive_since is null)`;

/**
 * Counts the members of a project and the places that are reserved for others than this person. With
 * `soon`, places of members who leave on a later day count as free. Call it under the project's lock.
 */
export async function countTaken(
  db: Db,
  { projectId, userId, soon = false }: { projectId: number; userId?: number; soon?: boolean },
): Promise<number> {
  const { taken } = await db
    .selectFrom('projects')
    .select(
      sql<number>`${members} - ${soon ? leaving : sql`0`} + (
        select count(*) from reservations
         where reservations.project_id = projects.id and user_id <> ${userId ?? 0})`.as('taken'),
    )
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return taken;
}

export const findReservation = (db: Db, { projectId, userId }: Membership) =>
  db
    .selectFrom('reservations')
    .select(['id', 'role_id', 'is_invited', 'until', 'request_id'])
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Whether a team whose leads answer first has declined someone who'd have to ask it, and can't yet again. */
const isDeclined = (wanted: 'waitings' | 'reservations', now: Date) => sql<boolean>`(
  not ${sql.table(wanted)}.is_invited and exists(
    select from join_requests as declined
      join projects as asked on asked.id = declined.project_id and asked.joining = 'ask'
     where declined.project_id = ${sql.table(wanted)}.project_id
       and declined.user_id = ${sql.table(wanted)}.user_id and declined.state = 'declined'
       and declined.ended_at > ${now}::timestamptz - ${daysAfterDecline} * interval '1 day'))`;

/**
 * Ends a project's reservations whose time is over, whose request has been answered, or whose person was
 * declined. Returns them, with the ones of this person.
 */
export const endReservations = (
  db: Db,
  { projectId, userId, now }: { projectId: number; userId?: number | undefined; now: Date },
) =>
  db
    .deleteFrom('reservations')
    .where('project_id', '=', projectId)
    .where(
      sql<boolean>`(
        user_id = ${userId ?? 0}
        or request_id is null and until <= ${now.toISOString()}
        or request_id is not null and not exists(
             select from join_requests
              where join_requests.id = request_id and state = 'waiting')
        or request_id is null and ${isDeclined('reservations', now)})`,
    )
    .returning(['id', 'attempt'])
    .execute();

/** The first in line for a free place of a project, if someone waits for one that's free now. */
export const findNext = (db: Db, ref: Fitting) =>
  selectFitting(db, ref)
    .orderBy('waitings.is_invited', 'desc')
    .orderBy('waitings.since')
    .orderBy('waitings.user_id')
    .limit(1)
    .executeTakeFirst();

/** Everyone who waits for a place of a project that's free now. */
export const listFitting = (db: Db, ref: Fitting) => selectFitting(db, ref).execute();

type Fitting = { projectId: number; now: Date };

const selectFitting = (db: Db, { projectId, now }: Fitting) =>
  db
    .selectFrom('waitings')
    .innerJoin('projects', 'projects.id', 'waitings.project_id')
    .leftJoin('roles', 'roles.id', 'waitings.role_id')
    .select(['waitings.user_id', 'waitings.role_id', 'waitings.is_invited', 'roles.name as role'])
    .where('waitings.project_id', '=', projectId)
    .where('projects.status', '<>', 'Completed')
    .where('projects.deleted_at', 'is', null)
    .where((where) => where.not(isDeclined('waitings', now)))
    .where('projects.team_size', '>', sql<number>`${members} + ${reservedPlaces}`)
    .where((where) =>
      where.or([where('waitings.role_id', 'is', null), where('roles.places', '>', takenPlaces)]),
    );

type NewReservation = Membership & {
  roleId: number | null;
  isInvited: boolean;
  attempt: number;
  until: Date;
};

export const insertReservation = (
  db: Db,
  { projectId, userId, roleId, isInvited, attempt, until }: NewReservation,
) =>
  idOfNew(
    db
      .insertInto('reservations')
      .values({
        project_id: projectId,
        user_id: userId,
        role_id: roleId,
        is_invited: isInvited,
        attempt,
        until: until.toISOString(),
      })
      .returning('id'),
  );

/** Keeps a reserved place until a request has an answer. */
export const keepForRequest = (db: Db, { id, requestId }: { id: number; requestId: number }) =>
  db.updateTable('reservations').set({ request_id: requestId }).where('id', '=', id).execute();

/** Takes someone off a project's waiting list. */
export const deleteWaiting = (db: Db, { projectId, userId }: Membership) =>
  db
    .deleteFrom('waitings')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();

/** Takes someone off a project's waiting list, unless they were invited. */
export const deleteUninvited = (db: Db, { projectId, userId }: Membership) =>
  db
    .deleteFrom('waitings')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('is_invited', '=', false)
    .execute();

/** Closes the request that someone has waiting, and returns its ID. The caller holds the project's lock. */
export const closeWaitingRequest = (db: Db, { projectId, userId }: Membership) =>
  firstOf(
    db
      .updateTable('join_requests')
      .set({ state: 'closed', ended_at: sql`now()` })
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .where('state', '=', 'waiting')
      .returning('id'),
  );

/** Deletes a person's reservation, and returns its ID. */
export const deleteReservation = (db: Db, { projectId, userId }: Membership) =>
  firstOf(
    db
      .deleteFrom('reservations')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .returning('id'),
  );

/** Empties a project's waiting list, with the places that are reserved. Returns who was on it. */
export const deleteWaitings = async (
  db: Db,
  projectId: number,
): Promise<{ userId: number; reservationId: number | null; hasAsked: boolean }[]> => rowsOf<{
  userId: number;
  reservationId: number | null;
  hasAsked: boolean;
}>(db)`
    with waited as (
      delete from waitings where project_id = ${projectId} returning user_id
    ), reserved as (
      delete from reservations where project_id = ${projectId} returning user_id, id
    )
    select gone.user_id as "userId", max(id) as "reservationId",
           exists(select from join_requests
                   where project_id = ${projectId} and join_requests.user_id = gone.user_id
                     and state = 'waiting') as "hasAsked"
      from (select user_id, null::bigint as id from waited
            union all select user_id, id from reserved) as gone
     group by gone.user_id order by gone.user_id`;

/** Someone isn't invited anymore: they wait like everyone else, and ask if the team answers first. */
export async function waitUninvited(db: Db, { projectId, userId }: Membership) {
  for (const table of ['waitings', 'reservations'] as const)
    await db
      .updateTable(table)
      .set({ is_invited: false })
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .execute();
}

/** Takes a person off all waiting lists. */
export const deleteWaitingsOf = (db: Db, userId: number) =>
  db.deleteFrom('waitings').where('user_id', '=', userId).execute();

/** Locks a project with a reservation whose time is over. */
export const lockProjectWithDue = (db: Db, now: Date) =>
  lockDueProject(
    db,
    sql`select project_id from reservations where request_id is null and until <= ${now}`,
  );

/** Locks the projects that one of two people leads and in which the other asks or waits. */
export const lockProjectsBetween = (
  db: Db,
  { personId, otherId }: { personId: number; otherId: number },
) =>
  db
    .selectFrom('projects')
    .select('id')
    .where(
      'id',
      'in',
      sql<number>`(
        select lead.project_id
          from (values (${personId}::bigint, ${otherId}::bigint), (${otherId}, ${personId}))
                 as pair (lead_id, other_id)
          join project_members as lead on lead.user_id = pair.lead_id and lead.is_lead
         where exists(select from join_requests
                       where join_requests.project_id = lead.project_id
                         and join_requests.user_id = pair.other_id and state = 'waiting')
            or exists(select from waitings
                       where waitings.project_id = lead.project_id
                         and waitings.user_id = pair.other_id)
            or exists(select from reservations
                       where reservations.project_id = lead.project_id
                         and reservations.user_id = pair.other_id))`,
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
