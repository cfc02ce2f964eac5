import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { TicketStatus } from '#contract/vocabulary.ts';
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
  /** The ticket to stand behind, null for the first target, undefined for the last. */
  after?: number | null;
  /** The ticket that moves, if it is on the board already. */
  moving?: number;
};

/** Keys between the same two neighbours grow by a sign in five; a longer one is not given out. */
const maxKeyLength = 50;

/**
 * A position for that target of a column. Where the ticket to stand behind has left the column
 * meanwhile, the target is the last. A column whose keys have grown long is given new ones first:
 * `rearranged` tells of it. Callers hold the board's lock, so no two get the same.
 */
export async function createPosition(
  db: Db,
  target: TargetPosition,
): Promise<{ position: string; rearranged: boolean }> {
  const position = await createKey(db, target);
  if (position.length <= maxKeyLength) return { position, rearranged: false };
  const ids = await listColumn(db, target);
  await setPositions(db, { ids, positions: generateNKeysBetween(null, null, ids.length) });
  return { position: await createKey(db, target), rearranged: true };
}

async function createKey(
  db: Db,
  { projectId, status, after, moving }: TargetPosition,
): Promise<string> {
  const before =
    after && after !== moving && (await findPosition(db, { projectId, status, id: after }));
  if (after === null || before) {
    const position = before || null;
    const behind = await findNextPosition(db, { projectId, status, position, moving });
    return generateKeyBetween(position, behind);
  }
  return generateKeyBetween(await findLastPosition(db, { projectId, status, moving }), null);
}
