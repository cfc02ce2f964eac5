import { sql } from 'kysely';
import { maxCommentsADay, minCommentLength } from '#server/history/activity/policy.ts';
import type { ProjectResult } from '#contract/proof/project-result.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { knowsHackathon } from '#server/teams/members/hackathon-membership-store.ts';
import { fullNameSql } from '#server/platform/database/sql/full-name.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';
import type { FinishedTicket, Summary } from './summarize.ts';
import { participationRules } from '#server/teams/members/participation-store.ts';

export type Work = { tickets: FinishedTicket[]; given: number; comments: number };

/**
 * What a person has done in a project. Reopening a ticket is credited to the person who had finished
 * it, so the person's own events tell which tickets are still done in their name.
 */
export async function findWork(db: Db, { projectId, userId }: Membership): Promise<Work> {
  const { rows } = await sql<Work>`
    with last as (
      select distinct on (ticket_id) id, kind, occurred_at, ticket_age, labels
        from events
       where credited_id = ${userId} and project_id = ${projectId}
         and kind in ('ticket_done', 'ticket_reopened')
       order by ticket_id, id desc
    )
    select to_json(array(
             select json_build_object(
                      'id', id, 'ticket_age', ticket_age, 'labels', labels,
                      'occurred_at', to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                      'reviewers', array(select by_ref from reviews where done_id = last.id and counts))
               from last where kind = 'ticket_done' order by id)) as tickets,
           (select count(*) from reviews
             where by_id = ${userId} and project_id = ${projectId} and counts
               and done_id = (select max(id) from events
                               where events.ticket_id = reviews.ticket_id
                                 and kind in ('ticket_done', 'ticket_reopened'))) as given,
           (select count(*) from events
             where credited_id = ${userId} and project_id = ${projectId}
               and kind = 'comment_written'
               and coalesce(text_length, ${minCommentLength}) >= ${minCommentLength}
               and coalesce(nth_that_day, 1) <= ${maxCommentsADay}) as comments`.execute(db);
  return rows[0] as Work;
}

export const saveSummary = (
  db: Db,
  { projectId, userId, ...summary }: Membership & Summary & { given: number; comments: number },
) =>
  db
    .updateTable('participations')
    .set({ ...summary, rules: participationRules })
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();

type Note = { id: number; text: string; by: { id: number; name: string } | null };

export type ParticipationRow = {
  id: number;
  project_id: number;
  project_name: string;
  completed_at: string | null;
  role_name: string;
  from_day: string;
  to_day: string | null;
  done: number;
  reviewed: number;
  reviewers: number;
  given: number;
  comments: number;
  commits: number;
  pull_requests: number;
  code_reviews: number;
  skills: string[];
  most_people: number;
  rules: number;
  notes: Note[];
  result: ProjectResult | null;
};

/** A `ProjectResult` from `results` and `hackathons`. Without a place, a prize could claim one. */
export const resultObject = sql<ProjectResult>`json_build_object(
  'id', results.id, 'place', place, 'prize', case when place is null then '' else prize end,
  'hackathon', json_build_object('slug', hackathons.slug, 'name', hackathons.name))`;

const author = sql.raw(
  `case when author.id is not null
        then json_build_object('id', author.id, 'name', ${fullNameSql('author')}) end`,
);

/**
 * A person's participations with the notes they picked: the current ones first, then the latest. Results
 * are only of hackathons that the reader may see.
 */
export const listParticipations = (
  db: Db,
  { userId, readerId }: { userId: number; readerId: number | undefined },
) => rowsOf<ParticipationRow>(db)`
    select participations.id, participations.project_id, projects.name as project_name, projects.completed_at,
           coalesce(member.role_name, participations.role_name) as role_name, from_day, to_day,
           done, reviewed, reviewers, given, comments, skills, most_people, rules,
           coalesce(repository.commits, 0) as commits,
           coalesce(repository.pull_requests, 0) as pull_requests,
           coalesce(repository.reviews, 0) as code_reviews,
           to_json(array(
             select json_build_object('id', reviews.id, 'text', note, 'by', ${author})
               from events as done join reviews on reviews.done_id = done.id
               left join users as author on author.id = reviews.by_id
              where done.credited_id = ${userId} and done.project_id = participations.project_id
                and done.kind = 'ticket_done' and is_picked
              order by reviews.id desc)) as notes,
           (select ${resultObject} from result_people
              join results on results.id = result_people.result_id
              join hackathons on hackathons.id = results.hackathon_id
             where result_people.user_id = participations.user_id
               and results.project_id = participations.project_id
               and ${knowsHackathon(readerId)}) as result
      from participations
      join projects on projects.id = participations.project_id and projects.deleted_at is null
      left join project_members as member
        on member.project_id = participations.project_id
       and member.user_id = participations.user_id
      left join (
        select project_id,
               count(*) filter (where kind = 'commit') as commits,
               count(*) filter (where kind = 'pull_request' and state = 'merged') as pull_requests,
               count(*) filter (where kind = 'review') as reviews
          from repository_items where author_id = ${userId} group by project_id) as repository
        on repository.project_id = participations.project_id
     where participations.user_id = ${userId}
     order by coalesce(to_day, (completed_at at time zone 'UTC')::date) desc nulls first,
              from_day desc, projects.id desc`;

export type NoteRow = Note & { ticketId: number; isPicked: boolean };

/** The notes that others wrote about a person's finished tickets in a project, newest first. */
export const listNotes = (db: Db, { projectId, userId }: Membership) => rowsOf<NoteRow>(db)`
    select reviews.id, note as text, ${author} as by, reviews.ticket_id as "ticketId",
           is_picked as "isPicked"
      from events as done join reviews on reviews.done_id = done.id
      join projects on projects.id = done.project_id and projects.deleted_at is null
      left join users as author on author.id = reviews.by_id
     where done.credited_id = ${userId} and done.project_id = ${projectId}
       and done.kind = 'ticket_done' and note <> ''
     order by reviews.id desc`;

/** Picks these notes about a person's tickets in a project, and no others. */
export const pickNotes = (
  db: Db,
  { projectId, userId, reviewIds }: Membership & { reviewIds: number[] },
) =>
  sql`
    update reviews set is_picked = reviews.id = any(${reviewIds}::bigint[])
      from events as done
     where done.id = reviews.done_id and done.credited_id = ${userId}
       and reviews.project_id = ${projectId}
       and is_picked <> (reviews.id = any(${reviewIds}::bigint[]))`.execute(db);

/** Locks a project for computing participations. */
export const lockParticipations = (db: Db, projectId: number) =>
  db.selectFrom('projects').select('id').where('id', '=', projectId).forNoKeyUpdate().execute();

export async function isPerson(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}
