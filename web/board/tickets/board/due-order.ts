import { generateNKeysBetween } from 'fractional-indexing';
import type { ListedTicket } from '#contract/board/tickets.ts';

/** Later than any due date. */
const never = '9999';

/**
 * The tickets in the order of their due dates, those without one last. Their positions are those of
 * this order, so that the board shows and moves them like any others.
 */
export function inDueOrder(tickets: readonly ListedTicket[]): ListedTicket[] {
  const sorted = tickets.toSorted(
    (left, right) =>
      compare(left.dueDate ?? never, right.dueDate ?? never) ||
      compare(left.position, right.position),
  );
  const positions = generateNKeysBetween(null, null, sorted.length);
  return sorted.map((ticket, index) => ({
    ...ticket,
    position: positions[index] ?? ticket.position,
  }));
}

const compare = (left: string, right: string) => (left === right ? 0 : left < right ? -1 : 1);
