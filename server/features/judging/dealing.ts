import type { HackathonRow } from '#server/features/hackathons/actions.ts';
import { isOver } from '#server/features/hackathons/policy.ts';
import { markDealt } from '#server/features/hackathons/store.ts';
import { tell } from '#server/features/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { deal } from './deal.ts';
import {
  listBarred,
  listConflicts,
  listDealt,
  listJudged,
  listJudges,
  storeDeals,
} from './store.ts';

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
  const judges = await listJudges(db, hackathonId);
  const deals = deal({
    submissions: await listJudged(db, hackathonId),
    judges: judges.map(({ id }) => id),
    barred: [...(await listBarred(db, { hackathonId })), ...(await listConflicts(db, hackathonId))],
    kept: await listDealt(db, hackathonId),
    seed: hackathonId,
  });
  const concerned = await storeDeals(db, { hackathonId, deals });
  await markDealt(db, { id: hackathonId, now });
  await tellJudges(db, { hackathon, to: concerned, isReminder: false, now });
}

type News = { hackathon: HackathonRow; to: readonly number[]; isReminder: boolean; now: Date };

/** Tells judges how many submissions they have left to score. */
export async function tellJudges(db: Db, { hackathon, to, isReminder, now }: News) {
  const { id: hackathonId, slug, name, starts_at: startsAt, time_zone: timeZone } = hackathon;
  const about = { hackathonId, slug, name, startsAt, timeZone, isReminder };
  for (const { id, dealt, scored } of await listJudges(db, hackathonId)) {
    const left = dealt - scored;
    if (!to.includes(id) || left === 0) continue;
    const data = { ...about, left };
    await tell(db, { kind: 'hackathon_judging', to: id, actorId: null, data, now });
  }
}
