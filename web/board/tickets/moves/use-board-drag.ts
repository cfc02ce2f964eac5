import {
  type DragCancelEvent,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { endOfColumn } from '#web/board/tickets/column-order.ts';
import { createAnnouncements, instructions } from './drag-announcements.ts';
import { type Drag, DragSession } from './drag-session.ts';
import { findTicket } from './board-elements.ts';
import { findCorner, findPosition, findZone } from './drop-position.ts';
import { type Arrow, nextPosition } from './keyboard-move.ts';

/** When a drag starts: Specification, section 9. */
const mouse = { activationConstraint: { distance: 10 } };
const touch = { activationConstraint: { delay: 250, tolerance: 5 } };

type Options = {
  board: RefObject<HTMLElement | null>;
  tickets: readonly ListedTicket[];
  /** Focuses a ticket after it was moved with the keyboard. */
  focusOn: (ticketId: number) => void;
  /** Returns whether the ticket is being moved. */
  onMove: (move: { from: ListedTicket; to: Drag['to'] }) => boolean;
};

/**
 * Dragging with mouse, touch and keyboard. All of them set the target of the DragSession. `context` has
 * the props of the DndContext.
 */
export function useBoardDrag({ board, tickets, focusOn, onMove }: Options) {
  const [session] = useState(() => new DragSession());
  const [announcements] = useState(() => createAnnouncements(session));
  const drag = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
  const [finger, setFinger] = useState<Point>();
  const [byKeyboard, setByKeyboard] = useState(false);
  useEffect(() => session.setTickets(tickets), [session, tickets]);

  const coordinateGetter: KeyboardCoordinateGetter = (event) => {
    const { latest, columns } = session;
    if (!latest || !board.current || !event.code.startsWith('Arrow')) return undefined;
    event.preventDefault();
    const { id } = latest.ticket;
    const position = nextPosition(columns, id, latest.to, event.code as Arrow);
    session.setTarget(position);
    return findCorner(board.current, position, id);
  };

  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  const handlers = {
    onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
      setFinger(touchPointOf(activatorEvent));
      setByKeyboard(activatorEvent instanceof KeyboardEvent);
      const card = board.current && findTicket(board.current, Number(active.id));
      session.start(tickets, { id: active.id, height: card?.offsetHeight ?? 0 });
    },
    onDragMove: ({ active, activatorEvent }: DragMoveEvent) => {
      const { translated: rect, initial } = active.rect.current;
      if (!rect || !board.current || activatorEvent instanceof KeyboardEvent) return;
      // The finger stays at the same point of the card where it picked it up.
      const zone =
        finger &&
        initial &&
        findZone({ x: rect.left + finger.x - initial.left, y: rect.top + finger.y - initial.top });
      if (zone) {
        session.setTarget(endOfColumn(session.columns, { status: zone, moving: active.id }));
        return;
      }
      const options = { moving: Number(active.id), columns: session.columns };
      const center = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
      session.setTarget(findPosition(board.current, center, options));
    },
    onDragEnd: ({ activatorEvent }: DragEndEvent) => {
      const moved = session.end();
      if (!moved) return;
      const isMoving = onMove({ from: moved.ticket, to: moved.to });
      if (isMoving && activatorEvent instanceof KeyboardEvent) focusOn(moved.ticket.id);
    },
    onDragCancel: ({ activatorEvent }: DragCancelEvent) => {
      session.end();
      if (!(activatorEvent instanceof KeyboardEvent)) ignoreClickOfRelease();
    },
  };

  return {
    context: {
      ...fixedSettings,
      ...handlers,
      sensors,
      accessibility: {
        announcements,
        restoreFocus: false,
        screenReaderInstructions: { draggable: instructions },
      },
    },
    drag,
    byTouch: finger !== undefined,
    byKeyboard,
  };
}

/** After Escape, letting go over the card's title would click it and open the ticket. */
function ignoreClickOfRelease() {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, true);
  // The click comes right after the release.
  const release = () => setTimeout(() => window.removeEventListener('click', stop, true));
  window.addEventListener('pointerup', release, { once: true, capture: true });
}

/** While dragging, columns and the board scroll automatically; the page doesn't. */
const scrollInside = { canScroll: (element: Element) => element !== document.scrollingElement };

const fixedSettings = {
  autoScroll: scrollInside,
  // findPosition reads positions from the cards, so dnd-kit has nothing to measure.
  collisionDetection: () => [],
  measuring: { droppable: { strategy: MeasuringStrategy.BeforeDragging } },
};

type Point = { x: number; y: number };

/** Where the finger touched down, or undefined for a mouse or key. */
function touchPointOf(event: Event): Point | undefined {
  const [touch] = 'touches' in event ? (event as TouchEvent).touches : [];
  return touch && { x: touch.clientX, y: touch.clientY };
}
