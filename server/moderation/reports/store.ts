import { type RawBuilder, sql } from 'kysely';
import type { ReportedSubject } from '#contract/moderation/reports.ts';
import type { ReportedKind, ReportReason } from '#contract/values/vocabulary.ts';
import { lockThreadOf } from '#server/board/comments/store.ts';
import { knowsTeam } from '#server/teams/members/hackathon-membership-store.ts';
import { readCode } from '#server/hackathons/hackathons/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { countOf, idOfNew } from '#server/platform/database/sql/outcomes.ts';

/** What is reported, as the person who reports it sees it. */
export type FoundSubject = {
  userId: number | null;
  projectId: number | null;
  title: string;
  quote: string;
};

type Look = { id: number; readerId: number; code: string };

/** Each selects one kind of subject if this person can see it. A visitor's ID is 0. */
const subjects: Record<ReportedKind, (look: Look) => RawBuilder<FoundSubject>> = {
  person: ({ id }) => sql`
    select id as "userId", null::bigint as "projectId", ${fullName('users')} as title,
           concat_ws(E'\n\n', nullif(short_description, ''), nullif(about_me, '')) as quote
      from users where id = ${id}`,
  project: ({ id, readerId }) => sql`
    select creator_id as "userId", id as "projectId", name as title, description as quote
      from projects where id = ${id} and deleted_at is null and ${knowsTeam(readerId)}`,
  comment: ({ id, readerId }) => sql`
    select author_id as "userId", projects.id as "projectId",
           case threads.kind when 'notes' then 'A note in ' when 'discussion' then 'A post in '
                             when 'forum' then 'A post in the forum'
                             else 'A comment in ' end || coalesce(projects.name, '') as title,
           text as quote
      from comments
      left join threads on threads.id = thread_id
      left join tickets on tickets.id = ticket_id and tickets.deleted_at is null
      left join projects on projects.id = coalesce(threads.project_id, tickets.project_id)
      left join project_members on project_members.project_id = projects.id
                          and project_members.user_id = ${readerId}
     where comments.id = ${id}
       and (project_members.user_id is not null or threads.kind = 'forum' and ${isOpen('forum', readerId)})`,
  join_request: ({ id, readerId }) => sql`
    select case when asker then answered_by else join_requests.user_id end as "userId",
           projects.id as "projectId", 'A request to join ' || projects.name as title,
           case when asker then answer else message end as quote
      from join_requests join projects on projects.id = project_id,
           lateral (select join_requests.user_id = ${readerId} as asker) as reader
     where join_requests.id = ${id}
       and (asker or exists(select from project_members as lead
                             where lead.project_id = projects.id and lead.user_id = ${readerId}
                               and lead.is_lead))`,
  invitation: ({ id, readerId }) => sql`
    select invited_by as "userId", projects.id as "projectId",
           'An invitation to ' || projects.name as title, message as quote
      from invitations join projects on projects.id = project_id
     where invitations.id = ${id} and invitations.user_id = ${readerId}`,
  hackathon: ({ id, readerId, code }) => sql`
    select organizer_id as "userId", null::bigint as "projectId", name as title,
           description as quote
      from hackathons
     where id = ${id} and (${isReadable(readerId)} or code = ${readCode(code)})`,
  announcement: ({ id, readerId }) => sql`
    select author_id as "userId", null::bigint as "projectId",
           'An announcement in ' || hackathons.name as title, text as quote
      from hackathon_announcements as announced
      join hackathons on hackathons.id = announced.hackathon_id
     where announced.id = ${id} and ${isIn(readerId)}`,
  submission: ({ id, readerId }) => sql`
    (select coalesce(updated_by, creator_id) as "userId", projects.id as "projectId",
            'What ' || projects.name || ' submitted to ' || hackathons.name as title,
            concat_ws(E'\\n\\n', title, nullif(text, ''), nullif(repository, ''), nullif(demo, ''),
                      nullif(video, '')) as quote
       from submissions
       join projects on projects.id = project_id and projects.deleted_at is null
       join hackathons on hackathons.id = submissions.hackathon_id
      where project_id = ${id}
        and (results_published_at is not null and ${isReadable(readerId)}
             or exists(select from hackathon_staff as staff
                        where staff.hackathon_id = hackathons.id and staff.user_id = ${readerId})
             or exists(select from hackathon_places as place
                        where place.project_id = projects.id and place.user_id = ${readerId})))
    union all
    (select null, null, 'What ' || team || ' submitted to ' || hackathons.name,
            concat_ws(E'\\n\\n', title, nullif(repository, ''), nullif(demo, ''), nullif(video, ''))
       from results join hackathons on hackathons.id = hackathon_id
      where submission_id = ${id} and ${isReadable(readerId)})
    order by "projectId" nulls last limit 1`,
  calendar_event: ({ id, readerId }) => sql`
    select organizer_id as "userId", project_id as "projectId", title,
           concat_ws(E'\\n\\n', title, nullif(location, ''), nullif(description, '')) as quote
      from calendar_events
     where id = ${id}
       and case when project_id is null then ${isOpen('events', readerId)}
                else exists(select from project_members as reader
                             where reader.project_id = calendar_events.project_id
                               and reader.user_id = ${readerId}) end`,
};

