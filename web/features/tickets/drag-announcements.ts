import type { Announcements } from '@dnd-kit/core';
import type { DragSession } from './drag-session.ts';
import { indexOf, sizeWith } from './keyboard-move.ts';
import { titleOf } from './looks.tsx';

/** What is said while a ticket moves, for those who do not see it. */
export function announcementsOf(session: DragSession): Announcements {
  const say = (sentence: (title: string, place: string) => string) => () => {
    const { latest: drag, columns } = session;
    if (!drag) return undefined;
    const { id } = drag.ticket;
    const index = indexOf(columns, id, drag.to) + 1;
    const place = `${drag.to.status}, place ${index} of ${sizeWith(columns, id, drag.to)}`;
    return sentence(titleOf(drag.ticket), place);
  };
  return {
    onDragStart: say((title, place) => `Picked up ${title} from ${place}.`),
    onDragMove: say((title, place) => `${title}: ${place}.`),
    onDragOver: () => undefined,
    onDragEnd: say((title, place) => `Dropped ${title} in ${place}.`),
    onDragCancel: say((title) => `${title} is back where it was.`),
  };
}

/** How to move a ticket without a pointer. */
export const instructions =
  'To move this ticket, press the space bar, use the arrow keys to choose a column and a place, and press the space bar again. Escape puts it back.';
