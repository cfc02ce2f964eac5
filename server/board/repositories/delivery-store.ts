import { sql } from 'kysely';
import type { RepositoryProvider } from '#contract/board/repositories.ts';
import type { Db } from '#server/migrations/tables.ts';

/** The channel that tells all processes that a delivery is waiting. */
export const deliveriesChannel = 'deliveries';

type NewDelivery = {
  projectId: number;
  delivery: string;
  provider: RepositoryProvider;
  event: string;
  body: unknown;
};

/** Queues a delivery. One that was received before changes nothing. */
export const insertDelivery = (
  db: Db,
  { projectId, delivery, provider, event, body, now }: NewDelivery & { now: Date },
) =>
  sql`
    with received as (
      insert into repository_deliveries (project_id, delivery, provider, event, body, received_at,
                                         next_attempt_at)
      values (${projectId}, ${delivery}, ${provider}, ${event}, ${JSON.stringify(body)}::jsonb,
              ${now}, ${now})
      on conflict (project_id, delivery) do nothing
      returning id
    )
    select pg_notify(${deliveriesChannel}, '') from received`.execute(db);

/** The oldest delivery of each project that is due, so that projects take turns. */
export const listDueDeliveries = (db: Db, now: Date) =>
  db
    .selectFrom('repository_deliveries')
    .distinctOn('project_id')
    .select(['id', 'project_id', 'attempts'])
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('project_id')
    .orderBy('id')
    .execute();

/** Locks a delivery that is still waiting. */
export const lockDelivery = (db: Db, id: number) =>
  db
    .selectFrom('repository_deliveries')
    .select(['project_id', 'provider', 'event', 'body'])
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();

type Result = { status: 'done' | 'ignored' | 'failed'; outcome: string };

/** Keeps what became of a delivery, without its body. */
export const finishDelivery = (db: Db, id: number, result: Result) =>
  db
    .updateTable('repository_deliveries')
    .set({ ...result, body: null })
    .where('id', '=', id)
    .execute();

export const postponeDelivery = (
  db: Db,
  { id, attempts, until }: { id: number; attempts: number; until: Date },
) =>
  db
    .updateTable('repository_deliveries')
    .set({ attempts, next_attempt_at: until.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();

export const listDeliveries = (db: Db, projectId: number) =>
  db
    .selectFrom('repository_deliveries')
    .select(['id', 'event', 'status', 'outcome', 'received_at'])
    .where('project_id', '=', projectId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
