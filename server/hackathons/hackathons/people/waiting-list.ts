import type { Db } from '#server/migrations/tables.ts';
import { announcePlace } from '#server/hackathons/hackathons/announce.ts';
import { countSignedUp, listWaiting, storeState } from './store.ts';
import { isOver } from '#server/hackathons/hackathons/policy.ts';
import type { HackathonRow } from '#server/hackathons/hackathons/store.ts';

/** Gives free places to those who have waited the longest. The caller holds the hackathon's lock. */
export async function fillPlaces(db: Db, hackathon: HackathonRow, now: Date) {
  if (isOver(hackathon, now)) return;
  const free = hackathon.most_people - (await countSignedUp(db, hackathon.id));
  if (free <= 0) return;
  const next = await listWaiting(db, { hackathonId: hackathon.id, limit: free });
  for (const userId of next)
    await storeState(db, { hackathonId: hackathon.id, userId, state: 'signed_up' });
  await announcePlace(db, { hackathon, to: next, now });
}
