import { addDays } from '#contract/values/durations.ts';
import type { ReportedSubject } from '#contract/moderation/reports.ts';
import type { DecisionAct } from '#contract/values/vocabulary.ts';
import { listAdminAddresses } from '#server/people/admins/actions.ts';
import { listAdminIds } from '#server/people/admins/store.ts';
import { insertAudit } from '#server/people/admins/audit-store.ts';
import { revokeCredentialsAbout } from '#server/profiles/credentials/actions.ts';
import { closeHackathon, resumeHackathon } from '#server/hackathons/hackathons/actions.ts';
import { endHold, findSubject } from '#server/moderation/reports/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockDeciding } from '#server/platform/database/locks.ts';
import { enqueueMails } from '#server/platform/mail/outbox.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { announceDecision } from './announce.ts';
import { hideTexts, showTexts } from './hidden-text-store.ts';
import { isListed, possibleActs } from './policy.ts';
import {
  type DecisionRow,
  findDecision,
  hasDecision,
  insertDecision,
  listReportsOf,
  lockOpenReports,
  markUndone,
  storeObjection,
} from './store.ts';
import { closeProject, reopenProject, suspend, unsuspend } from './suspend.ts';

type Deciding = {
  /** Null for a command, which doesn't need a report. */
  adminId: number | null;
  subject: ReportedSubject;
  act: DecisionAct;
  reason: string;
  /** How long someone is suspended; null for good. */
  days: number | null;
  adminEmails?: readonly string[];
  /** An admin decides on their own. */
  isUnreported?: boolean;
  now: Date;
};

/** Decides about a subject and all open reports of it. The locks let only one of two admins decide. */
export const decide = async (
  db: Db,
  { adminId, subject, act, reason, days, isUnreported = false, adminEmails = [], now }: Deciding,
): Promise<DecisionRow> =>
  db.transaction().execute(async (db) => {
    if (act === 'suspend' && adminId !== null) await refuseSuspended(db, { adminId, now });
    await lockDeciding(db, subject);
    const reports = await lockOpenReports(db, subject);
    if (reports.length === 0)
      await refuseUnreported(db, { adminId, subject, act, isUnreported, now });
    const concerned = reports.map(({ user_id: id }) => id);
    const { userId, projectId, title } = await getSubject(db, { subject, report: reports[0] });
    if (!possibleActs({ kind: subject.kind, userId, projectId }).includes(act))
      throw forbidden('You can’t take this action here.');
    await refuseOwn(db, { adminId, concerned: [userId, ...concerned], adminEmails, now });
    if (subject.kind === 'comment') await endHold(db, subject.id);
    const until = act === 'suspend' && days !== null ? addDays(now, days).toISOString() : null;
    const hidden = act === 'hide' ? await hideTexts(db, subject) : null;
    if (act === 'hide' && !hidden)
      throw forbidden('This is already deleted, so there’s nothing to hide.');
    if (act === 'hide' && subject.kind === 'submission')
      await revokeCredentialsAbout(db, { submissionId: subject.id, now });
    if (act === 'suspend' && userId !== null) await suspend(db, { userId, until, now });
    const closedFrom =
      act === 'close' && projectId !== null ? await closeProject(db, projectId) : null;
    if (act === 'close' && subject.kind === 'hackathon')
      await closeHackathon(db, { hackathonId: subject.id, reason, now });
    const reportIds = reports.map(({ id }) => id);
    const about = { adminId, subject, title, userId, projectId };
    const id = await insertDecision(db, {
      ...about,
      act,
      reason,
      until,
      hidden,
      closedFrom,
      reportIds,
      now,
    });
    await insertAudit(db, { ...auditEntry(adminId, subject), act, reason, now, data: { days } });
    await sendEmails(db, { id, userId, isTold: act !== 'none' });
    const decision = await getDecision(db, id);
    await announceDecision(db, decision, now);
    return decision;
  });

type Unreported = Pick<Deciding, 'adminId' | 'subject' | 'act' | 'isUnreported' | 'now'>;

/** No open reports means another admin has already decided, unless this admin or a command acts without one. */
async function refuseUnreported(db: Db, { adminId, subject, act, isUnreported, now }: Unreported) {
  if (adminId === null) return;
  if (!isUnreported) throw new ProblemError('already_decided');
  if (!isListed(subject) || act === 'none') throw forbidden('Nobody has reported this.');
  if (await hasDecision(db, { subject, act, now })) throw new ProblemError('already_decided');
}

type Own = {
  adminId: number | null;
  concerned: (number | null)[];
  adminEmails: readonly string[];
  now: Date;
};

