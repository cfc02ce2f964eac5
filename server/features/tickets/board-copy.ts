import type { BoardReply, ListedTicket } from '#contract/tickets.ts';
import { listChanges } from '#server/features/changes/actions.ts';
import { coalesce } from '#server/platform/coalesce.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { presentListedTicket } from './present.ts';
import { listTicketsById } from './store.ts';

type Encoded = { id: number; position: string; json: string };

/** A board as it was after a change, without descriptions. It's never changed, only replaced. */
export type Snapshot = { lastChange: number; tickets: readonly Encoded[]; body?: Buffer };

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
      tickets: [...kept, ...rows.map(presentListedTicket).map(encode)].toSorted(byPosition),
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

/**
 * Encodes the reply of a board. `described` is the ticket that's sent with its description. All readers
 * of a snapshot share the reply without one.
 */
export function encodeBoard(snapshot: Snapshot, described?: ListedTicket): Buffer {
  if (!described) return (snapshot.body ??= join(snapshot));
  const { json } = encode(described);
  const put = (ticket: Encoded) => (ticket.id === described.id ? { ...ticket, json } : ticket);
  return join({ ...snapshot, tickets: snapshot.tickets.map(put) });
}

const join = ({ tickets, lastChange }: Snapshot) =>
  Buffer.from(
    `{"content":[${tickets.map(({ json }) => json).join(',')}],"lastChange":${lastChange}}`,
  );

const encode = (ticket: ListedTicket): Encoded => ({
  id: ticket.id,
  position: ticket.position,
  json: JSON.stringify(ticket),
});

const encodeShort = (ticket: ListedTicket) => encode({ ...ticket, description: undefined });

/** As the database sorts them. */
const byPosition = (one: Encoded, other: Encoded) =>
  one.position < other.position ? -1 : Number(one.position > other.position);
