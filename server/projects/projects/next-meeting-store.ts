import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

/** When a team meets next, and in which time zone that was planned. */
export type Meets = { startsAt: string; timeZone: string };

/** The next meeting that isn't canceled. Part of a statement that reads `projects`. */
export const nextMeeting = sql<Meets | null>`(
  select json_build_object('startsAt', starts_at, 'timeZone', time_zone) from calendar_events
   where calendar_events.project_id = projects.id and canceled_at is null and ends_at > now()
   order by starts_at, calendar_events.id limit 1)`;

export async function findNextMeeting(db: Db, projectId: number): Promise<Meets | null> {
  const row = await db
    .selectFrom('projects')
    .select(nextMeeting.as('meets'))
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.meets ?? null;
}
