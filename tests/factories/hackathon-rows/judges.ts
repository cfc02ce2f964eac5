import { announceStaff } from '#server/hackathons/hackathons/announce.ts';
import { upsertStaff } from '#server/hackathons/hackathons/staff/staff-store.ts';
import { storeJudgement } from '#server/hackathons/judging/store.ts';
import { upsertSubmission } from '#server/hackathons/submissions/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { getHackathonRow } from './sign-ups.ts';

/** Stores that an organizer has made people judges. */
export async function insertJudges(
  db: Db,
  slug: string,
  { organizerId: actorId, ids }: { organizerId: number; ids: readonly number[] },
) {
  const hackathon = await getHackathonRow(db, slug);
  const judge = { role: 'judge', now: new Date() } as const;
  for (const id of ids) {
    await upsertStaff(db, { ...judge, hackathonId: hackathon.id, userId: id });
    await announceStaff(db, { ...judge, hackathon, to: id, actorId });
  }
}

/** Stores what teams have submitted, and who did it. */
export async function insertSubmissions(
  db: Db,
  slug: string,
  submissions: readonly { projectId: number; personId: number; title?: string }[],
) {
  const { id: hackathonId } = await getHackathonRow(db, slug);
  const [rest, now] = [{ text: 'A map', repository: '', demo: '', video: '' }, new Date()];
  for (const { title = 'Ferries after midnight', ...by } of submissions)
    await upsertSubmission(db, { ...by, hackathonId, content: { ...rest, title }, now });
}

type Scores = { judgeId: number; projectId: number; scores: number[]; note?: string };

/** Stores what judges think of submissions that were dealt out to them. */
export async function insertScores(db: Db, slug: string, all: readonly Scores[]) {
  const { id: hackathonId } = await getHackathonRow(db, slug);
  const judged = { hackathonId, hasConflict: false, now: new Date() };
  for (const scores of all) await storeJudgement(db, { note: '', ...scores, ...judged });
}
