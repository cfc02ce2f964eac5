import type { ListedTicket } from '#contract/board/tickets.ts';
import type { Columns, BoardPosition } from '#web/board/tickets/column-order.ts';
import { titleOf } from '#web/board/tickets/ticket-title.ts';
import { indexOf, columnSizeWith } from './keyboard-move.ts';

/** The announcement after a move from the menu. */
export const describeMove = (columns: Columns, ticket: ListedTicket, to: BoardPosition) =>
  `Moved ${titleOf(ticket)} to ${describePosition(columns, ticket.id, to)}.`;

/** For example "Done, position 2 of 5". */
export const describePosition = (columns: Columns, moving: number, to: BoardPosition) =>
  `${to.status}, position ${indexOf(columns, moving, to) + 1} of ${columnSizeWith(columns, moving, to)}`;
