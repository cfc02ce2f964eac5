import type { Db } from '#server/migrations/tables.ts';

/** The demo's project with this name. */
export const getProject = (db: Db, name: string) =>
  db
    .selectFrom('projects')
    .select(['id', 'creator_id'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();

/** Where the demo's ticket with this title is. */
export async function getTicket(db: Db, title: string) {
  const { id, project_id } = await db
    .selectFrom('tickets')
    .select(['id', 'project_id'])
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return { projectId: project_id, ticketId: id };
}
