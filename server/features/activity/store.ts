import { type RawBuilder, sql } from 'kysely';
import type { Db, EventKind } from '#server/migrations/tables.ts';
import type { Standing } from './standing.ts';

/** What a person did at one time. */
export type NewEvents = {
  kinds: EventKind[];
  actorId: number;
  projectId: number;
  ticketId?: number;
  occurredAt: string;
};

export type StoredStanding = { rules: number; state: Standing };

/**
 * A subquery that locks a person's standing until the transaction ends, for a statement that reads
 * something else too. Null if the row is missing.
 */
export const lockedStanding = (userId: number): RawBuilder<StoredStanding | null> => sql`
  (select json_build_object('rules', rules, 'state', state)
     from standings where user_id = ${userId} for no key update)`;

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

/** Stores events and the person's new standing, as a part of a statement's `with` clause. */
export const insertEvents = (
  { kinds, actorId, projectId, ticketId, occurredAt }: NewEvents,
  { rules, state }: StoredStanding,
): RawBuilder<unknown> => sql`
  event as (
    insert into events (kind, actor_id, project_id, ticket_id, occurred_at)
    select unnest(${kinds}::text[]), ${actorId}, ${projectId}, ${ticketId ?? null}::bigint,
           ${occurredAt}::timestamptz
  ), standing as (
    update standings set rules = ${rules}, state = ${JSON.stringify(state)}
     where user_id = ${actorId}
  )`;

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
  { kind, actorId, projectId }: { kind: EventKind; actorId: number; projectId: number },
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
