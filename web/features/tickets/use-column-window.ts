import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { ListedTicket } from '#contract/tickets.ts';
import { ticketAttribute } from './drop-target.ts';

/** About as high as a card with a title of one line, and the gap below it. */
const usualHeight = 79;
/** How many cards stand ready above and below those that can be seen. */
const beyond = 6;

type Options = {
  scroller: RefObject<HTMLElement | null>;
  tickets: readonly ListedTicket[];
  /** Tickets that stay on the page wherever they stand: the one in the air, the one to be focused. */
  kept: readonly (number | undefined)[];
  /** The ticket at which it begins. */
  startAt: number | undefined;
  /** Where a ticket moved by keys would land. */
  dropAfter: number | null | undefined;
};

/**
 * The part of a column that can be seen: only those cards are on the page, however long the column
 * is. What has the focus stays there too, with the cards beside it, to which the arrow keys lead.
 */
export function useColumnWindow({ scroller, tickets, kept, startAt, dropAfter }: Options) {
  const indexOf = (id: number | null | undefined) =>
    typeof id === 'number' ? tickets.findIndex((ticket) => ticket.id === id) : -1;

  // oxlint-disable-next-line react/incompatible-library -- Pieces is built without React's compiler.
  const column = useVirtualizer({
    count: tickets.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => tickets[index]?.id ?? index,
    initialOffset: () => Math.max(0, (indexOf(startAt) - 2) * usualHeight),
    overscan: beyond,
    rangeExtractor: (range) => {
      const focused = indexOf(focusedIn(scroller.current));
      const wanted = [...kept.map(indexOf), focused - 1, focused, focused + 1];
      const extra = wanted.filter((index) => index >= 0 && index < tickets.length);
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
