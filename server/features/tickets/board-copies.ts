import type { BoardReply, ListedTicket } from '#contract/tickets.ts';
import { isMember } from '#server/features/members/store.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import { type BoardRequest, getBoard } from './actions.ts';
import { type BoardCopy, copyBoard, encodeBoard } from './board-copy.ts';
import { presentListedTicket } from './present.ts';
import { listTicketsById } from './store.ts';

type Request = Omit<BoardRequest, 'described'>;
type Reply = { lastChange: number; reply: BoardReply | Buffer };

const defaults = {
  /** Smaller boards are read anew each time, which takes one statement. */
  fewestTickets: 500,
  /** How many tickets are kept, of all boards together: about 50 MB. */
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
      const found = copy && copy.until > clock().getTime() && (await readCopy(copy, request));
      if (found) return found.lastChange === request.known ? undefined : found;
      if (copies.get(projectId) === copy) copies.delete(projectId);
      const other = reading.get(projectId);
      await other?.catch(() => {});
      if (!copies.has(projectId)) return readAnew(request);
    }
  };

  async function readCopy(
    copy: BoardCopy,
    { projectId, userId, ticketId, known }: Request,
  ): Promise<Reply | undefined> {
    const snapshot = await copy.update();
    if (!snapshot) return undefined;
    const { lastChange } = snapshot;
    const ticket = ticketId === undefined ? undefined : await describe(projectId, ticketId);
    // After reading, so that whoever has just left the team sees nothing later.
    if (!(await isMember(db, { projectId, userId }))) throw notFound();
    const isKnown = lastChange === known;
    return { lastChange, reply: isKnown ? emptyBody : encodeBoard(snapshot, ticket) };
  }

  async function describe(projectId: number, id: number): Promise<ListedTicket | undefined> {
    const [row] = await listTicketsById(pool, { projectId, ids: [id], described: id });
    return row && presentListedTicket(row);
  }

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

const emptyBody = Buffer.alloc(0);
