import type * as z from 'zod/mini';
import type { Judgement, judgementForm, Judging } from '#contract/hackathons/judging.ts';
import {
  checkOrganizer,
  getHackathon,
  getLocked,
  type HackathonRow,
} from '#server/hackathons/hackathons/actions.ts';
import { canJudge, canRun } from '#server/hackathons/hackathons/policy.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import { forbidden, invalidField, notFound, tooEarly, tooLate } from '#server/platform/problem.ts';
import { dealOut, isJudged, tellJudges } from './dealing.ts';
import { getProgress } from './progress.ts';
import {
  findJudgement,
  listBarred,
  listJudgements,
  listJudges,
  storeJudgement,
  wasLeftOut,
} from './store.ts';

export { isJudged };

type Person = { slug: string; personId: number; now: Date };

/** What a judge has to score, and how far everyone is for those who run the hackathon. */
export async function getJudging(db: Db, person: Person): Promise<Judging> {
  const { personId: judgeId, now } = person;
  const hackathon = await getHackathon(db, person);
  refuseOthers(hackathon);
  const { id: hackathonId, ends_at: startsAt, criteria } = hackathon;
  const isOpen = isJudged(hackathon, now);
  const isDealt = isOpen || hackathon.results_published_at !== null;
  return {
    startsAt,
    isOpen,
    isDealingDue: await isDealingDue(db, hackathon, person),
    criteria,
    judgements:
      isDealt && canJudge(hackathon) ? await listJudgements(db, { hackathonId, judgeId }) : [],
    ...(canRun(hackathon)
      ? await getProgress(db, { hackathon, now })
      : { judges: [], lacking: [] }),
  };
}

/** Deals submissions out if that is due, so that nobody has to wait for the schedule. */
export async function openJudging(db: Db, person: Person): Promise<Judging> {
  await getDealt(db, person);
  return getJudging(db, person);
}

/** The hackathon, with its submissions dealt out if that is due. */
async function getDealt(db: Db, person: Person): Promise<HackathonRow> {
  const hackathon = await getHackathon(db, person);
  refuseOthers(hackathon);
  if (!(await isDealingDue(db, hackathon, person))) return hackathon;
  return db.transaction().execute(async (db) => {
    const locked = await getLocked(db, person);
    if (await isDealingDue(db, locked, person))
      await dealOut(db, { hackathon: locked, now: person.now });
    return locked;
  });
}

function refuseOthers(hackathon: HackathonRow) {
  if (!canJudge(hackathon) && !canRun(hackathon))
    throw forbidden('Only the organizers, helpers and judges of this hackathon can do that.');
}

/** Also if a judge was suspended, or has joined a project of someone whose team they were to judge. */
async function isDealingDue(
  db: Db,
  hackathon: HackathonRow,
  { personId: judgeId, now }: Person,
): Promise<boolean> {
  if (!isJudged(hackathon, now)) return false;
  if (hackathon.dealt_at === null) return true;
  if (!canJudge(hackathon)) return false;
  if (await wasLeftOut(db, { judgeId, dealtAt: hackathon.dealt_at })) return true;
  const judge = { hackathonId: hackathon.id, judgeId };
  const barred = await listBarred(db, judge);
  const open = (await listJudgements(db, judge)).filter(
    ({ scores, hasConflict }) => scores === null && !hasConflict,
  );
  return open.some(({ projectId }) => barred.some((bar) => bar.projectId === projectId));
}

type Judged = Person & { projectId: number; form: z.output<typeof judgementForm> };

/** Stores a judge's scores. With a conflict of interest, another judge gets the submission. */
export async function judge(db: Db, { projectId, form, ...person }: Judged): Promise<Judgement> {
  const { personId: judgeId, now } = person;
  return db.transaction().execute(async (db) => {
    const hackathon = await getLocked(db, person);
    if (!canJudge(hackathon)) throw forbidden('Only the judges of this hackathon can do that.');
    refuseClosed(hackathon, now);
    if (hackathon.dealt_at === null) await dealOut(db, { hackathon, now });
    const ref = { hackathonId: hackathon.id, judgeId, projectId };
    const before = await findJudgement(db, ref);
    if (!before) throw notFound('This submission isn’t yours to judge.');
    const { hasConflict, note } = form;
    if (!hasConflict) {
      await refuseBarred(db, ref);
      refuseIncomplete(hackathon, form.scores);
    }
    const scores = hasConflict ? null : form.scores;
    await storeJudgement(db, { ...ref, scores, note, hasConflict, now });
    if (hasConflict && !before.hasConflict) await dealOut(db, { hackathon, now });
    return (await findJudgement(db, ref))!;
  });
}

function refuseClosed(hackathon: HackathonRow, now: Date) {
  if (isJudged(hackathon, now)) return;
  if (hackathon.canceled_at === null && hackathon.results_published_at === null)
    throw tooEarly('Judging begins when the hackathon ends. Come back then.');
  throw tooLate(
    hackathon.canceled_at === null
      ? 'The results are published, so scores can no longer change.'
      : 'This hackathon was canceled, so there’s nothing to score.',
  );
}

type Ref = { hackathonId: number; judgeId: number; projectId: number };

/** It isn't said why, because someone may have blocked the judge. */
async function refuseBarred(db: Db, { projectId, ...judge }: Ref) {
  const barred = await listBarred(db, judge);
  if (barred.some((bar) => bar.projectId === projectId))
    throw forbidden('You can’t judge this team. Choose another submission.');
}

function refuseIncomplete({ criteria }: HackathonRow, scores: readonly number[]) {
  if (scores.length !== criteria.length)
    throw invalidField('scores', 'Score every criterion from 1 to 5');
}

const remindersADay = {
  name: 'judging-reminders',
  points: 3,
  seconds: 24 * 60 * 60,
  advice: 'You can remind judges up to 3 times a day.',
};

/** Reminds judges who haven't scored all their submissions. Returns how many. */
export async function remindJudges(
  { db, limits }: { db: Db; limits: Limits },
  person: Person,
): Promise<number> {
  const hackathon = await getDealt(db, person);
  checkOrganizer(hackathon);
  refuseClosed(hackathon, person.now);
  const all = await listJudges(db, { hackathonId: hackathon.id, now: person.now });
  const judges = all.filter(({ dealt, scored }) => scored < dealt);
  if (judges.length === 0) return 0;
  await limits.take([{ limit: remindersADay, key: String(hackathon.id) }]);
  await db
    .transaction()
    .execute((db) => tellJudges(db, { hackathon, judges, isReminder: true, now: person.now }));
  return judges.length;
}
