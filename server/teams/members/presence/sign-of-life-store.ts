import { sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { compileOnce } from '#server/platform/database/compile-once.ts';
import { requireTransaction } from '#server/platform/database/locks.ts';
import { rowOf } from '#server/platform/database/sql/rows.ts';

/** Locks a project for a member. `isStale`: today's sign of life hasn't been stored yet. */
export async function lockMembership(db: Db, membership: Membership) {
  requireTransaction(db);
  const rows = await lockingMembership(db, membership);
  return rows[0];
}

const lockingMembership = compileOnce<Membership, { isInactive: boolean; isStale: boolean }>(
  ['projectId', 'userId'],
  ({ projectId, userId }) => sql`
    select project_members.inactive_since is not null as "isInactive",
           ${isQuiet(sql`projects`, sql`last_active_on`)} or projects.inactive_since is not null
           or ${isQuiet(sql`project_members`, sql`last_seen_on`)} as "isStale"
      from projects join project_members on project_members.project_id = projects.id
     where projects.id = ${projectId} and project_members.user_id = ${userId}
       for no key update of projects`,
);

/** Without a sign of life today, or asked for one. */
const isQuiet = (table: ReturnType<typeof sql>, day: ReturnType<typeof sql>) =>
  sql`(${table}.${day} < current_date or ${table}.quiet_asked_at is not null)`;

/** Stores a project's sign of life, unless it has one today. Returns how it was before, if it changed. */
export const markProjectActive = (db: Db, projectId: number) => rowOf<{
  wasAsked: boolean;
  wasInactive: boolean;
}>(db)`
    update projects
       set last_active_on = current_date, quiet_asked_at = null, inactive_since = null
      from projects as before
     where projects.id = ${projectId} and before.id = projects.id
       and (${isQuiet(sql`before`, sql`last_active_on`)} or before.inactive_since is not null)
    returning before.quiet_asked_at is not null as "wasAsked",
              before.inactive_since is not null as "wasInactive"`;

/** The same for a member. */
export const markMemberSeen = (db: Db, { projectId, userId }: Membership) => rowOf<{
  wasAsked: boolean;
}>(db)`
    update project_members as member
       set last_seen_on = current_date, quiet_asked_at = null, quiet_told_at = null
      from project_members as before
     where member.project_id = ${projectId} and member.user_id = ${userId}
       and before.project_id = member.project_id and before.user_id = member.user_id
       and ${isQuiet(sql`before`, sql`last_seen_on`)}
    returning before.quiet_asked_at is not null as "wasAsked"`;
