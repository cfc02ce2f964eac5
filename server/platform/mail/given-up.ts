import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { outboxChannel } from './outbox.ts';

/** Lists the emails that were given up, oldest first. */
export const listGivenUp = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'attempts', 'last_error', 'given_up_at'])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is not', null)
    .orderBy('id')
    .execute();

/** Sends emails that were given up again: those with these ids, or all. Returns their ids. */
export async function resendGivenUp(
  db: Db,
  { ids, now }: { ids: number[] | undefined; now: Date },
): Promise<number[]> {
  const rows = await db
    .updateTable('outbox')
    .set({ given_up_at: null, attempts: 0, next_attempt_at: now.toISOString() })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .returning('id')
    .execute();
  await sql`select pg_notify(${outboxChannel}, '')`.execute(db);
  return rows.map(({ id }) => id);
}
