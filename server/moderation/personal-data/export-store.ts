import { accountParts } from './account-export-store.ts';
import { eventParts } from './event-export-store.ts';
import type { Part } from './export-part.ts';
import { hackathonParts } from './hackathon-export-store.ts';
import { teamParts } from './team-export-store.ts';
import { workParts } from './work-export-store.ts';
import type { Db } from '#server/migrations/tables.ts';

/** Everything stored about a person, list by list. */
export const exportLists: Readonly<Record<string, readonly Part[]>> = {
  ...accountParts,
  ...teamParts,
  ...workParts,
  hackathons: hackathonParts,
  eventsAndMeetings: eventParts,
};

/** Reads a list page by page. No connection is held while a page is being sent. */
export async function* readPages(db: Db, { key, size, page }: Part, userId: number) {
  for (let after: unknown[] = []; ;) {
    const { rows } = await page({ userId, after, size }).execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || key.length === 0 || rows.length < size) return;
    after = key.map((name) => last[name]);
  }
}
