import { sql } from 'kysely';
import type { Db, EventKind } from '#server/migrations/tables.ts';
import type { Standing } from './standing.ts';

/** Something a person did. */
export type NewEvent = {
  kind: EventKind;
  actorId: number;
  projectId: number;
  ticketId?: number;
  occurredAt: string;
};

export type StoredStanding = { rules: number; state: Standing };

/**
 * Locks and returns a person's standing until the transaction ends, so that events are added one at a
 * time. Creates the row if it's missing.
 */
export async function lockStanding(db: Db, userId: number): Promise<StoredStanding> {
  const { rules, state } = await db
    .insertInto('standings')
    .values({ user_id: userId, rules: 0, state: '{}' })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ rules: sql`standings.rules` }),
    )
    .returning(['rules', 'state'])
    .executeTakeFirstOrThrow();
  return { rules, state: state as Standing };
}

export async function saveStanding(
  db: Db,
  { userId, ...stored }: StoredStanding & { userId: number },
) {
  await db
    .updateTable('standings')
    .set({ rules: stored.rules, state: JSON.stringify(stored.state) })
    .where('user_id', '=', userId)
    .execute();
}

export async function findStanding(db: Db, userId: number): Promise<StoredStanding | undefined> {
  const row = await db
    .selectFrom('standings')
    .select(['rules', 'state'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { rules: row.rules, state: row.state as Standing };
}

/** Stores an event and the person's new standing in one statement. */
export async function insertEvent(db: Db, event: NewEvent, standing: StoredStanding) {
  await sql`
    with event as (
      insert into events (kind, actor_id, project_id, ticket_id, occurred_at)
      values (${event.kind}, ${event.actorId}, ${event.projectId}, ${event.ticketId ?? null},
              ${event.occurredAt})
    )
    update standings set rules = ${standing.rules}, state = ${JSON.stringify(standing.state)}
     where user_id = ${event.actorId}`.execute(db);
}

/** All events of a person, oldest first. */
export const listEvents = (db: Db, userId: number) =>
  db
    .selectFrom('events')
    .select(['kind', 'occurred_at'])
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();

/** Whether a person has an event of this kind in a project. */
export async function hasEvent(
  db: Db,
  { kind, actorId, projectId }: Pick<NewEvent, 'kind' | 'actorId' | 'projectId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
