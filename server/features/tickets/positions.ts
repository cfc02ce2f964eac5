import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { TicketStatus } from '#contract/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import {
  arrangeTickets,
  findLastPosition,
  findPosition,
  findPositionBehind,
  listColumn,
} from './store.ts';

type Place = {
  projectId: number;
  status: TicketStatus;
  /** The ticket to stand behind, null for the first place, undefined for the last. */
  after?: number | null;
  /** The ticket that moves, if it is on the board already. */
  moving?: number;
};

/** Keys between the same two neighbours grow by a sign in five; a longer one is not given out. */
const longestKey = 50;

/**
 * A position for that place of a column. Where the ticket to stand behind has left the column
 * meanwhile, the place is the last. A column whose keys have grown long is given new ones first:
 * `arranged` tells of it. Callers hold the board's lock, so no two get the same.
 */
export async function findFreePosition(
  db: Db,
  place: Place,
): Promise<{ position: string; arranged: boolean }> {
  const position = await findKey(db, place);
  if (position.length <= longestKey) return { position, arranged: false };
  const ids = await listColumn(db, place);
  await arrangeTickets(db, { ids, positions: generateNKeysBetween(null, null, ids.length) });
  return { position: await findKey(db, place), arranged: true };
}

async function findKey(db: Db, { projectId, status, after, moving }: Place): Promise<string> {
  const before =
    after && after !== moving && (await findPosition(db, { projectId, status, id: after }));
  if (after === null || before) {
    const position = before || null;
    const behind = await findPositionBehind(db, { projectId, status, position, moving });
    return generateKeyBetween(position, behind);
  }
  return generateKeyBetween(await findLastPosition(db, { projectId, status, moving }), null);
}
