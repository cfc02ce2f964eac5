import type { Announcements } from '@dnd-kit/core';
import { titleOf } from '#web/board/tickets/ticket-title.ts';
import type { DragSession } from './drag-session.ts';
import { describePosition } from './describe-move.ts';

/** Screen reader announcements while a ticket is dragged. */
export function createAnnouncements(session: DragSession): Announcements {
  const announce = (sentence: (title: string, position: string) => string) => () => {
    const { latest: drag, columns } = session;
    if (!drag) return undefined;
    return sentence(titleOf(drag.ticket), describePosition(columns, drag.ticket.id, drag.to));
  };
  return {
    onDragStart: announce((title, position) => `Picked up ${title} from ${position}.`),
    onDragMove: announce((title, position) => `${title}: ${position}.`),
    onDragOver: () => undefined,
    onDragEnd: announce((title, position) => `Dropped ${title} in ${position}.`),
    onDragCancel: announce((title) => `${title} is back where it was.`),
  };
}

/** Tells screen reader users how to move a ticket with the keyboard. */
export const instructions =
  'To move this ticket, press Space, choose a column and a position with the arrow keys, then press Space again. Press Escape to cancel.';
