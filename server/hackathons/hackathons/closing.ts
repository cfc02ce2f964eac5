import { stopAskingTeams } from '#server/projects/next-steps/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { forbidden } from '#server/platform/problem.ts';
import { announceCancellation, announceResumption } from './announce.ts';
import { isOver } from './policy.ts';
import { listConcerned } from './settings.ts';
import { findHackathon, getSlugById, lockHackathon, markCanceled, markResumed } from './store.ts';

type Closing = { hackathonId: number; now: Date };

/** Cancels a hackathon as an admin. Throws forbidden if it's over. */
export async function closeHackathon(
  db: Db,
  { hackathonId, reason, now }: Closing & { reason: string },
) {
  const hackathon = await lock(db, hackathonId);
  if (!hackathon || isOver(hackathon, now))
    throw forbidden('This hackathon is already over or canceled.');
  await markCanceled(db, { id: hackathonId, now });
  const to = await listConcerned(db, { hackathonId, now });
  await announceCancellation(db, { hackathon, to, actorId: null, reason, isByAdmin: true, now });
}

/** Undoes that. People are told, unless it would have ended by now. */
export async function resumeHackathon(db: Db, { hackathonId, now }: Closing) {
  const hackathon = await lock(db, hackathonId);
  if (!hackathon?.canceled_at) return;
  await markResumed(db, hackathonId);
  await stopAskingTeams(db, { hackathonId, now });
  if (hackathon.ends_at <= now.toISOString()) return;
  const to = await listConcerned(db, { hackathonId, now });
  await announceResumption(db, { hackathon, to, now });
}

async function lock(db: Db, id: number) {
  await lockHackathon(db, id);
  return findHackathon(db, { slug: await getSlugById(db, id), readerId: undefined });
}
