import { sql } from 'kysely';
import type { ReportedSubject } from '#contract/moderation/reports.ts';
import type { DecisionAct, ProjectStatus, ReportReason } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { exists, hasChanged } from '#server/platform/database/sql/outcomes.ts';

type Named = { id: number; name: string } | null;

/** How many reports of one subject are shown. */
const maxShown = 50;

/**
 * Reports that wait for a decision, with the first ones of each subject, of subjects that were first
 * reported after a report.
 */
export const listOpenReports = (
  db: Db,
  { after = 0, limit }: { after: number | undefined; limit: number },
) =>
  db
    .with('cases', (cases) =>
      cases
        .selectFrom('reports')
        .select((row) => [
          'kind',
          'subject_id',
          row.fn.min('id').as('first_id'),
          row.fn.countAll<number>().as('report_count'),
        ])
        .where('decision_id', 'is', null)
        .groupBy(['kind', 'subject_id'])
        .having((row) => row.fn.min('id'), '>', after)
        .orderBy('first_id')
        .limit(limit),
    )
    .selectFrom('cases')
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('reports')
          .selectAll()
          .whereRef('reports.kind', '=', 'cases.kind')
          .whereRef('reports.subject_id', '=', 'cases.subject_id')
          .where('decision_id', 'is', null)
          .orderBy('id')
          .limit(maxShown)
          .as('report'),
      (join) => join.onTrue(),
    )
    .leftJoin('users as about', 'about.id', 'report.user_id')
    .leftJoin('users as reporter', 'reporter.id', 'report.reporter_id')
    .select([
      'report.id',
      'report.kind',
      'report.subject_id',
      'report.title',
      'report.quote',
      'report.project_id',
      sql<ReportReason>`report.reason`.as('reason'),
      'report.text',
      'report.created_at',
      'cases.report_count',
      'about.id as about_id',
      fullName('about').as('about_name'),
      'reporter.id as reporter_id',
      fullName('reporter').as('reporter_name'),
    ])
    .orderBy('cases.first_id')
    .orderBy('report.id')
    .execute();

/** How many subjects have reports that wait for a decision. */
export async function countOpenCases(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(sql<number>`count(distinct (kind, subject_id))`.as('count'))
    .where('decision_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks the reports about a subject that wait for a decision. */
export const lockOpenReports = (db: Db, { kind, id }: ReportedSubject) =>
  db
    .selectFrom('reports')
    .select(['id', 'title', 'user_id', 'project_id', 'reporter_id', 'email'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('decision_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

export const listReportsOf = (db: Db, decisionId: number) =>
  db
    .selectFrom('reports')
    .select(['id', 'reporter_id', 'email'])
    .where('decision_id', '=', decisionId)
    .execute();

type NewDecision = {
  adminId: number | null;
  subject: ReportedSubject;
  title: string;
  userId: number | null;
  projectId: number | null;
  act: DecisionAct;
  reason: string;
  until: string | null;
  hidden: Record<string, string> | null;
  closedFrom: ProjectStatus | null;
  reportIds: number[];
  now: Date;
};

/** Stores a decision about these reports. Returns its ID. */
export async function insertDecision(db: Db, decision: NewDecision): Promise<number> {
  const { subject, hidden, act, reason, until, title } = decision;
  const { id } = await db
    .insertInto('decisions')
    .values({
      admin_id: decision.adminId,
      kind: subject.kind,
      subject_id: subject.id,
      user_id: decision.userId,
      project_id: decision.projectId,
      title,
      act,
      reason,
      until,
      hidden: hidden && JSON.stringify(hidden),
      closed_from: decision.closedFrom,
      created_at: decision.now.toISOString(),
      undone_at: null,
      objected_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (decision.reportIds.length > 0)
    await db
      .updateTable('reports')
      .set({ decision_id: id })
      .where('id', '=', anyOf(decision.reportIds))
      .execute();
  return id;
}

const selectDecisions = (db: Db) =>
  db
    .selectFrom('decisions')
    .leftJoin('users as about', 'about.id', 'decisions.user_id')
    .leftJoin('users as admin', 'admin.id', 'decisions.admin_id')
    .selectAll('decisions')
    .select([
      fullName('about').as('about_name'),
      'about.email as about_email',
      'about.first_name as about_first_name',
      'about.time_zone as about_time_zone',
      fullName('admin').as('admin_name'),
      sql<Record<string, string> | null>`decisions.hidden`.as('texts'),
      sql<boolean>`exists(select from reports where reports.decision_id = decisions.id)`.as(
        'isReported',
      ),
    ]);

export type DecisionRow = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

export const findDecision = (db: Db, id: number) =>
  selectDecisions(db).where('decisions.id', '=', id).executeTakeFirst();

type Older = { before: number | undefined; limit: number };

/** Decisions, the newest first. */
export const listDecisions = (db: Db, { before, limit }: Older) =>
  selectDecisions(db)
    .$if(before !== undefined, (query) => query.where('decisions.id', '<', before ?? 0))
    .orderBy('decisions.id', 'desc')
    .limit(limit)
    .execute();

type Decided = { subject: ReportedSubject; act: DecisionAct; now: Date };

/** Whether an act has been decided about a subject, and still counts. */
export const hasDecision = (db: Db, { subject: { kind, id }, act, now }: Decided) =>
  exists(
    db
      .selectFrom('decisions')
      .select('id')
      .where('kind', '=', kind)
      .where('subject_id', '=', id)
      .where('act', '=', act)
      .where('undone_at', 'is', null)
      .where(sql<boolean>`coalesce(until, 'infinity') > ${now.toISOString()}`)
      .limit(1),
  );

/** Returns false if it's undone already. */
export const markUndone = (
  db: Db,
  { id, reason, now }: { id: number; reason: string; now: Date },
) =>
  hasChanged(
    db
      .updateTable('decisions')
      .set({ undone_at: now.toISOString(), undone_reason: reason })
      .where('id', '=', id)
      .where('undone_at', 'is', null),
  );

/** Returns false if there's an objection already. */
export const storeObjection = (
  db: Db,
  { id, text, now }: { id: number; text: string; now: Date },
) =>
  hasChanged(
    db
      .updateTable('decisions')
      .set({ objection: text, objected_at: now.toISOString() })
      .where('id', '=', id)
      .where('objected_at', 'is', null),
  );

/** The audit log since then, the newest first. */
export const listLog = (db: Db, { since, before, limit }: Older & { since: Date }) =>
  db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .leftJoin('users as person', (join) =>
      join.on(
        sql<boolean>`person.id = substring(audit.subject from '^person:(\\d{1,15})$')::bigint`,
      ),
    )
    .select([
      'audit.id',
      'audit.at',
      'audit.act',
      'audit.subject',
      'audit.reason',
      sql<number | null>`(audit.data ->> 'projectId')::bigint`.as('projectId'),
      sql<string | null>`audit.data ->> 'by'`.as('systemUser'),
      sql<Named>`case when users.id is not null
                      then json_build_object('id', users.id, 'name', ${fullName('users')}) end`.as(
        'actor',
      ),
      sql<Named>`case when person.id is not null
                      then json_build_object('id', person.id, 'name', ${fullName('person')}) end`.as(
        'person',
      ),
    ])
    .where('audit.at', '>', since.toISOString())
    .$if(before !== undefined, (query) => query.where('audit.id', '<', before ?? 0))
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .execute();
