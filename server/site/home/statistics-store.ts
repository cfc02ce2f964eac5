import { sql } from 'kysely';
import type { Figure } from '#contract/site/home.ts';
import type { Db } from '#server/migrations/tables.ts';
import { isActiveSql } from '#server/platform/database/sql/suspended.ts';

export type Counts = Record<Figure['name'] | 'hackathons', number>;

/** Counts accounts that aren't suspended, listed projects, events and listed hackathons that took place, and achievements. */
export async function countAll(db: Db, now: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*) from users where ${isActiveSql(now)}) as members,
           (select count(*) from projects where deleted_at is null and is_listed) as projects,
           (select count(*) from calendar_events
             where project_id is null and canceled_at is null
               and ends_at <= ${now.toISOString()}) as events,
           (select count(*) from hackathons
             where visibility = 'listed' and canceled_at is null
               and ends_at <= ${now.toISOString()}) as hackathons,
           (select count(*) from standings, jsonb_object_keys(state -> 'reached')) as achievements`.execute(
    db,
  );
  return rows[0]!;
}
