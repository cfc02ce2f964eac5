import { sql } from 'kysely';
import type { ParticipantState, ProposalState } from '#contract/hackathon-rules.ts';
import type { Discipline, Goal, WeekTime } from '#contract/vocabulary.ts';
import type { ExperienceLevel } from '#contract/hackathon-rules.ts';
import { takenPlaces } from '#server/features/roles/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName, fullNameSql } from '#server/platform/database/full-name.ts';
import type { Pair, StoredTeam } from './stored.ts';

export type ParticipantRow = {
  id: number;
  name: string;
  avatar: string | null;
  state: ParticipantState;
  disciplines: Discipline[];
  level: ExperienceLevel;
  hours: number | null;
  week: WeekTime[];
  timeZone: string;
  goal: Goal | null;
  languages: string[];
  wantsTeam: boolean;
  wishes: number[];
  /** The team they're in. */
  projectId: number | null;
};

/** Everyone who has something to do with a hackathon, in the order of their ids. */
export async function listParticipants(db: Db, hackathonId: number): Promise<ParticipantRow[]> {
  const { rows } = await sql<ParticipantRow>`
    select users.id, ${fullName('users')} as name, users.avatar, people.state,
           people.disciplines, people.level, people.hours, people.week, people.goal,
           people.languages, people.wants_team as "wantsTeam", place.project_id as "projectId",
           coalesce(nullif(people.time_zone, ''), hackathons.time_zone) as "timeZone",
           (select coalesce(json_agg(wished_id order by wished_id), '[]')
              from hackathon_wishes as wish
             where wish.hackathon_id = people.hackathon_id and wish.user_id = people.user_id)
             as wishes
      from hackathon_people as people
      join hackathons on hackathons.id = people.hackathon_id
      join users on users.id = people.user_id
      left join hackathon_places as place
        on place.hackathon_id = people.hackathon_id and place.user_id = people.user_id
     where people.hackathon_id = ${hackathonId}
     order by users.id`.execute(db);
  return rows;
}

export type TeamRow = { projectId: number; name: string; teamSize: number; memberIds: number[] };

/** The teams of a hackathon that go on, with their members. */
export async function listTeams(db: Db, hackathonId: number): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select projects.id as "projectId", projects.name, team_size as "teamSize",
           json_agg(place.user_id order by place.user_id) as "memberIds"
      from projects join hackathon_places as place on place.project_id = projects.id
     where projects.hackathon_id = ${hackathonId} and place.hackathon_id = ${hackathonId}
       and deleted_at is null and status <> 'Completed'
     group by projects.id
     order by projects.id`.execute(db);
  return rows;
}

export type ProposalRow = {
  id: number;
  seed: number;
  version: number;
  state: ProposalState;
  madeAt: string;
  madeBy: { id: number; name: string } | null;
  teams: StoredTeam[];
  apart: Pair[];
};

const columns = sql`
  proposals.id, seed, version, state, made_at as "madeAt", teams, apart,
  case when users.id is not null then json_build_object(
    'id', users.id, 'name', ${sql.raw(fullNameSql('users'))}) end as "madeBy"`;

/** The proposal that organizers can change, if there's one. */
export async function findDraft(db: Db, hackathonId: number): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from proposals left join users on users.id = made_by
     where hackathon_id = ${hackathonId} and state = 'draft'`.execute(db);
  return rows[0];
}

/** Locks a proposal until the transaction ends. */
export async function lockProposal(
  db: Db,
  { hackathonId, proposalId }: { hackathonId: number; proposalId: number },
): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from proposals left join users on users.id = made_by
     where proposals.id = ${proposalId} and hackathon_id = ${hackathonId}
       for no key update of proposals`.execute(db);
  return rows[0];
}

type NewProposal = {
  hackathonId: number;
  seed: number;
  madeBy: number;
  now: Date;
  teams: StoredTeam[];
  apart: Pair[];
};

/** Replaces the draft. The caller holds the hackathon's lock. */
export async function replaceDraft(
  db: Db,
  { hackathonId, seed, madeBy, now, teams, apart }: NewProposal,
) {
  await db
    .updateTable('proposals')
    .set({ state: 'discarded' })
    .where('hackathon_id', '=', hackathonId)
    .where('state', '=', 'draft')
    .execute();
  await db
    .insertInto('proposals')
    .values({
      hackathon_id: hackathonId,
      seed,
      made_by: madeBy,
      made_at: now.toISOString(),
      teams: JSON.stringify(teams),
      apart: JSON.stringify(apart),
    })
    .execute();
}

/** Changes a proposal under its lock. */
export async function updateProposal(
  db: Db,
  id: number,
  { teams, apart, state }: { teams: StoredTeam[]; apart?: Pair[]; state?: ProposalState },
) {
  await db
    .updateTable('proposals')
    .set({
      teams: JSON.stringify(teams),
      ...(apart && { apart: JSON.stringify(apart) }),
      ...(state && { state }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

type RoleWish = { projectId: number; disciplines: readonly Discipline[] };

/** A role with a free place in the first of these disciplines that has one. */
export const findRoleFor = (db: Db, { projectId, disciplines }: RoleWish) =>
  db
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .where(sql<boolean>`discipline = any(${disciplines}::text[])`)
    .where('places', '>', takenPlaces)
    .orderBy(sql`array_position(${disciplines}::text[], discipline)`)
    .orderBy('ordinal')
    .limit(1)
    .executeTakeFirst();

/** Makes a team large enough for this many more people. Call it under the project's lock. */
export async function growTeam(db: Db, { projectId, by }: { projectId: number; by: number }) {
  await sql`
    update projects
       set team_size = greatest(team_size, ${by}
             + (select count(*) from project_members
                 where project_id = projects.id and inactive_since is null)
             + (select count(*) from reservations where project_id = projects.id))
     where id = ${projectId}`.execute(db);
}

/** The people of a team can be in another one of the same hackathon. */
export async function deletePlaces(db: Db, { projectId }: { projectId: number }) {
  await db.deleteFrom('hackathon_places').where('project_id', '=', projectId).execute();
}

/** Whether a team of a hackathon is complete and nobody is in it anymore. */
export async function wasMerged(
  db: Db,
  { hackathonId, projectId }: { hackathonId: number; projectId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .where('hackathon_id', '=', hackathonId)
    .where('status', '=', 'Completed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hackathon_places')
            .select('user_id')
            .whereRef('hackathon_places.project_id', '=', 'projects.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}
