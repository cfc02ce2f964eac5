import { type TicketStatus, ticketStatuses } from '#contract/values/ticket-status.ts';
import { type Columns, columnsOf, type BoardPosition } from '#web/board/tickets/column-order.ts';
import type { ListedTicket } from '#contract/board/tickets.ts';

export type MoveOption = { label: string; to: BoardPosition };

/** The entries of the Move menu: within the ticket's column, or to the end of another. */
export function listMoveOptions(
  tickets: readonly ListedTicket[],
  ticket: ListedTicket,
): MoveOption[] {
  const columns = columnsOf(tickets);
  return [...withinColumn(columns, ticket), ...otherColumns(columns, ticket)];
}

function withinColumn(columns: Columns, { id, status }: ListedTicket): MoveOption[] {
  const column = columns[status];
  const index = column.findIndex((one) => one.id === id);
  const below = (other: number): BoardPosition => ({ status, after: column[other]?.id ?? null });
  const last = column.length - 1;
  const up = [
    { label: 'Move to the top', to: below(-1) },
    { label: 'Move up', to: below(index - 2) },
  ];
  const down = [
    { label: 'Move down', to: below(index + 1) },
    { label: 'Move to the bottom', to: below(last) },
  ];
  return [...(index > 0 ? up : []), ...(index < last ? down : [])];
}

const otherColumns = (columns: Columns, { status }: ListedTicket): MoveOption[] =>
  ticketStatuses
    .filter((other) => other !== status)
    .map((other) => ({ label: `Move to ${other}`, to: endOf(columns, other) }));

/** The position below the last ticket of a column. */
const endOf = (columns: Columns, status: TicketStatus): BoardPosition => ({
  status,
  after: columns[status].at(-1)?.id ?? null,
});