/** Whether someone is in a hackathon, or helps run it. */
const isIn = (readerId: number) => sql<boolean>`
  (exists(select from hackathon_staff as staff
           where staff.hackathon_id = hackathons.id and staff.user_id = ${readerId})
   or exists(select from hackathon_people as person
              where person.hackathon_id = hackathons.id and person.user_id = ${readerId}
                and state not in ('left', 'removed')))`;

/** Whether someone can open a live area of the site. */
const isOpen = (area: 'forum' | 'events', readerId: number) => sql<boolean>`
  exists(select from areas
          where area = ${area} and mode = 'live'
            and (${readerId}::bigint > 0 or coalesce((options -> 'visitors')::boolean, true)))`;

/** Whether someone can open a hackathon. */
const isReadable = (readerId: number) => sql<boolean>`
  (visibility = 'listed' or ${isIn(readerId)})`;

export async function findSubject(
  db: Db,
  {
    kind,
    id,
    readerId,
    code = '',
  }: ReportedSubject & { readerId: number | undefined; code?: string },
): Promise<FoundSubject | undefined> {
  const { rows } = await subjects[kind]({ id, readerId: readerId ?? 0, code }).execute(db);
  return rows[0];
}

type NewReport = FoundSubject & {
  reporterId: number | undefined;
  email: string;
  subject: ReportedSubject;
  reason: ReportReason;
  text: string;
  now: Date;
};

/** Stores a report, or changes the one that the person made before. Returns its ID. */
export async function upsertReport(db: Db, report: NewReport): Promise<number> {
  const { reason, text, title, quote } = report;
  const said = { reason, text, title, quote, created_at: report.now.toISOString() };
  // Whose it is can have changed since an earlier report: a submission is by the person who saved it
  // last.
  const about = { user_id: report.userId, project_id: report.projectId };
  return idOfNew(
    db
      .insertInto('reports')
      .values({
        reporter_id: report.reporterId ?? null,
        email: report.reporterId === undefined ? report.email : '',
        kind: report.subject.kind,
        subject_id: report.subject.id,
        ...about,
        ...said,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['reporter_id', 'kind', 'subject_id'])
          .where('decision_id', 'is', null)
          .doUpdateSet({ ...about, ...said }),
      )
      .returning('id'),
  );
}

/** So many people hide a post of a newcomer, if none of them is one. */
const reportersToHold = 3;
const newcomerDays = 14;

/**
 * Hides a newcomer's post in the forum until an admin decides, once enough people have reported it, unless
 * an admin has decided since it last changed. Other reports of it wait for this one.
 */
export async function holdIfReported(db: Db, { id, now }: { id: number; now: Date }) {
  await lockThreadOf(db, id);
  await sql`
    update comments set held_at = ${now}
      from threads, users as author
     where comments.id = ${id} and held_at is null
       and threads.id = thread_id and threads.kind = 'forum'
       and author.id = author_id
       and author.created_at > ${now}::timestamptz - ${newcomerDays} * interval '1 day'
       and not exists(select from decisions
                       where kind = 'comment' and subject_id = comments.id
                         and created_at >= coalesce(comments.updated_at, comments.created_at))
       and (select count(*)
              from reports join users as reporter on reporter.id = reporter_id
             where reports.kind = 'comment' and reports.subject_id = comments.id
               and decision_id is null
               and reporter.created_at < ${now}::timestamptz - ${newcomerDays} * interval '1 day')
           >= ${reportersToHold}`.execute(db);
}

/** Shows a post again, or what replaces its text, after a decision. */
export async function endHold(db: Db, id: number) {
  await lockThreadOf(db, id);
  await db.updateTable('comments').set({ held_at: null }).where('id', '=', id).execute();
}

/** Counts the reports about the same subject that wait for a decision. */
export const countReports = (db: Db, { kind, id }: ReportedSubject) =>
  countOf(
    db
      .selectFrom('reports')
      .where('kind', '=', kind)
      .where('subject_id', '=', id)
      .where('decision_id', 'is', null),
  );

/** A report and where its reporter gets email, if anywhere. */
export const findReport = (db: Db, id: number) =>
  db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .select([
      'reports.id',
      'reports.title',
      'users.first_name',
      'users.time_zone',
      sql<string>`coalesce(users.email, reports.email)`.as('email'),
    ])
    .where('reports.id', '=', id)
    .executeTakeFirst();
