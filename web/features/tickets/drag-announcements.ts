import type { Announcements } from '@dnd-kit/core';
import type { DragSession } from './drag-session.ts';
import { titleOf } from './looks.tsx';
import { describePlace } from './say-moved.ts';

/** What is said while a ticket moves, for those who do not see it. */
export function announcementsOf(session: DragSession): Announcements {
  const say = (sentence: (title: string, place: string) => string) => () => {
    const { latest: drag, columns } = session;
    if (!drag) return undefined;
    return sentence(titleOf(drag.ticket), describePlace(columns, drag.ticket.id, drag.to));
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
