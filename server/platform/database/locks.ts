import type { Db } from '#server/migrations/tables.ts';

/**
 * Locks a user's row until the transaction ends, so that concurrent requests can't exceed a limit
 * together. If you also lock a project, lock the project first.
 */
export async function lockPerson(db: Db, userId: number) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
