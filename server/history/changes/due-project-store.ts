import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

/** Locks a project with something due, skipping locked rows. `due` selects the IDs of such projects. */
export async function lockDueProject(
  db: Db,
  due: RawBuilder<unknown>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from projects where id in (${due}) order by id limit 1
       for no key update skip locked`.execute(db);
  return rows[0]?.id;
}
