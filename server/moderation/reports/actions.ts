import type { ReportedSubject } from '#contract/moderation/reports.ts';
import type { ReportReason } from '#contract/values/vocabulary.ts';
import { listAdminAddresses } from '#server/people/admins/actions.ts';
import { canSeeProfile } from '#server/people/privacy-settings/profile-visibility-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { enqueueMail, enqueueMails } from '#server/platform/mail/outbox.ts';
import { notFound } from '#server/platform/problem.ts';
import { reportUses } from './policy.ts';
import { countReports, findSubject, holdIfReported, upsertReport } from './store.ts';

type Report = {
  /** Undefined for a visitor. */
  reporterId: number | undefined;
  address: string;
  subject: ReportedSubject;
  reason: ReportReason;
  text: string;
  email: string;
  /** Of a hackathon that isn't listed. */
  code: string;
};

/** Stores a report and confirms it by email. Admins are emailed about the first one of a subject. */
export async function report(
  { db, clock, limits, adminEmails }: Pick<Context, 'db' | 'clock' | 'limits' | 'adminEmails'>,
  { address, code, ...report }: Report,
) {
  const { reporterId, subject } = report;
  await limits.take([reportUses({ reporterId, address })]);
  await db.transaction().execute(async (db) => {
    const found = await findSubject(db, { ...subject, code, readerId: reporterId });
    const isSeen = await canSee(db, { subject, reporterId });
    if (!found || !isSeen) throw notFound('This no longer exists, so there’s nothing to report.');
    const isFirst = (await countReports(db, subject)) === 0;
    const reportId = await upsertReport(db, { ...report, ...found, now: clock() });
    if (subject.kind === 'comment') await holdIfReported(db, { id: subject.id, now: clock() });
    await confirmReport(db, { ...report, reportId });
    if (!isFirst) return;
    const admins = await listAdminAddresses(db, { adminEmails, now: clock() });
    await enqueueMails(
      db,
      admins.map((email) => ({ kind: 'report-received', payload: { reportId, email } })),
    );
  });
}

/** A report doesn't tell anyone that there's a profile which they can't see. */
const canSee = async (
  db: Db,
  { subject, reporterId: personId }: Pick<Report, 'subject' | 'reporterId'>,
): Promise<boolean> =>
  subject.kind !== 'person' || canSeeProfile(db, { userId: subject.id, personId });

async function confirmReport(
  db: Db,
  { reportId, reporterId, email }: Pick<Report, 'reporterId' | 'email'> & { reportId: number },
) {
  if (reporterId === undefined && email === '') return;
  await enqueueMail(db, {
    kind: 'report-confirmed',
    payload: reporterId === undefined ? { reportId, email } : { reportId, userId: reporterId },
    // Anyone can enter any address.
    ...(reporterId === undefined && { requestedFor: email }),
  });
}
