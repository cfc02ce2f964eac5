import { sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';

/** A person's waiting lists and reservations, newest first. Deleted projects have none. */
export const listWaitings = (db: Db, { userId }: { userId: number }) =>
  selectWaitings(db, userId).orderBy('projects.id', 'desc').execute();

/** Someone's place on a waiting list, or the place that's reserved for them. */
export const findWaiting = (db: Db, { projectId, userId }: Membership) =>
  selectWaitings(db, userId).where('projects.id', '=', projectId).executeTakeFirst();

export type WaitingRow = Awaited<ReturnType<typeof listWaitings>>[number];

const selectWaitings = (db: Db, userId: number) =>
  db
    .selectFrom(
      sql<{
        project_id: number;
        role_id: number | null;
        since: string | null;
        until: string | null;
        request_id: number | null;
        reservation_id: number | null;
        is_invited: boolean;
      }>`(
        select project_id, role_id, since, null::timestamptz as until, null::bigint as request_id,
               null::bigint as reservation_id, is_invited
          from waitings where user_id = ${userId}
        union all
        select project_id, role_id, null, until, request_id, id, is_invited
          from reservations where user_id = ${userId})`.as('waiting'),
    )
    .innerJoin('projects', 'projects.id', 'waiting.project_id')
    .leftJoin('roles', 'roles.id', 'waiting.role_id')
    .select([
      'projects.id as project_id',
      'projects.name as project_name',
      'projects.status as project_status',
      'waiting.role_id',
      'roles.name as role_name',
      'waiting.since',
      'waiting.until',
      'waiting.request_id',
      'waiting.reservation_id',
      'waiting.is_invited',
      'projects.joining',
    ])
    .where('projects.deleted_at', 'is', null);

/** How many places someone waits for, or has reserved, apart from this project's. */
export async function countWaitings(db: Db, { projectId, userId }: Membership): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
      from (select project_id from waitings where user_id = ${userId}
            union
            select project_id from reservations where user_id = ${userId}) as wanted
      join projects on projects.id = project_id and projects.deleted_at is null
     where project_id <> ${projectId}`.execute(db);
  return rows[0]?.count ?? 0;
}

type NewWaiting = Membership & { roleId: number | null; isInvited: boolean; now: Date };

/** Puts someone on a waiting list, or changes their role on it. They keep their place in line. */
export const upsertWaiting = (db: Db, { projectId, userId, roleId, isInvited, now }: NewWaiting) =>
  db
    .insertInto('waitings')
    .values({
      project_id: projectId,
      user_id: userId,
      role_id: roleId,
      is_invited: isInvited,
      since: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'user_id']).doUpdateSet({
        role_id: roleId,
        is_invited: sql`waitings.is_invited or excluded.is_invited`,
      }),
    )
    .execute();
