import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { lockJoining } from '#server/platform/database/locks.ts';
import { forGood } from '#server/platform/sessions/sessions.ts';

/** Suspends an account, and signs it out on all processes. Never ends an earlier suspension sooner. */
export async function startSuspension(
  db: Db,
  { userId, until }: { userId: number; until: string },
) {
  await db
    .updateTable('users')
    .set({ suspended_until: sql`greatest(suspended_until, ${until})` })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/**
 * Ends a suspension that was undone, unless another decision suspends the person too. The lock that
 * suspending takes lets it see decisions made or undone at the same moment.
 */
export async function endSuspension(db: Db, userId: number) {
  await lockJoining(db, userId);
  await db
    .updateTable('users')
    .set({
      suspended_until: sql`(select max(coalesce(until, ${forGood})) from decisions
                             where act = 'suspend' and user_id = ${userId} and undone_at is null)`,
    })
    .where('id', '=', userId)
    .execute();
}
