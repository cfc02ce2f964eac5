import { dataOf, type HackathonRow } from '#server/hackathons/hackathons/actions.ts';
import { isOver } from '#server/hackathons/hackathons/policy.ts';
import { markDealt } from '#server/hackathons/hackathons/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { listJudgedSubmissions } from '#server/hackathons/submissions/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { deal } from './deal.ts';
import { listBarred, listConflicts, listDealt, listJudges, storeDeals } from './store.ts';

/** Whether a hackathon is between its end and its results. */
export const isJudged = (hackathon: HackathonRow, now: Date) =>
  isOver(hackathon, now) &&
  hackathon.canceled_at === null &&
  hackathon.results_published_at === null;

/** Deals submissions out and tells judges who got some. The caller holds the hackathon's lock. */
export async function dealOut(
  db: Db,
  { hackathon, now }: { hackathon: HackathonRow; now: Date },
): Promise<void> {
  const { id: hackathonId } = hackathon;
  const submissions = await listJudgedSubmissions(db, hackathonId);
  const judges = await listJudges(db, { hackathonId, now });
  const deals = deal({
    submissions: submissions.map(({ projectId }) => projectId),
    judges: judges.map(({ id }) => id),
    barred: [...(await listBarred(db, { hackathonId })), ...(await listConflicts(db, hackathonId))],
    kept: await listDealt(db, hackathonId),
    seed: hackathonId,
  });
  const concerned = await storeDeals(db, { hackathonId, deals });
  await markDealt(db, { id: hackathonId, now });
  const dealt = (await listJudges(db, { hackathonId, now })).filter(({ id }) =>
    concerned.includes(id),
  );
  await tellJudges(db, { hackathon, judges: dealt, isReminder: false, now });
}

type Judge = { id: number; dealt: number; scored: number };
type News = { hackathon: HackathonRow; judges: readonly Judge[]; isReminder: boolean; now: Date };

/** Tells judges how many submissions they have left to score, except for those who are done. */
export async function tellJudges(db: Db, { hackathon, judges, isReminder, now }: News) {
  for (const { id, dealt, scored } of judges) {
    const left = dealt - scored;
    if (left === 0) continue;
    const data = { ...dataOf(hackathon), left, isReminder };
    const causedBy = hackathon.organizer_id ?? undefined;
    await tell(db, { kind: 'hackathon_judging', to: id, actorId: null, causedBy, data, now });
  }
}
