import { week } from '#contract/values/durations.ts';
import type * as z from 'zod/mini';
import type {
  ListedSubmission,
  Submission,
  submissionForm,
} from '#contract/hackathons/submissions.ts';
import { insertAudit } from '#server/people/admins/audit-store.ts';
import {
  checkStaff,
  dataOf,
  getHackathon,
  type HackathonRow,
} from '#server/hackathons/hackathons/actions.ts';
import { canRun } from '#server/hackathons/hackathons/policy.ts';
import { lockHackathon, requireDealing } from '#server/hackathons/hackathons/store.ts';
import { listMemberIds } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { formatTime } from '#server/platform/formats/format-dates.ts';
import {
  ProblemError,
  forbidden,
  invalidField,
  notFound,
  tooEarly,
  tooLate,
} from '#server/platform/problem.ts';
import { canReopen, closesAt, submitting } from './policy.ts';
import { presentSubmission, timesOf } from './present.ts';
import {
  findSubmission,
  listSubmissions,
  type SubmissionRow,
  upsertReopening,
  upsertSubmission,
} from './store.ts';

type Asked = { projectId: number; personId: number | undefined; now: Date };
type Acting = Asked & { personId: number };
type Found = { row: SubmissionRow; hackathon: HackathonRow };

const missing = () => notFound('This submission doesn’t exist.');

/** A team of a hackathon that the person may see. Throws not_found. */
async function getTeam(db: Db, { projectId, personId }: Omit<Asked, 'now'>): Promise<Found> {
  const row = await findSubmission(db, { projectId, personId });
  if (!row) throw missing();
  const hackathon = await getHackathon(db, { slug: row.slug, personId });
  const isConcerned = row.isMember || canRun(hackathon);
  const isPublic = hackathon.results_published_at !== null && row.version > 0;
  if (!isConcerned && !isPublic) throw missing();
  return { row, hackathon };
}

/** What a team submitted, as the person asking may see it. */
export async function getSubmission(db: Db, { now, ...asked }: Asked): Promise<Submission> {
  const { row, hackathon } = await getTeam(db, asked);
  return presentSubmission(row, { hackathon, now });
}

/**
 * Saves what a team submits. `now` is when the request began, so one that began before the end counts
 * however long it takes. The hackathon's lock keeps its end, and dealing out to judges, from changing
 * meanwhile.
 */
export async function saveSubmission(
  db: Db,
  { form: { version, ...content }, ...acting }: Acting & { form: z.output<typeof submissionForm> },
): Promise<Submission> {
  const { projectId, personId, now } = acting;
  return db.transaction().execute(async (db) => {
    const { hackathon, row } = await lockTeam(db, acting);
    if (!row.isMember) throw forbidden('Only the members of a team can submit for it.');
    refuseClosed({ hackathon, row }, now);
    if (version !== row.version) {
      const current = presentSubmission(row, { hackathon, now });
      throw new ProblemError('stale_submission', { current });
    }
    const { id: hackathonId } = hackathon;
    await upsertSubmission(db, { projectId, hackathonId, personId, content, now });
    // It came after the others were dealt out to judges.
    if (row.version === 0) await requireDealing(db, hackathonId);
    return getSubmission(db, acting);
  });
}

async function lockTeam(db: Db, asked: Acting): Promise<Found> {
  const { hackathon } = await getTeam(db, asked);
  await lockHackathon(db, hackathon.id);
  return getTeam(db, asked);
}

function refuseClosed({ hackathon, row }: Found, now: Date) {
  refuseClosedProject(row);
  const times = timesOf(hackathon, row);
  const state = submitting(times, now);
  if (state === 'open') return;
  const at = (iso: string) => formatTime(iso, hackathon.time_zone);
  if (state === 'too_early')
    throw tooEarly(`You can submit once ${hackathon.name} starts, on ${at(times.startsAt)}.`);
  throw tooLate(
    hackathon.canceled_at === null
      ? `Submissions closed on ${at(closesAt(times))}. Ask the organizers if you need more time.`
      : 'This hackathon was canceled, so you can’t submit anything.',
  );
}

function refuseClosedProject({ isClosed, team }: SubmissionRow) {
  if (isClosed) throw forbidden(`An admin closed ${team}, so it can’t submit anything.`);
}

/** Gives a team more time, which its members are told and the audit log keeps. */
export async function reopenSubmission(
  db: Db,
  { until: iso, ...acting }: Acting & { until: string },
): Promise<Submission> {
  const { projectId, personId, now } = acting;
  const until = new Date(iso);
  return db.transaction().execute(async (db) => {
    const { hackathon, row } = await lockTeam(db, acting);
    checkStaff(hackathon);
    refuseClosedProject(row);
    const times = timesOf(hackathon, row);
    if (!canReopen(times, now)) refuseReopening({ hackathon, row }, now);
    if (until <= now || until.getTime() - now.getTime() > week)
      throw invalidField('until', 'Choose a time within a week from now');
    if (until.toISOString() <= hackathon.ends_at)
      throw invalidField('until', 'Choose a time after the end');
    if (row.reopenedUntil === until.toISOString())
      return presentSubmission(row, { hackathon, now });
    await upsertReopening(db, { projectId, until, byId: personId });
    await insertAudit(db, {
      actorId: personId,
      act: 'reopen_submission',
      subject: `project:${projectId}`,
      data: { hackathonId: hackathon.id, until: until.toISOString() },
      now,
    });
    await announceReopening(db, { hackathon, row, until, actorId: personId, now });
    return getSubmission(db, acting);
  });
}

function refuseReopening({ hackathon }: Found, now: Date): never {
  if (now.toISOString() < hackathon.starts_at)
    throw tooEarly('This hackathon hasn’t started yet, so there’s nothing to reopen.');
  throw tooLate(
    hackathon.canceled_at === null
      ? 'The results are published, so you can’t reopen submissions.'
      : 'This hackathon was canceled, so you can’t reopen submissions.',
  );
}

async function announceReopening(
  db: Db,
  { hackathon, row, until, actorId, now }: Found & { until: Date; actorId: number; now: Date },
) {
  const { projectId } = row;
  const data = { ...dataOf(hackathon), until: until.toISOString() };
  const to = await listMemberIds(db, projectId);
  await tell(db, { kind: 'hackathon_reopened', to, actorId, projectId, data, now });
}

/** Which teams have submitted something, for those who run the hackathon. */
export async function getSubmissions(
  db: Db,
  person: { slug: string; personId: number },
): Promise<ListedSubmission[]> {
  const hackathon = await getHackathon(db, person);
  checkStaff(hackathon);
  return listSubmissions(db, hackathon.id);
}
