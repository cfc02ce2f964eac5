import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

/**
 * Parts of a `with` clause, each `name as (...)`. Features that write together pass them on, so that
 * one statement writes everything and each table's SQL stays in its own store.
 */
export type Parts = RawBuilder<unknown>[];

export const joinParts = (parts: Parts) => sql.join(parts, sql`, `);

/** Runs parts that nothing else is read or written with. */
export async function runParts(db: Db, parts: Parts) {
  if (parts.length > 0) await sql`with ${joinParts(parts)} select`.execute(db);
}
