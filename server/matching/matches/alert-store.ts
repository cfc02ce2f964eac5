import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

export type Alert = {
  userId: number;
  timeZone: string;
  every: 'daily' | 'weekly';
  lastRoleId: number;
  /** Null if it hasn't been planned, or the person has chosen other emails since. */
  dueAt: string | null;
};

/** People who have asked for emails about openings. What is open already isn't new to them. */
export const insertAlerts = (db: Db) =>
  sql`
    insert into opening_alerts (user_id, email, last_role_id)
    select user_id, email, (select coalesce(max(id), 0) from roles)
      from notification_settings
     where kind = 'openings_fit' and email in ('daily', 'weekly')
       and not exists(select from opening_alerts as known
                       where known.user_id = notification_settings.user_id)
        on conflict (user_id) do nothing`.execute(db);

/**
 * Locks some of the people for whom it's time to look for openings, skipping locked rows. `seenSince`:
 * those who haven't looked for teams since that day are left out.
 */
export const lockDueAlerts = (
  db: Db,
  { now, seenSince, limit }: { now: Date; seenSince: string; limit: number },
) => rowsOf<Alert>(db)`
    select alert.user_id as "userId", users.time_zone as "timeZone", setting.email as every,
           alert.last_role_id as "lastRoleId",
           case when alert.email = setting.email then alert.due_at end as "dueAt"
      from opening_alerts as alert
      join users on users.id = alert.user_id
      join notification_settings as setting
        on setting.user_id = alert.user_id and setting.kind = 'openings_fit'
      join team_preferences on team_preferences.user_id = alert.user_id
     where setting.email in ('daily', 'weekly') and seen_on >= ${seenSince}::date
       and (alert.due_at is null or alert.due_at <= ${now.toISOString()}
            or alert.email <> setting.email)
     order by alert.user_id limit ${limit}
       for update of alert skip locked`;

/** Plans when openings are next looked for, and stores which roles the person knows. */
export async function planAlert(
  db: Db,
  {
    userId,
    every,
    lastRoleId,
    dueAt,
  }: { userId: number; every: Alert['every']; lastRoleId: number; dueAt: Date },
) {
  await db
    .updateTable('opening_alerts')
    .set({ email: every, last_role_id: lastRoleId, due_at: dueAt.toISOString() })
    .where('user_id', '=', userId)
    .execute();
}
