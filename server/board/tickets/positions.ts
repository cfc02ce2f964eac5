import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { TicketStatus } from '#contract/values/ticket-status.ts';
import type { Db } from '#server/migrations/tables.ts';
import {
  setPositions,
  findLastPosition,
  findPosition,
  findNextPosition,
  listColumn,
} from './store.ts';

type TargetPosition = {
  projectId: number;
  status: TicketStatus;
  /** The ticket to put it below, null for the top of the column, undefined for the end. */
  after?: number | null;
  /** The ticket being moved, if it's already on the board. */
  moving?: number;
  /** The last position of the column, if it's known. */
  last?: string | null;
};

/** Keys inserted into the same gap grow by one character every five inserts. */
const maxKeyLength = 50;

/**
 * Returns a new position in a column. If `after` is no longer in the column, it's the end. If the keys
 * have grown too long, the whole column gets new ones first and `rearranged` is true. Callers hold the
 * board's lock, so that positions are unique.
 */
export async function createPosition(
  db: Db,
  target: TargetPosition,
): Promise<{ position: string; rearranged: boolean }> {
  const position = await createKey(db, target);
  if (position.length <= maxKeyLength) return { position, rearranged: false };
  const ids = await listColumn(db, target);
  await setPositions(db, { ids, positions: generateNKeysBetween(null, null, ids.length) });
  return { position: await createKey(db, { ...target, last: undefined }), rearranged: true };
}

async function createKey(
  db: Db,
  { projectId, status, after, moving, last }: TargetPosition,
): Promise<string> {
  const before =
    after && after !== moving && (await findPosition(db, { projectId, status, id: after }));
  if (after === null || before) {
    const position = before || null;
    const behind = await findNextPosition(db, { projectId, status, position, moving });
    return generateKeyBetween(position, behind);
  }
  const end = last === undefined ? await findLastPosition(db, { projectId, status, moving }) : last;
  return generateKeyBetween(end, null);
}
