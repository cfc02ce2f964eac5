import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

/** Outside a transaction, a lock would end at once and hold nothing. */
export function requireTransaction(db: Db) {
  if (!db.isTransaction) throw new Error('A lock needs a transaction.');
}

/**
 * Locks a user's row until the transaction ends, so that concurrent requests can't exceed a limit
 * together. If you also lock a project, lock the project first. Returns when they registered.
 */
export async function lockPerson(db: Db, userId: number): Promise<Date> {
  requireTransaction(db);
  const person = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return new Date(person?.created_at ?? 0);
}

/**
 * Locks a name until the transaction ends, on all processes, for what has no row to lock. Begin it with
 * what it's about, so that no two rules share one.
 */
export async function lockName(db: Db, name: string) {
  requireTransaction(db);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Locks deciding about something until the transaction ends, on all processes. Take it before other locks. */
export const lockDeciding = (db: Db, { kind, id }: { kind: string; id: number }) =>
  lockName(db, `deciding:${kind}:${id}`);

/**
 * Locks a person's joining of teams until the transaction ends, on all processes. Take it before the
 * lock of a project, and projects in the order of their ids.
 */
export const lockJoining = (db: Db, userId: number) => lockName(db, `joining:${userId}`);
