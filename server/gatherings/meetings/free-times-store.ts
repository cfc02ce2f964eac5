import { sql } from 'kysely';
import type { WeekTime } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';

type FreeTimes = { week: WeekTime[]; timeZone: string };

/** When active members have said that they're free; `week` is empty for those who haven't. */
export const listFreeTimes = (
  db: Db,
  { projectId, limit }: { projectId: number; limit: number },
): Promise<FreeTimes[]> =>
  db
    .selectFrom('project_members')
    .leftJoin('team_preferences', 'team_preferences.user_id', 'project_members.user_id')
    .select([
      sql<WeekTime[]>`coalesce(week, '{}')`.as('week'),
      sql<string>`coalesce(time_zone, '')`.as('timeZone'),
    ])
    .where('project_id', '=', projectId)
    .where('inactive_since', 'is', null)
    .orderBy('project_members.user_id')
    .limit(limit)
    .execute();
