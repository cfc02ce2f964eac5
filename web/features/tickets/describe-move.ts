import type { ListedTicket } from '#contract/tickets.ts';
import type { Columns, BoardPosition } from './columns.ts';
import { indexOf, columnSizeWith } from './keyboard-move.ts';
import { titleOf } from './ticket-title.ts';

/** What is said of a ticket that was moved from a menu. */
export const describeMove = (columns: Columns, ticket: ListedTicket, to: BoardPosition) =>
  `Moved ${titleOf(ticket)} to ${describePosition(columns, ticket.id, to)}.`;

/** A place in words: "Done, place 2 of 5". */
export const describePosition = (columns: Columns, moving: number, to: BoardPosition) =>
  `${to.status}, position ${indexOf(columns, moving, to) + 1} of ${columnSizeWith(columns, moving, to)}`;
