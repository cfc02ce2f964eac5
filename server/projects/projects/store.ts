import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { projectUpdate } from '#contract/projects/projects.ts';
import type { Difficulty, Joining, ProjectStatus } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { idOfNew } from '#server/platform/database/sql/outcomes.ts';
import { columnsOf } from './fields.ts';

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

export const insertProject = (db: Db, project: NewProject) =>
  idOfNew(
    db
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
      .returning('id'),
  );

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

/** A project that isn't deleted. */
export const findProject = (db: Db, id: number) =>
  db
    .selectFrom('projects')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export async function isUser(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

type Settings = Omit<z.output<typeof projectUpdate>, 'roles' | 'version'>;

/** Stores new settings. The caller holds the project's lock. */
export const updateProject = (db: Db, projectId: number, settings: Settings) =>
  db
    .updateTable('projects')
    .set({
      ...columnsOf(settings),
      ...statusColumns(settings.status),
      ...nextVersion,
    })
    .where('id', '=', projectId)
    .execute();

/** Marks a project as complete. The caller holds its lock. */
export const markCompleted = (db: Db, projectId: number, summary: string) =>
  db
    .updateTable('projects')
    .set({ summary, ...statusColumns('Completed'), ...nextVersion })
    .where('id', '=', projectId)
    .execute();

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
export const storeStatus = (db: Db, projectId: number, status: ProjectStatus) =>
  db
    .updateTable('projects')
    .set({ ...statusColumns(status), ...nextVersion })
    .where('id', '=', projectId)
    .execute();

/** Marks a project as deleted, and keeps its creator's membership for restoring it. */
export const markDeleted = (db: Db, projectId: number, deletedAt: string) =>
  db
    .updateTable('projects')
    .set({
      deleted_at: deletedAt,
      creator_membership: sql`(
        select jsonb_build_object('roleId', role_id, 'roleName', role_name, 'joinedAt', joined_at)
          from project_members where project_id = projects.id and user_id = creator_id)`,
    })
    .where('id', '=', projectId)
    .execute();

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

export const markRestored = (db: Db, projectId: number) =>
  db
    .updateTable('projects')
    .set({ deleted_at: null, creator_membership: null })
    .where('id', '=', projectId)
    .execute();

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
