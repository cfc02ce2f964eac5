import type { ListedTicket } from '#contract/board/tickets.ts';
import { isMember } from '#server/teams/members/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { notFound } from '#server/platform/problem.ts';
import type { BoardRequest } from './actions.ts';
import type { BoardCopy } from './board-copy.ts';
import { encodeBoard } from './encode-board.ts';
import { presentListedTicket } from './present.ts';
import { listTicketsById } from './store.ts';

export type Request = Omit<BoardRequest, 'described'>;
type Parts = Pick<Database, 'db' | 'pool'>;

/**
 * Brings a copy up to date and returns the member's reply, which is empty if they know it. Returns
 * undefined if the board has to be read anew.
 */
export async function readCopy(
  { db, pool }: Parts,
  copy: BoardCopy,
  { projectId, userId, ticketId, known }: Request,
): Promise<{ lastChange: number; reply: Buffer } | undefined> {
  const snapshot = await copy.update();
  if (!snapshot) return undefined;
  const ticket = ticketId === undefined ? undefined : await describe(pool, projectId, ticketId);
  // After reading, so that someone who was just removed sees nothing later.
  if (!(await isMember(db, { projectId, userId }))) throw notFound();
  const { lastChange } = snapshot;
  return { lastChange, reply: lastChange === known ? empty : encodeBoard(snapshot, ticket) };
}

const empty = Buffer.alloc(0);

async function describe(
  pool: Parts['pool'],
  projectId: number,
  id: number,
): Promise<ListedTicket | undefined> {
  const [row] = await listTicketsById(pool, { projectId, ids: [id], described: id });
  return row && presentListedTicket(row);
}
