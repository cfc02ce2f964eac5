import { useDraggable } from '@dnd-kit/core';
import { memo } from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ticketAttribute } from '#web/board/tickets/moves/board-elements.ts';
import { MoveButton } from '#web/board/tickets/moves/move-button.tsx';
import { titleOf } from '#web/board/tickets/ticket-title.ts';
import { TicketCard } from './ticket-card.tsx';

/** Opens the Move menu of a ticket at an element. */
export type OnMenu = (ticketId: number, anchor: HTMLElement) => void;

/** A ticket on the board, which can be dragged or moved from its menu. */
export const BoardTicket = memo(function BoardTicket({
  ticket,
  onMenu,
}: {
  ticket: ListedTicket;
  onMenu: OnMenu;
}) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: ticket.id,
    // The card contains a link, so it can't be a button.
    attributes: { role: 'group', roleDescription: 'draggable ticket' },
  });
  return (
    <div
      ref={(card) => {
        setNodeRef(card);
        // Enter picks up the ticket on the card itself; on the link inside it opens the ticket.
        setActivatorNodeRef(card);
      }}
      {...listeners}
      {...attributes}
      {...{ [ticketAttribute]: ticket.id }}
      aria-label={titleOf(ticket)}
      className={classNames(
        'group/ticket relative cursor-grab touch-manipulation rounded-md select-none [-webkit-touch-callout:none]',
        // The overlay shows it. It stays mounted, because it may have the focus.
        isDragging && 'outline-none *:invisible',
      )}
    >
      <TicketCard ticket={ticket} />
      <MoveButton title={titleOf(ticket)} onPress={(button) => onMenu(ticket.id, button)} />
    </div>
  );
});
