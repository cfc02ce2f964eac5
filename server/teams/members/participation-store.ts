import { sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';

/** Increment this when a rule of `proof` changes, so that participations are counted again. */
export const participationRules = 1;

/** Starts or continues a member's participation, and notes how large the team is now. */
export async function openParticipation(db: Db, { projectId, userId }: Membership) {
  await sql`
    insert into participations (user_id, project_id, from_day, rules)
    values (${userId}, ${projectId}, (now() at time zone 'UTC')::date, ${participationRules})
    on conflict (user_id, project_id) do update set to_day = null`.execute(db);
  await sql`
    update participations set most_people = team.people
      from (select count(*) as people from project_members where project_id = ${projectId}) as team
     where project_id = ${projectId} and to_day is null and most_people < team.people`.execute(db);
}

/** Ends the participation of someone who is leaving. Keeps their role. Call it before they leave. */
export const closeParticipation = (db: Db, { projectId, userId }: Membership) =>
  sql`
    update participations
       set to_day = (now() at time zone 'UTC')::date, role_name = member.role_name
      from project_members as member
     where participations.project_id = ${projectId} and participations.user_id = ${userId}
       and member.project_id = ${projectId} and member.user_id = ${userId}`.execute(db);

/** Forgets that someone was on a team, because they undid it. */
export const deleteParticipation = (db: Db, { projectId, userId }: Membership) =>
  db
    .deleteFrom('participations')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();
