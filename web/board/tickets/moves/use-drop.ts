import { useState } from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { type BoardPosition, moveTo } from '#web/board/tickets/column-order.ts';

type Drop = { id: number; to: BoardPosition };

/**
 * The tickets to show: a dropped ticket is where it was dropped right away, in the same frame, until
 * the list of tickets says so itself.
 */
export function useDrop(tickets: readonly ListedTicket[]) {
  const [dropped, setDropped] = useState<{
    before: readonly ListedTicket[];
    after: readonly ListedTicket[];
  }>();
  return [
    dropped?.before === tickets ? dropped.after : tickets,
    ({ id, to }: Drop) => setDropped({ before: tickets, after: moveTo(tickets, id, to) }),
  ] as const;
}
