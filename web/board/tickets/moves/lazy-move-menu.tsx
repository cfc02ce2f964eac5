import { lazy, Suspense } from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { usePreload } from '#web/lib/preload.ts';
import type { BoardPosition } from '#web/board/tickets/column-order.ts';

const loadMenu = () => import('./move-menu.tsx');
const MoveMenu = lazy(loadMenu);

export type OpenMenu = { ticketId: number; anchor: HTMLElement };

type LazyMoveMenuProps = {
  /** The open menu, if there is one. */
  menu: OpenMenu | undefined;
  tickets: readonly ListedTicket[];
  onMove: (ticket: ListedTicket, to: BoardPosition) => void;
  onClose: () => void;
};

/** The Move menu. Preloaded once the board has been open for a moment. */
export function LazyMoveMenu({ menu, tickets, onMove, onClose }: LazyMoveMenuProps) {
  usePreload(loadMenu);
  const ticket = tickets.find(({ id }) => id === menu?.ticketId);
  return (
    <Suspense>
      {menu && ticket && (
        <MoveMenu
          ticket={ticket}
          tickets={tickets}
          anchor={menu.anchor}
          onChoose={({ to }) => onMove(ticket, to)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
