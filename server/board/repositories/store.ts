import type { Selectable } from 'kysely';
import type { Db, Tables } from '#server/migrations/tables.ts';
import { hasChanged } from '#server/platform/database/sql/outcomes.ts';

export const findRepository = (db: Db, projectId: number) =>
  db.selectFrom('repositories').selectAll().where('project_id', '=', projectId).executeTakeFirst();

/** Connects a repository, or replaces its secret. */
export const saveSecret = (db: Db, { projectId, secret }: { projectId: number; secret: Buffer }) =>
  db
    .insertInto('repositories')
    .values({ project_id: projectId, secret })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ secret }))
    .execute();

type Settings = Partial<
  Pick<Selectable<Tables['repositories']>, 'provider' | 'name' | 'url' | 'starts_tickets'>
>;

/** Returns false if no repository is connected. */
export const updateRepository = (db: Db, projectId: number, settings: Settings) =>
  hasChanged(db.updateTable('repositories').set(settings).where('project_id', '=', projectId));

/** Deletes a repository and everything that it sent. */
export async function deleteRepository(db: Db, projectId: number) {
  for (const table of ['repository_deliveries', 'repository_items', 'repositories'] as const)
    await db.deleteFrom(table).where('project_id', '=', projectId).execute();
}
