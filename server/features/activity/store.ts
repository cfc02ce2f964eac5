import { sql } from 'kysely';
import type { Db, EventKind } from '#server/migrations/tables.ts';
import type { Standing } from './standing.ts';

/** What a person did, once. */
export type NewEvent = {
  kind: EventKind;
  actorId: number;
  projectId: number;
  ticketId?: number;
  occurredAt: string;
};

type Stored = { rules: number; state: Standing };

/**
 * A person's standing, locked until the transaction ends, so that their events are added one after
 * the other. A row is made for whoever has none.
 */
export async function lockStanding(db: Db, userId: number): Promise<Stored> {
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

export async function saveStanding(db: Db, { userId, ...stored }: Stored & { userId: number }) {
  await db
    .updateTable('standings')
    .set({ rules: stored.rules, state: JSON.stringify(stored.state) })
    .where('user_id', '=', userId)
    .execute();
}

export async function findStanding(db: Db, userId: number): Promise<Stored | undefined> {
  const row = await db
    .selectFrom('standings')
    .select(['rules', 'state'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { rules: row.rules, state: row.state as Standing };
}

export async function insertEvent(db: Db, event: NewEvent) {
  await db
    .insertInto('events')
    .values({
      kind: event.kind,
      actor_id: event.actorId,
      project_id: event.projectId,
      ticket_id: event.ticketId ?? null,
      occurred_at: event.occurredAt,
    })
    .execute();
}

/** All that a person did, the oldest first. */
export const listEvents = (db: Db, userId: number) =>
  db
    .selectFrom('events')
    .select(['kind', 'occurred_at'])
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();

/** The last things of some kinds that a person did, with the names of their projects. */
export const listLatestEvents = (
  db: Db,
  { userId, kinds, limit }: { userId: number; kinds: EventKind[]; limit: number },
) =>
  db
    .selectFrom('events')
    .innerJoin('projects', 'projects.id', 'events.project_id')
    .select(['events.kind', 'events.occurred_at', 'projects.name as project'])
    .where('events.actor_id', '=', userId)
    .where('events.kind', 'in', kinds)
    .orderBy('events.id', 'desc')
    .limit(limit)
    .execute();

/** Whether a person ever did such a thing in a project. */
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
