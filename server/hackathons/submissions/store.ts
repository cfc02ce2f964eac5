import { sql } from 'kysely';
import type { ListedSubmission } from '#contract/hackathons/submissions.ts';
import { closedByAdmin } from '#server/projects/projects/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullNameSql } from '#server/platform/database/sql/full-name.ts';
import { rowOf, rowsOf } from '#server/platform/database/sql/rows.ts';

export type SubmissionRow = {
  projectId: number;
  team: string;
  slug: string;
  /** Empty if the team hasn't submitted anything. */
  title: string;
  text: string;
  repository: string;
  demo: string;
  video: string;
  submittedAt: string | null;
  updatedAt: string | null;
  updatedBy: { id: number; name: string } | null;
  version: number;
  reopenedUntil: string | null;
  /** An admin has closed its project. */
  isClosed: boolean;
  /** Whether the person asking is on the team in the hackathon. */
  isMember: boolean;
};

/** What a team of a hackathon has submitted. Undefined if the project isn't such a team. */
export const findSubmission = (
  db: Db,
  { projectId, personId }: { projectId: number; personId: number | undefined },
) => rowOf<SubmissionRow>(db)`
    select projects.id as "projectId", projects.name as team, hackathons.slug,
           coalesce(title, '') as title, coalesce(text, '') as text,
           coalesce(repository, '') as repository, coalesce(demo, '') as demo,
           coalesce(video, '') as video, submitted_at as "submittedAt",
           submissions.updated_at as "updatedAt", coalesce(submissions.version, 0) as version,
           reopening.until as "reopenedUntil",
           case when editor.id is not null
                then json_build_object('id', editor.id, 'name', ${sql.raw(fullNameSql('editor'))})
           end as "updatedBy",
           ${closedByAdmin} as "isClosed",
           exists(select from hackathon_places as place
                   where place.project_id = projects.id
                     and place.user_id = ${personId ?? 0}) as "isMember"
      from projects
      join hackathons on hackathons.id = projects.hackathon_id
      left join submissions on submissions.project_id = projects.id
      left join submission_reopenings as reopening on reopening.project_id = projects.id
      left join users as editor on editor.id = submissions.updated_by
     where projects.id = ${projectId} and projects.deleted_at is null`;

type Content = {
  title: string;
  text: string;
  repository: string;
  demo: string;
  video: string;
};

type Saving = {
  projectId: number;
  hackathonId: number;
  personId: number;
  content: Content;
  now: Date;
};

/** Stores what a team submits. The caller holds the hackathon's lock. */
export async function upsertSubmission(
  db: Db,
  { projectId, hackathonId, personId, content, now }: Saving,
) {
  const changes = { ...content, updated_at: now.toISOString(), updated_by: personId };
  await db
    .insertInto('submissions')
    .values({
      ...changes,
      project_id: projectId,
      hackathon_id: hackathonId,
      submitted_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .column('project_id')
        .doUpdateSet({ ...changes, version: sql`submissions.version + 1` }),
    )
    .execute();
}

/** Lets a team submit until this time. */
export async function upsertReopening(
  db: Db,
  { projectId, until, byId }: { projectId: number; until: Date; byId: number },
) {
  const reopening = { until: until.toISOString(), by_id: byId };
  await db
    .insertInto('submission_reopenings')
    .values({ project_id: projectId, ...reopening })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(reopening))
    .execute();
}

/** All teams of a hackathon with what they have submitted: those without anything come last. */
export const listSubmissions = (db: Db, hackathonId: number) => rowsOf<ListedSubmission>(db)`
    select projects.id as "projectId", projects.name as team, coalesce(title, '') as title,
           submitted_at as "submittedAt", submissions.updated_at as "updatedAt",
           reopening.until as "reopenedUntil", ${closedByAdmin} as "isClosed"
      from projects
      left join submissions on submissions.project_id = projects.id
      left join submission_reopenings as reopening on reopening.project_id = projects.id
     where projects.hackathon_id = ${hackathonId} and projects.deleted_at is null
       and (submitted_at is not null
            or exists(select from hackathon_places as place where place.project_id = projects.id))
     order by submitted_at is null, fold_text(projects.name), projects.id`;

export type JudgedSubmission = {
  projectId: number;
  team: string;
  title: string;
  repository: string;
  demo: string;
  video: string;
};

/** What judges score, by the names of the teams: not of those whose project an admin has closed. */
export const listJudgedSubmissions = (db: Db, hackathonId: number): Promise<JudgedSubmission[]> =>
  db
    .selectFrom('submissions')
    .innerJoin('projects', 'projects.id', 'submissions.project_id')
    .select([
      'projects.id as projectId',
      'projects.name as team',
      'submissions.title',
      'submissions.repository',
      'submissions.demo',
      'submissions.video',
    ])
    .where('submissions.hackathon_id', '=', hackathonId)
    .where('projects.deleted_at', 'is', null)
    .where((where) => where.not(closedByAdmin))
    .orderBy(sql`fold_text(projects.name)`)
    .orderBy('projects.id')
    .execute();
