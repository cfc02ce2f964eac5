import type { BoardReply } from '#contract/board/tickets.ts';
import type { Context } from '#server/platform/context.ts';
import { getBoard } from './actions.ts';
import { type BoardCopy, copyBoard } from './board-copy.ts';
import { readCopy, type Request } from './read-copy.ts';

type Reply = { lastChange: number; reply: BoardReply | Buffer };

const defaults = {
  /** Smaller boards are read anew each time, which takes one statement. */
  fewestTickets: 500,
  /** How many tickets are kept, of all boards together. */
  mostTickets: 50_000,
  /** Then a board is read anew, because its numbers may be from before a backup was restored. */
  secondsKept: 60,
};

/**
 * Returns a function like `getBoard` for boards without descriptions. It keeps copies of large ones in
 * memory, because reading and encoding thousands of tickets for each reader would keep the process from
 * answering others. A copy is brought up to date for each request.
 */
export function createBoardCopies(
  { db, pool, clock }: Pick<Context, 'db' | 'pool' | 'clock'>,
  limits: Partial<typeof defaults> = {},
) {
  const { fewestTickets, mostTickets, secondsKept } = { ...defaults, ...limits };
  const copies = new Map<number, BoardCopy & { until: number }>();
  const reading = new Map<number, Promise<unknown>>();

  return async function getBoardCopy(request: Request): Promise<Reply | undefined> {
    const { projectId } = request;
    for (;;) {
      const copy = copies.get(projectId);
      const found =
        copy && copy.until > clock().getTime() && (await readCopy({ db, pool }, copy, request));
      if (found) return found.lastChange === request.known ? undefined : found;
      if (copies.get(projectId) === copy) copies.delete(projectId);
      const other = reading.get(projectId);
      // Without a pause if there is none, so that readers who waited for the same copy share one read.
      if (other) await other.catch(() => {});
      if (!copies.has(projectId)) return readAnew(request);
    }
  };

  async function readAnew(request: Request): Promise<Reply | undefined> {
    const { projectId } = request;
    const read = getBoard({ db, pool }, { ...request, described: false });
    reading.set(projectId, read);
    try {
      const board = await read;
      if (board && board.content.length >= fewestTickets) keep(projectId, board);
      return board && { lastChange: board.lastChange, reply: board };
    } finally {
      if (reading.get(projectId) === read) reading.delete(projectId);
    }
  }

  function keep(projectId: number, board: BoardReply) {
    const until = clock().getTime() + secondsKept * 1000;
    copies.set(projectId, { ...copyBoard({ db, pool }, { projectId, ...board }), until });
    let total = [...copies.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [oldest, { size }] of copies) {
      if (total <= mostTickets) return;
      copies.delete(oldest);
      total -= size;
    }
  }
}
