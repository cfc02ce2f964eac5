import type { BoardReply } from '#contract/board/tickets.ts';
import { listChanges } from '#server/history/changes/actions.ts';
import { coalesce } from '#server/platform/coalesce.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { byPosition, encodeShort, encodeTicket, type Snapshot } from './encode-board.ts';
import { presentListedTicket } from './present.ts';
import { listTicketsById } from './store.ts';

export type BoardCopy = {
  size: number;
  /** Catches up with the database. Returns undefined if the board has to be read anew. */
  update(): Promise<Snapshot | undefined>;
};

/** A copy that's further behind is read anew. */
const maxChanges = 500;

/** Copies a board. Readers who ask for its newest state at the same moment share the statements. */
export function copyBoard(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { projectId, content, lastChange }: BoardReply & { projectId: number },
): BoardCopy {
  let snapshot: Snapshot | undefined = { lastChange, tickets: content.map(encodeShort) };

  const catchUp = coalesce(async () => {
    if (!snapshot) return;
    const after = snapshot.lastChange;
    const changes = await listChanges({ db, pool }, { projectId, after, limit: maxChanges });
    const last = changes.at(-1);
    if (!last) return;
    const ids = changes.length < maxChanges ? findChanged(changes) : undefined;
    snapshot = ids && (await replace(snapshot, { ids, lastChange: last.number }));
  });

  async function replace({ tickets }: Snapshot, to: { ids: Set<number>; lastChange: number }) {
    const { ids, lastChange } = to;
    if (ids.size === 0) return { lastChange, tickets };
    const changed = { projectId, ids: [...ids], described: undefined };
    const rows = await listTicketsById(pool, changed);
    const kept = tickets.filter(({ id }) => !ids.has(id));
    return {
      lastChange,
      tickets: [...kept, ...rows.map(presentListedTicket).map(encodeTicket)].toSorted(byPosition),
    };
  }

  return {
    size: content.length,
    update: async () => {
      await catchUp();
      return snapshot;
    },
  };
}

type Changes = Awaited<ReturnType<typeof listChanges>>;

/** The tickets that these changes are about, or undefined if others may have changed too. */
function findChanged(changes: Changes): Set<number> | undefined {
  const others = changes.filter(({ kind }) => !/^(ticket|comment|review|repository)_/.test(kind));
  const ids = changes.map(({ ticket_id: id }) => id);
  return others.length > 0 ? undefined : new Set(ids.filter((id) => id !== null));
}
