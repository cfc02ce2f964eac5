import type { Db } from '#server/migrations/tables.ts';

/** Stores to whom a project is offered. The caller holds its lock. */
export const setOffer = (
  db: Db,
  { projectId, userId }: { projectId: number; userId: number | null },
) => db.updateTable('projects').set({ offered_to: userId }).where('id', '=', projectId).execute();
