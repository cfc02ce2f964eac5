import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { ticketAttribute } from '#web/board/tickets/moves/board-elements.ts';

/** The height of a card with a one-line title, including the gap below, in pixels. */
const estimatedHeight = 79;
/** How many extra cards to render above and below the visible ones. */
const overscan = 6;
/** The size of a column until it's measured, so that its first cards are there right away. */
const initialRect = { width: 0, height: 600 };

type Options = {
  scroller: RefObject<HTMLElement | null>;
  tickets: readonly ListedTicket[];
  /** Tickets that stay mounted when scrolled out of view: the dragged one and the one to focus. */
  keepMounted: readonly (number | undefined)[];
  /** The ticket to scroll to at first. */
  startAt: number | undefined;
  /** The ticket above the drop position while moving with the keyboard. */
  dropAfter: number | null | undefined;
};

/**
 * Renders only the visible cards of a column. The focused card and its neighbors stay mounted too,
 * so that the arrow keys can reach them.
 */
export function useColumnWindow({ scroller, tickets, keepMounted, startAt, dropAfter }: Options) {
  const indexOf = (id: number | null | undefined) =>
    typeof id === 'number' ? tickets.findIndex((ticket) => ticket.id === id) : -1;

  // oxlint-disable-next-line react/incompatible-library -- Pieces is built without React's compiler.
  const column = useVirtualizer({
    count: tickets.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => tickets[index]?.id ?? index,
    initialOffset: () => Math.max(0, (indexOf(startAt) - 2) * estimatedHeight),
    overscan,
    initialRect,
    rangeExtractor: (range) => {
      const focused = indexOf(focusedIn(scroller.current));
      const needed = [...keepMounted.map(indexOf), focused - 1, focused, focused + 1];
      const extra = needed.filter((index) => index >= 0 && index < tickets.length);
      return [...new Set([...defaultRangeExtractor(range), ...extra])].toSorted(
        (left, right) => left - right,
      );
    },
  });

  const target = indexOf(dropAfter);
  useEffect(() => {
    if (dropAfter === null) column.scrollToIndex(0, { align: 'auto' });
    else if (target >= 0) column.scrollToIndex(target, { align: 'auto' });
  }, [column, dropAfter, target]);

  return column;
}

function focusedIn(scroller: HTMLElement | null): number | undefined {
  const card = scroller?.contains(document.activeElement)
    ? document.activeElement?.closest(`[${ticketAttribute}]`)
    : null;
  return card ? Number(card.getAttribute(ticketAttribute)) : undefined;
}
