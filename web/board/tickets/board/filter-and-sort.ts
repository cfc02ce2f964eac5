import type { ListedTicket } from '#contract/board/tickets.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { isFiltering, isSortedByDueDate, matchesFilter, readFilter } from './board-filter.ts';
import { inDueOrder } from './due-order.ts';

type Options = { searchParams: URLSearchParams; personId: number | undefined };

export type Arrangement = {
  /** The tickets that match the filter, in their order. */
  tickets: readonly ListedTicket[];
  /** Given while they aren't in the board's own order, so that they can't be rearranged. */
  explainOrder?: () => void;
};

/** Filters and sorts the tickets of a board as its URL says. */
export function arrangeTickets(
  all: readonly ListedTicket[],
  { searchParams, personId }: Options,
): Arrangement {
  const filter = readFilter(searchParams);
  const tickets = isFiltering(filter)
    ? all.filter((ticket) => matchesFilter(ticket, filter, personId))
    : all;
  return isSortedByDueDate(searchParams)
    ? { tickets: inDueOrder(tickets), explainOrder }
    : { tickets };
}

const explainOrder = () =>
  toast({
    title: 'The board is sorted by due date',
    description: 'Switch to board order to rearrange tickets.',
  });
