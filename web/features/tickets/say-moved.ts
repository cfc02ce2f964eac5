import type { ListedTicket } from '#contract/tickets.ts';
import type { Columns, Place } from './columns.ts';
import { indexOf, sizeWith } from './keyboard-move.ts';
import { titleOf } from './looks.tsx';

/** What is said of a ticket that was moved from a menu. */
export const sayMoved = (columns: Columns, ticket: ListedTicket, to: Place) =>
  `Moved ${titleOf(ticket)} to ${describePlace(columns, ticket.id, to)}.`;

/** A place in words: "Done, place 2 of 5". */
export const describePlace = (columns: Columns, moving: number, to: Place) =>
  `${to.status}, place ${indexOf(columns, moving, to) + 1} of ${sizeWith(columns, moving, to)}`;
