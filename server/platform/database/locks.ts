import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

/**
 * Locks a user's row until the transaction ends, so that concurrent requests can't exceed a limit
 * together. If you also lock a project, lock the project first.
 */
export async function lockPerson(db: Db, userId: number) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Locks deciding about something until the transaction ends, on all processes. Take it before other locks. */
export async function lockDeciding(db: Db, { kind, id }: { kind: string; id: number }) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deciding:${kind}:${id}`}, 0))`.execute(
    db,
  );
}

/**
 * Locks a person's joining of teams until the transaction ends, on all processes. Take it before the
 * lock of a project, and projects in the order of their ids.
 */
export async function lockJoining(db: Db, userId: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`joining:${userId}`}, 0))`.execute(db);
}
