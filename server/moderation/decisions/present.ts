import type { Decision, OwnDecision, ReportedCase } from '#contract/moderation/decisions.ts';
import { possibleActs } from './policy.ts';
import type { DecisionRow, listOpenReports } from './store.ts';

type ReportRow = Awaited<ReturnType<typeof listOpenReports>>[number];

/**
 * Folds reports about the same subject into one. The one that was reported first is the first. Of reports
 * about themselves, admins only see that there are some.
 */
export const presentCases = (rows: ReportRow[], adminId: number): ReportedCase[] =>
  [...Map.groupBy(rows, ({ kind, subject_id }) => `${kind}:${subject_id}`).values()]
    .map(presentCase)
    .map((one) => (one.person?.id === adminId ? { ...one, acts: [], reports: [] } : one));

function presentCase(rows: ReportRow[]): ReportedCase {
  const { id, kind, subject_id, title, quote, project_id: projectId, ...first } = rows[0]!;
  return {
    id,
    subject: { kind, id: subject_id },
    title,
    quote,
    projectId,
    person: personOf(first.about_id, first.about_name),
    acts: possibleActs({ kind, userId: first.about_id, projectId }),
    reportCount: first.report_count,
    reports: rows.map((row) => ({
      id: row.id,
      reason: row.reason,
      text: row.text,
      at: row.created_at,
      reporter: personOf(row.reporter_id, row.reporter_name),
    })),
  };
}

const personOf = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };

export const presentDecision = (row: DecisionRow): Decision => ({
  id: row.id,
  subject: { kind: row.kind, id: row.subject_id },
  title: row.title,
  person: personOf(row.user_id, row.about_name),
  act: row.act,
  reason: row.reason,
  at: row.created_at,
  until: row.until,
  admin: personOf(row.admin_id, row.admin_name),
  undoneAt: row.undone_at,
  undoneReason: row.undone_reason,
  objection: row.objection,
  objectedAt: row.objected_at,
});

/** Lists as PostgreSQL writes them aren’t for people. */
const structured = new Set(['skills', 'program']);

export const presentOwn = (row: DecisionRow): OwnDecision => ({
  kind: row.kind,
  title: row.title,
  act: row.act,
  reason: row.reason,
  at: row.created_at,
  until: row.until,
  hiddenTexts: Object.entries(row.texts ?? {})
    .filter(([column, text]) => text !== '' && !structured.has(column))
    .map(([, text]) => text),
  undoneAt: row.undone_at,
  undoneReason: row.undone_reason,
  objectedAt: row.objected_at,
});
