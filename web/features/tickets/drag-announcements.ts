import type { Announcements } from '@dnd-kit/core';
import type { DragSession } from './drag-session.ts';
import { titleOf } from './ticket-title.ts';
import { describePosition } from './describe-move.ts';

/** What is said while a ticket moves, for those who do not see it. */
export function announcementsOf(session: DragSession): Announcements {
  const say = (sentence: (title: string, position: string) => string) => () => {
    const { latest: drag, columns } = session;
    if (!drag) return undefined;
    return sentence(titleOf(drag.ticket), describePosition(columns, drag.ticket.id, drag.to));
  };
  return {
    onDragStart: say((title, position) => `Picked up ${title} from ${position}.`),
    onDragMove: say((title, position) => `${title}: ${position}.`),
    onDragOver: () => undefined,
    onDragEnd: say((title, position) => `Dropped ${title} in ${position}.`),
    onDragCancel: say((title) => `${title} is back where it was.`),
  };
}

/** How to move a ticket without a pointer. */
export const instructions =
  'To move this ticket, press Space, choose a column and a position with the arrow keys, then press Space again. Press Escape to cancel.';
