import type { Db } from '#server/migrations/tables.ts';

/** Stores to whom a project is offered. The caller holds its lock. */
export async function setOffer(
  db: Db,
  { projectId, userId }: { projectId: number; userId: number | null },
) {
  await db
    .updateTable('projects')
    .set({ offered_to: userId })
    .where('id', '=', projectId)
    .execute();
}
