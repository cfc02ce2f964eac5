import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { findTicket } from './board-elements.ts';

/**
 * Keeps the focus on a ticket that was moved with the keyboard: in another column it's a new element.
 * The column has to keep `focusId` mounted.
 */
export function useFocusAfterMove(
  board: RefObject<HTMLElement | null>,
  tickets: readonly ListedTicket[],
) {
  const [request, setRequest] = useState<{ id: number; before?: readonly ListedTicket[] }>();
  const done = useRef<typeof request>(undefined);
  const latest = useRef(tickets);
  // With `before`, wait for the tickets to change before looking for the element.
  useEffect(() => {
    if (!request || !board.current || request === done.current || request.before === tickets)
      return;
    findTicket(board.current, request.id)?.focus();
    done.current = request;
  }, [board, tickets, request]);
  // An undo may ask much later than the render that gave it `focusOn`.
  useEffect(() => {
    latest.current = tickets;
  });
  return {
    focusId: request?.id,
    /** Focuses a ticket after the tickets have changed. */
    focusOn: (id: number) => setRequest({ id, before: latest.current }),
    /** Focuses a ticket as soon as it's mounted. */
    focusNow: (id: number) => setRequest({ id }),
  };
}
