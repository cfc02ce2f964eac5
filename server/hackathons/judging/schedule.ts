import { findHackathon, getSlugById } from '#server/hackathons/hackathons/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { dealOut } from './dealing.ts';
import { lockHackathonToDeal } from './store.ts';

/** Deals submissions out to judges once a hackathon ends, and again when there are other judges. */
export const judgingTasks: readonly Task[] = [{ name: 'judging', every: 60, run: dealNext }];

async function dealNext(db: Db, now: Date): Promise<boolean> {
  const id = await lockHackathonToDeal(db, now);
  if (id === undefined) return false;
  const slug = await getSlugById(db, id);
  const hackathon = await findHackathon(db, { slug, readerId: undefined });
  if (hackathon) await dealOut(db, { hackathon, now });
  return true;
}