/** One suspension at a time, so that two admins who suspend each other don't leave none. */
async function refuseSuspended(db: Db, { adminId, now }: { adminId: number; now: Date }) {
  await lockDeciding(db, { kind: 'suspensions', id: 0 });
  const subject = { kind: 'person', id: adminId } as const;
  if (await hasDecision(db, { subject, act: 'suspend', now }))
    throw forbidden('You were suspended in the meantime.');
}

/** Nobody decides about themselves. */
async function refuseOwn(db: Db, { adminId, concerned, ...admins }: Own) {
  if (adminId === null || !concerned.includes(adminId)) return;
  const others = (await listAdminIds(db, admins)).filter((id) => id !== adminId);
  throw forbidden(
    others.length > 0
      ? 'This is about you, so another admin has to decide.'
      : 'This is about you, and there’s no other admin. The person who runs the server can decide with the command npm run admin.',
  );
}

type Found = { userId: number | null; projectId: number | null; title: string };
type Reported = { user_id: number | null; project_id: number | null; title: string } | undefined;

/** As it was reported, or as everyone sees it. */
async function getSubject(
  db: Db,
  { subject, report }: { subject: ReportedSubject; report: Reported },
): Promise<Found> {
  if (report) return { userId: report.user_id, projectId: report.project_id, title: report.title };
  const found = await findSubject(db, { ...subject, readerId: undefined });
  if (!found) throw notFound('This no longer exists.');
  return found;
}

const auditEntry = (actorId: number | null, { kind, id }: ReportedSubject) => ({
  actorId: actorId ?? ('command' as const),
  subject: `${kind}:${id}`,
});

/** Both sides get the reason. If nothing had to be done, only those who reported it do. */
async function sendEmails(
  db: Db,
  { id, userId, isTold }: { id: number; userId: number | null; isTold: boolean },
) {
  const reports = await listReportsOf(db, id);
  const toReporters = reports.map((report) => ({
    kind: 'decision-told',
    payload: { decisionId: id, reportId: report.id, ...addressee(report) },
  }));
  const toPerson = { kind: 'decision-made', payload: { decisionId: id, userId } };
  await enqueueMails(db, isTold && userId !== null ? [toPerson, ...toReporters] : toReporters);
}

const addressee = ({ reporter_id, email }: { reporter_id: number | null; email: string }) =>
  reporter_id === null ? { email } : { userId: reporter_id };

async function getDecision(db: Db, id: number): Promise<DecisionRow> {
  const decision = await findDecision(db, id);
  if (!decision) throw notFound('This decision doesn’t exist.');
  return decision;
}

type Undoing = {
  /** Null for a command. */
  adminId: number | null;
  decisionId: number;
  reason: string;
  adminEmails?: readonly string[];
  now: Date;
};

/** Undoes a decision. Idempotent. Projects that passed on stay where they are. */
export const undo = async (
  db: Db,
  { adminId, decisionId, reason, adminEmails = [], now }: Undoing,
) =>
  db.transaction().execute(async (db) => {
    const decision = await getDecision(db, decisionId);
    const { act, user_id: userId, project_id: projectId, texts, kind, subject_id } = decision;
    const subject = { kind, id: subject_id };
    await refuseOwn(db, { adminId, concerned: [userId], adminEmails, now });
    if (!(await markUndone(db, { id: decisionId, reason, now }))) return decision;
    if (act === 'hide' && texts) await showTexts(db, subject);
    if (act === 'suspend' && userId !== null) await unsuspend(db, userId);
    if (act === 'close' && projectId !== null)
      await reopenProject(db, { projectId, status: decision.closed_from });
    if (act === 'close' && kind === 'hackathon')
      await resumeHackathon(db, { hackathonId: subject_id, now });
    await insertAudit(db, { ...auditEntry(adminId, subject), act: `undo_${act}`, reason, now });
    await sendEmails(db, { id: decisionId, userId, isTold: act !== 'none' });
    const undone = await getDecision(db, decisionId);
    await announceDecision(db, undone, now);
    return undone;
  });

type Objection = {
  decisionId: number;
  text: string;
  adminEmails: readonly string[];
  now: Date;
};

/** Stores the one objection of the person concerned, and emails the admins. */
export const object = async (db: Db, { decisionId: id, text, adminEmails, now }: Objection) =>
  db.transaction().execute(async (db) => {
    await getDecision(db, id);
    if (!(await storeObjection(db, { id, text, now })))
      throw forbidden('You’ve already objected to this decision.');
    const mails = (await listAdminAddresses(db, { adminEmails, now })).map((email) => ({
      kind: 'objection-received',
      payload: { decisionId: id, email },
    }));
    await enqueueMails(db, mails);
    return getDecision(db, id);
  });
