import type { ListedTicket } from '#contract/board/tickets.ts';

export type Encoded = { id: number; position: string; json: string };

/** A board as it was after a change, without descriptions. It's never changed, only replaced. */
export type Snapshot = { lastChange: number; tickets: readonly Encoded[]; body?: Buffer };

/**
 * Encodes the reply of a board. `described` is the ticket that's sent with its description. All readers
 * of a snapshot share the reply without one.
 */
export function encodeBoard(snapshot: Snapshot, described?: ListedTicket): Buffer {
  if (!described) return (snapshot.body ??= join(snapshot));
  const { json } = encodeTicket(described);
  const put = (ticket: Encoded) => (ticket.id === described.id ? { ...ticket, json } : ticket);
  return join({ ...snapshot, tickets: snapshot.tickets.map(put) });
}

const join = ({ tickets, lastChange }: Snapshot) =>
  Buffer.from(
    `{"content":[${tickets.map(({ json }) => json).join(',')}],"lastChange":${lastChange}}`,
  );

export const encodeTicket = (ticket: ListedTicket): Encoded => ({
  id: ticket.id,
  position: ticket.position,
  json: JSON.stringify(ticket),
});

/** Encodes a ticket without its description. */
export const encodeShort = (ticket: ListedTicket) =>
  encodeTicket({ ...ticket, description: undefined });

/** As the database sorts them. */
export const byPosition = (one: Encoded, other: Encoded) =>
  one.position < other.position ? -1 : Number(one.position > other.position);
