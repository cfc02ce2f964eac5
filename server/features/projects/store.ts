import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Difficulty, ProjectStatus } from '#contract/vocabulary.ts';
import { takenPlaces } from '#server/features/roles/store.ts';
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
  selectProjects(db).where('projects.id', '=', id).executeTakeFirst();

/** A person's projects, the last joined first. */
export const listProjectsOfMember = (db: Db, { userId }: { userId: number }) =>
  selectProjects(db)
    .innerJoin('project_members', 'project_members.project_id', 'projects.id')
    .where('project_members.user_id', '=', userId)
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
         where status <> 'Completed' and looking_for <> '{}'
           and team_size > (select count(*) from project_members where project_id = newest.id)
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
      'projects.created_at',
      'projects.updated_at',
      fullName('creator').as('creator_name'),
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
          ])
          .whereRef('membership.project_id', '=', 'projects.id')
          .orderBy('membership.joined_at')
          .orderBy('membership.user_id'),
      ).as('members'),
    ]);
