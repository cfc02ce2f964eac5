import { generateKeyBetween } from 'fractional-indexing';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { type TicketStatus, ticketStatuses } from '#contract/values/ticket-status.ts';

/** A position on the board: the column, and the ticket above it (null at the top). */
export type BoardPosition = { status: TicketStatus; after: number | null };

export type Columns = Record<TicketStatus, ListedTicket[]>;

/** The tickets of each column in order. The order is the same for every member. */
export function columnsOf(tickets: readonly ListedTicket[]): Columns {
  const columns: Columns = { Backlog: [], 'In Progress': [], Done: [] };
  // A status that isn't one of the columns' is shown in the first.
  for (const ticket of tickets) (columns[ticket.status] ?? columns.Backlog).push(ticket);
  for (const status of ticketStatuses) columns[status].sort(byPosition);
  return columns;
}

function byPosition(left: ListedTicket, right: ListedTicket): number {
  if (left.position === right.position) return left.id - right.id;
  return left.position < right.position ? -1 : 1;
}

/** The current position of a ticket. */
export function positionOf(tickets: readonly ListedTicket[], ticket: ListedTicket): BoardPosition {
  const column = columnsOf(tickets)[ticket.status];
  const index = column.findIndex(({ id }) => id === ticket.id);
  return { status: ticket.status, after: column[index - 1]?.id ?? null };
}

/** Moves one ticket to a new position, ordered as the server will order it. Returns a new list. */
export function moveTo<T extends ListedTicket>(
  tickets: readonly T[],
  id: number,
  { status, after }: BoardPosition,
): T[] {
  const others = columnsOf(tickets)[status].filter((ticket) => ticket.id !== id);
  const index = after === null ? 0 : others.findIndex((ticket) => ticket.id === after) + 1;
  const position = generateKeyBetween(
    others[index - 1]?.position ?? null,
    others[index]?.position ?? null,
  );
  return tickets.map((ticket) => (ticket.id === id ? { ...ticket, status, position } : ticket));
}

/** The end of a column, ignoring the moving ticket. */
export const endOfColumn = (
  columns: Columns,
  { status, moving }: { status: TicketStatus; moving: unknown },
): BoardPosition => ({
  status,
  after: columns[status].findLast(({ id }) => id !== moving)?.id ?? null,
});
