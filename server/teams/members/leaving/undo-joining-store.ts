import { sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';

/** How long joining can be undone, in seconds: longer than the page offers it. */
const undoSeconds = 60;

/**
 * Whether someone has joined on their own within the last minute, for the first time, and has done nothing on
 * the team since. In a hackathon, it matters who was on a team when it ended.
 */
export async function hasJustJoined(db: Db, { projectId, userId }: Membership): Promise<boolean> {
  const { rows } = await sql`
    select from project_members
     where project_id = ${projectId} and user_id = ${userId} and not is_lead
       and exists(select from projects where id = ${projectId} and hackathon_id is null)
       and joined_at > now() - ${undoSeconds} * interval '1 second'
       and (select array_agg(kind) from events
             where actor_id = ${userId} and project_id = ${projectId}) = '{project_joined}'
       and (select array_agg(kind) from changes
             where actor_id = ${userId} and project_id = ${projectId}
               and occurred_at >= joined_at) = '{member_joined}'
       and not exists(select from join_requests
                       where project_id = ${projectId} and user_id = ${userId}
                         and state = 'accepted' and ended_at >= joined_at - interval '1 minute')
       and not exists(select from invitations
                       where project_id = ${projectId} and user_id = ${userId}
                         and state = 'accepted' and ended_at >= joined_at - interval '1 minute')`.execute(
    db,
  );
  return rows.length > 0;
}
