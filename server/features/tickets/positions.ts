import { generateKeyBetween } from 'fractional-indexing';
import type { TicketStatus } from '#contract/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { findLastPosition, findPosition, findPositionBehind } from './store.ts';

type Place = {
  projectId: number;
  status: TicketStatus;
  /** The ticket to stand behind, null for the first place, undefined for the last. */
  after?: number | null;
  /** The ticket that moves, if it is on the board already. */
  moving?: number;
};

/**
 * A position for that place of a column. Where the ticket to stand behind has left the column
 * meanwhile, the place is the last. Callers hold the board's lock, so no two get the same.
 */
export async function findFreePosition(db: Db, { projectId, status, after, moving }: Place) {
  const before =
    after && after !== moving && (await findPosition(db, { projectId, status, id: after }));
  if (after === null || before) {
    const position = before || null;
    const behind = await findPositionBehind(db, { projectId, status, position, moving });
    return generateKeyBetween(position, behind);
  }
  return generateKeyBetween(await findLastPosition(db, { projectId, status, moving }), null);
}
