import { type InferResult, sql } from 'kysely';
import type * as z from 'zod/mini';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { projectUpdate } from '#contract/projects/projects.ts';
import type { Difficulty, Joining, ProjectStatus } from '#contract/values/vocabulary.ts';
import { knowsTeam } from '#server/teams/hackathon-places/store.ts';
import { removedRecently } from '#server/teams/members/store.ts';
import { leavingMembers, takenPlaces } from '#server/teams/roles/store.ts';
import { goneDays } from '#server/teams/takeovers/policy.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/full-name.ts';

type NewProject = {
  creatorId: number;
  name: string;
  description: string;
  status: ProjectStatus;
  difficulty: Difficulty;
  teamSize: number;
  githubUrl: string;
  image: string;
  techStack: string[];
  lookingFor: string[];
  joining?: Joining;
  /** The hackathon that it's a team of. */
  hackathonId?: number;
};

export async function insertProject(db: Db, project: NewProject): Promise<number> {
  const { id } = await db
    .insertInto('projects')
    .values({
      creator_id: project.creatorId,
      name: project.name,
      description: project.description,
      status: project.status,
      difficulty: project.difficulty,
      team_size: project.teamSize,
      github_url: project.githubUrl,
      image: project.image,
      tech_stack: project.techStack,
      looking_for: project.lookingFor,
      hackathon_id: project.hackathonId ?? null,
      is_listed: project.hackathonId === undefined,
      ...(project.joining && { joining: project.joining }),
      completed_at: project.status === 'Completed' ? sql`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts a person's existing projects, and those created within a day. */
export const countCreated = (db: Db, creatorId: number) =>
  db
    .selectFrom('projects')
    .select((row) => [
      row.fn.countAll<number>().as('alive'),
      row.fn
        .countAll<number>()
        .filterWhere('created_at', '>', sql<string>`now() - interval '1 day'`)
        .as('recent'),
    ])
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();

export const findProject = (db: Db, id: number) =>
  selectProjects(db)
    .where('projects.id', '=', id)
    .where('projects.deleted_at', 'is', null)
    .executeTakeFirst();

/** A project that someone, or a visitor, can see. */
export const findSeenProject = (
  db: Db,
  { id, readerId }: { id: number; readerId: number | undefined },
) =>
  selectProjects(db)
    .where('projects.id', '=', id)
    .where('projects.deleted_at', 'is', null)
    .where(knowsTeam(readerId))
    .executeTakeFirst();

export const listProjectsById = (db: Db, ids: number[]) =>
  selectProjects(db)
    .where('projects.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('projects.deleted_at', 'is', null)
    .execute();

/** The teams of a hackathon, oldest first, without those that were merged into others. */
export const listProjectsOfHackathon = (db: Db, hackathonId: number) =>
  selectProjects(db)
    .where('projects.hackathon_id', '=', hackathonId)
    .where('projects.deleted_at', 'is', null)
    .where(sql<boolean>`exists(select from hackathon_places where project_id = projects.id)`)
    .orderBy('projects.id')
    .execute();

/** A person's projects that someone, or a visitor, can see, the last joined first. */
export const listProjectsOfMember = (
  db: Db,
  { userId, readerId }: { userId: number; readerId: number | undefined },
) =>
  selectProjects(db)
    .innerJoin('project_members', 'project_members.project_id', 'projects.id')
    .where('project_members.user_id', '=', userId)
    .where(knowsTeam(readerId))
    .orderBy('project_members.joined_at', 'desc')
    .orderBy('projects.id', 'desc')
    .execute();

/** Openings are looked for among this many of the newest projects. */
const newestCount = 300;

/** The newest projects with a free place in a role, without those that the person is in. */
export const listOpenProjects = (
  db: Db,
  { userId, limit }: { userId: number | undefined; limit: number },
) =>
  selectProjects(db)
    .where(
      'projects.id',
      'in',
      sql<number>`(
        select id from (select * from projects order by id desc limit ${newestCount}) as newest
         where status <> 'Completed' and looking_for <> '{}' and deleted_at is null
           and is_listed
           and inactive_since is null
           and team_size > (select count(*) from project_members
                             where project_id = newest.id and inactive_since is null)
                           + (select count(*) from reservations where project_id = newest.id)
           and not exists (select from project_members
                            where project_id = newest.id and user_id = ${userId ?? 0})
         order by id desc limit ${limit})`,
    )
    .orderBy('projects.id', 'desc')
    .execute();

export async function isUser(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

type Settings = Omit<z.output<typeof projectUpdate>, 'roles' | 'version'>;

/** Stores new settings. The caller holds the project's lock. */
export async function updateProject(db: Db, projectId: number, settings: Settings) {
  await db
    .updateTable('projects')
    .set({
      name: settings.name,
      description: settings.description,
      team_size: settings.teamSize,
      difficulty: settings.difficulty,
      github_url: settings.githubUrl,
      tech_stack: settings.techStack,
      image: settings.image,
      languages: settings.languages,
      hours: settings.hours,
      week: settings.week,
      time_zone: settings.timeZone,
      goal: settings.goal,
      joining: settings.joining,
      ...statusColumns(settings.status),
      ...nextVersion,
    })
    .where('id', '=', projectId)
    .execute();
}

/** Marks a project as complete. The caller holds its lock. */
export async function markCompleted(db: Db, projectId: number, summary: string) {
  await db
    .updateTable('projects')
    .set({ summary, ...statusColumns('Completed'), ...nextVersion })
    .where('id', '=', projectId)
    .execute();
}

/** Whether an admin has closed a project, and hasn't undone it. */
export async function isClosedByAdmin(db: Db, projectId: number): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select(closedByAdmin.as('is_closed'))
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.is_closed ?? false;
}

/** The same in a statement that selects from `projects`. */
export const closedByAdmin = sql<boolean>`
  exists(select from decisions
          where kind = 'project' and subject_id = projects.id and act = 'close'
            and undone_at is null)`;

/** Changes only the status of a project. The caller holds its lock. */
export async function storeStatus(db: Db, projectId: number, status: ProjectStatus) {
  await db
    .updateTable('projects')
    .set({ ...statusColumns(status), ...nextVersion })
    .where('id', '=', projectId)
    .execute();
}

/** Marks a project as deleted, and keeps its creator's membership for restoring it. */
export async function markDeleted(db: Db, projectId: number, deletedAt: string) {
  await db
    .updateTable('projects')
    .set({
      deleted_at: deletedAt,
      creator_membership: sql`(
        select jsonb_build_object('roleId', role_id, 'roleName', role_name, 'joinedAt', joined_at)
          from project_members where project_id = projects.id and user_id = creator_id)`,
    })
    .where('id', '=', projectId)
    .execute();
}

/** The projects that a person deleted after `since`, the last one first. */
export const listDeleted = (db: Db, { creatorId, since }: { creatorId: number; since: string }) =>
  db
    .selectFrom('projects')
    .select((row) => ['id', 'name', row.ref('deleted_at').$notNull().as('deletedAt')])
    .where('creator_id', '=', creatorId)
    .where('deleted_at', '>', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function markRestored(db: Db, projectId: number) {
  await db
    .updateTable('projects')
    .set({ deleted_at: null, creator_membership: null })
    .where('id', '=', projectId)
    .execute();
}

type CreatorMembership = { roleId: number | null; roleName: string; joinedAt: string };

/** Locks a project that its creator has deleted after `since`. */
export const lockDeletedProject = (
  db: Db,
  { projectId, creatorId, since }: { projectId: number; creatorId: number; since: string },
) =>
  db
    .selectFrom('projects')
    .select(['id', sql<CreatorMembership | null>`creator_membership`.as('creatorMembership')])
    .where('id', '=', projectId)
    .where('creator_id', '=', creatorId)
    .where('deleted_at', '>', since)
    .forNoKeyUpdate()
    .executeTakeFirst();

const nextVersion = { version: sql<number>`version + 1`, updated_at: sql<string>`now()` };

/** A project that is already complete keeps the time of its completion. */
const statusColumns = (status: ProjectStatus) => ({
  status,
  completed_at: status === 'Completed' ? sql<string>`coalesce(completed_at, now())` : null,
});

/** Who has blocked a lead, or is blocked by one. Without parameters, see below. */
const apartIds = sql<number[]>`(
  select coalesce(json_agg(id), '[]')
    from project_members as led,
         lateral (select blocked_id as id from blocks where blocker_id = led.user_id
                  union all
                  select blocker_id from blocks where blocked_id = led.user_id) as apart
   where led.project_id = projects.id and led.is_lead)`;

/** Who is inactive, leaving or quiet, and who takes the project over. Without parameters, see below. */
const lifeOfTeam = [
  sql<number[]>`(select coalesce(json_agg(user_id), '[]') from project_members
                  where project_id = projects.id and inactive_since is not null)`.as(
    'inactive_ids',
  ),
  sql<number>`(select count(*) from planned_departures
                where project_id = projects.id)`.as('leaving_count'),
  sql<{ userId: number; ticket: { id: number; title: string } | null }[]>`(
    select coalesce(json_agg(json_build_object(
             'userId', quiet.user_id,
             'ticket', (select json_build_object('id', id, 'title', title) from tickets
                         where project_id = projects.id and assignee_id = quiet.user_id
                           and status <> 'Done' and deleted_at is null
                         order by id limit 1))), '[]')
      from project_members as quiet
     where quiet.project_id = projects.id and quiet.quiet_asked_at is not null
       and quiet.inactive_since is null)`.as('quiet_members'),
  sql<boolean>`exists(
    select from project_members as creating
     where creating.project_id = projects.id and creating.user_id = projects.creator_id
       and greatest(creating.last_seen_on, creating.away_until) <= current_date - ${sql.lit(goneDays)}
  )`.as('creator_is_gone'),
  sql<TakeoverRow | null>`(
    select json_build_object('userId', user_id, 'name', ${fullName('taker')},
                             'askedAt', asked_at, 'remindedAt', reminded_at)
      from takeovers join users as taker on taker.id = user_id
     where project_id = projects.id)`.as('takeover'),
] as const;

export type TakeoverRow = {
  userId: number;
  name: string;
  askedAt: string;
  remindedAt: string | null;
};

/** The hackathon that a project is a team of. Without parameters, see below. */
const hackathonOfTeam = sql<HackathonOfTeam | null>`(
  select json_build_object('slug', slug, 'name', hackathons.name,
                           'startsAt', starts_at, 'endsAt', ends_at,
                           'isListed', visibility = 'listed',
                           'isCanceled', canceled_at is not null,
                           'isOver', canceled_at is not null or ends_at <= now())
    from hackathons where hackathons.id = projects.hackathon_id)`;

type HackathonOfTeam = {
  slug: string;
  name: string;
  startsAt: string;
  endsAt: string;
  isListed: boolean;
  isCanceled: boolean;
  isOver: boolean;
};

export type ProjectRow = InferResult<ReturnType<typeof selectProjects>>[number];

/** Selects projects with their creators and members. Callers add the conditions. */
export const selectProjects = (db: Db) =>
  db
    .selectFrom('projects')
    .innerJoin('users as creator', 'creator.id', 'projects.creator_id')
    .select((row) => [
      'projects.id',
      'projects.creator_id',
      'projects.name',
      'projects.description',
      'projects.status',
      'projects.difficulty',
      'projects.team_size',
      'projects.github_url',
      'projects.image',
      'projects.tech_stack',
      'projects.looking_for',
      'projects.languages',
      'projects.hours',
      'projects.week',
      'projects.time_zone',
      'projects.goal',
      'projects.version',
      'projects.completed_at',
      'projects.summary',
      'projects.offered_to',
      'projects.joining',
      'projects.unanswered_requests',
      'projects.quiet_asked_at',
      'projects.inactive_since',
      'projects.created_at',
      'projects.updated_at',
      'projects.hackathon_id',
      hackathonOfTeam.as('hackathon'),
      'projects.is_listed',
      sql<boolean>`(projects.hackathon_id is not null
                    and exists(select from next_steps
                                where project_id = projects.id and answer is null))`.as(
        'next_step_open',
      ),
      removedRecently.as('removed'),
      apartIds.as('apart_ids'),
      ...lifeOfTeam,
      jsonArrayFrom(
        row
          .selectFrom('reservations')
          .select([
            'reservations.user_id as userId',
            sql<string | null>`case when request_id is null then until end`.as('until'),
          ])
          .whereRef('reservations.project_id', '=', 'projects.id'),
      ).as('reservations'),
      jsonArrayFrom(
        row
          .selectFrom('invitations')
          .select(['invitations.id', 'invitations.user_id as userId'])
          .whereRef('invitations.project_id', '=', 'projects.id')
          .where(sql<boolean>`state = 'sent'`),
      ).as('invitations'),
      fullName('creator').as('creator_name'),
      // Without parameters, because a search uses the text of this statement.
      sql<number[]>`(select coalesce(json_agg(user_id), '[]') from join_requests
                      where join_requests.project_id = projects.id and state = 'waiting')`.as(
        'waiting_ids',
      ),
      jsonArrayFrom(
        row
          .selectFrom('roles')
          .select([
            'roles.id',
            'roles.name',
            'roles.discipline',
            'roles.places',
            'roles.skills',
            'roles.level',
            'roles.mentors',
            takenPlaces.as('taken'),
            leavingMembers.as('leaving'),
          ])
          .whereRef('roles.project_id', '=', 'projects.id')
          .orderBy('roles.ordinal'),
      ).as('roles'),
      jsonArrayFrom(
        row
          .selectFrom('project_members as membership')
          .innerJoin('users as person', 'person.id', 'membership.user_id')
          .select([
            'membership.user_id as userId',
            fullName('person').as('name'),
            'person.avatar',
            'membership.role_name as role',
            'membership.is_lead as isLead',
            'membership.is_new as isNew',
          ])
          .whereRef('membership.project_id', '=', 'projects.id')
          .where('membership.inactive_since', 'is', null)
          .orderBy('membership.joined_at')
          .orderBy('membership.user_id'),
      ).as('members'),
    ]);
