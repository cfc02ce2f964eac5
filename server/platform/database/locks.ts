import type { Db } from '#server/migrations/tables.ts';

/**
 * Locks a person's row until the transaction ends, so that what is counted for them is counted one
 * after the other. Whoever locks a project as well locks it first.
 */
export async function lockPerson(db: Db, userId: number) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
