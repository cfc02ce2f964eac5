import { sql } from 'kysely';
import type { ParticipantState } from '#contract/values/vocabulary.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { exists } from '#server/platform/database/sql/outcomes.ts';
import { rowOf } from '#server/platform/database/sql/rows.ts';

type Current = Membership & { now: Date };

export type Entry = {
  hackathonId: number;
  name: string;
  state: ParticipantState | null;
  /** The team that the person is in. */
  team: string | null;
  /** Whether the person knows of the hackathon. */
  isKnown: boolean;
};

/** What someone is in the hackathon of a team; undefined if it's over, or the team has none. */
export const findEntry = (db: Db, { projectId, userId, now }: Current) => rowOf<Entry>(db)`
    select hackathons.id as "hackathonId", hackathons.name, people.state, team.name as team,
           ${knowsHackathon(userId)} as "isKnown"
      from projects
      join hackathons on hackathons.id = projects.hackathon_id
      left join hackathon_people as people
        on people.hackathon_id = hackathons.id and people.user_id = ${userId}
      left join hackathon_places as place
        on place.hackathon_id = hackathons.id and place.user_id = ${userId}
      left join projects as team on team.id = place.project_id
     where projects.id = ${projectId}
       and hackathons.canceled_at is null and hackathons.ends_at > ${now.toISOString()}`;

/** Stores that a member takes their place in a hackathon, if their team is in one that isn't over. */
export const insertPlace = (db: Db, { projectId, userId, now }: Current) =>
  sql`
    insert into hackathon_places (hackathon_id, user_id, project_id)
    select hackathons.id, ${userId}, projects.id
      from projects join hackathons on hackathons.id = projects.hackathon_id
     where projects.id = ${projectId}
       and hackathons.canceled_at is null and hackathons.ends_at > ${now.toISOString()}`.execute(
    db,
  );

/**
 * Whether someone knows of a row of `hackathons`: everyone does if it's listed, and otherwise those who
 * are or were in it, and its staff.
 */
export const knowsHackathon = (personId: number | undefined) => sql<boolean>`(
  hackathons.visibility = 'listed'
  or exists(select from hackathon_people as own
             where own.hackathon_id = hackathons.id and own.user_id = ${personId ?? 0})
  or exists(select from hackathon_staff as staff
             where staff.hackathon_id = hackathons.id and staff.user_id = ${personId ?? 0}))`;

/**
 * Whether someone can see a row of `projects`. Everyone can, unless it's the team of a hackathon that
 * isn't listed: then only its members and those who know of the hackathon, until the team goes on after it.
 */
export const knowsTeam = (personId: number | undefined) => sql<boolean>`(
  projects.hackathon_id is null or projects.is_listed
  or exists(select from hackathons
             where hackathons.id = projects.hackathon_id and ${knowsHackathon(personId)})
  or exists(select from project_members as own
             where own.project_id = projects.id and own.user_id = ${personId ?? 0}))`;

/** Whether someone can see a project: see `knowsTeam`. */
export const isTeamKnown = (db: Db, { projectId, userId }: Membership) =>
  exists(
    db.selectFrom('projects').select('id').where('id', '=', projectId).where(knowsTeam(userId)),
  );

/** Whether someone knows of a hackathon. */
export const isHackathonKnown = (
  db: Db,
  { hackathonId, personId }: { hackathonId: number; personId: number },
) =>
  exists(
    db
      .selectFrom('hackathons')
      .select('id')
      .where('id', '=', hackathonId)
      .where(knowsHackathon(personId)),
  );
