import { generateKeyBetween } from 'fractional-indexing';
import type { ListedTicket } from '#contract/tickets.ts';
import { type TicketStatus, ticketStatuses } from '#contract/vocabulary.ts';

/** Where a ticket goes: its column and the ticket to stand behind, null for the first place. */
export type BoardPosition = { status: TicketStatus; after: number | null };

export type Columns = Record<TicketStatus, ListedTicket[]>;

/** The tickets of each column in their order, which is the same for every member. */
export function columnsOf(tickets: readonly ListedTicket[]): Columns {
  const columns: Columns = { Backlog: [], 'In Progress': [], Done: [] };
  for (const ticket of tickets) columns[ticket.status].push(ticket);
  for (const status of ticketStatuses) columns[status].sort(byPosition);
  return columns;
}

function byPosition(left: ListedTicket, right: ListedTicket): number {
  if (left.position === right.position) return left.id - right.id;
  return left.position < right.position ? -1 : 1;
}

/** Where a ticket stands now. */
export function positionOf(tickets: readonly ListedTicket[], ticket: ListedTicket): BoardPosition {
  const column = columnsOf(tickets)[ticket.status];
  const index = column.findIndex(({ id }) => id === ticket.id);
  return { status: ticket.status, after: column[index - 1]?.id ?? null };
}

/** The tickets with one of them at another place, as the server will order them. */
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
