import { type RefObject, useEffect, useState } from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { lastOpenedTicketId } from '#web/board/tickets/last-opened-ticket.ts';
import { findColumn } from '#web/board/tickets/moves/board-elements.ts';

/**
 * Scrolls sideways to the column of the ticket that the person came from. Returns the ticket's id, so
 * that the column can scroll to it.
 */
export function useReturnToTicket(
  board: RefObject<HTMLElement | null>,
  { projectId, tickets }: { projectId: number; tickets: readonly ListedTicket[] },
) {
  const [cameFrom] = useState(() => lastOpenedTicketId(projectId));
  useEffect(() => {
    const status = tickets.find(({ id }) => id === cameFrom)?.status;
    if (!status || !board.current) return;
    findColumn(board.current, status)?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // Only on the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return cameFrom;
}
