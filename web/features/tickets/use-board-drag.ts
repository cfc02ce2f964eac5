import {
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListedTicket } from '#contract/tickets.ts';
import { announcementsOf } from './drag-announcements.ts';
import { type Drag, DragSession } from './drag-session.ts';
import { findCorner, findPosition, findTicket, findZone } from './drop-target.ts';
import { type Arrow, nextPosition } from './keyboard-move.ts';
import { endOfColumn } from './move-options.ts';

/** When a drag begins (section 9): after 10 px with a mouse, after a press of 250 ms by touch. */
const mouse = { activationConstraint: { distance: 10 } };
const touch = { activationConstraint: { delay: 250, tolerance: 5 } };

type Options = {
  board: RefObject<HTMLElement | null>;
  tickets: readonly ListedTicket[];
  onMove: (move: { from: ListedTicket; to: Drag['to'] }) => void;
};

/** Dragging by mouse, by touch and by keyboard, all towards the same kind of place. */
export function useBoardDrag({ board, tickets, onMove }: Options) {
  const [session] = useState(() => new DragSession());
  const [announcements] = useState(() => announcementsOf(session));
  const drag = useSyncExternalStore(session.subscribe, session.snapshot);
  const { focusOn, focusNow, focusId } = useFocusAfterMove(board, tickets);
  const [finger, setFinger] = useState<Point>();
  const [byKeyboard, setByKeyboard] = useState(false);
  useEffect(() => session.setTickets(tickets), [session, tickets]);

  const coordinateGetter: KeyboardCoordinateGetter = (event) => {
    const { latest, columns } = session;
    if (!latest || !board.current || !event.code.startsWith('Arrow')) return undefined;
    event.preventDefault();
    const { id } = latest.ticket;
    const place = nextPosition(columns, id, latest.to, event.code as Arrow);
    session.setTarget(place);
    return findCorner(board.current, place, id);
  };

  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  return {
    drag,
    byTouch: finger !== undefined,
    byKeyboard,
    focusOn,
    focusNow,
    focusId,
    sensors,
    announcements,
    onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
      setFinger(fingerOf(activatorEvent));
      setByKeyboard(activatorEvent instanceof KeyboardEvent);
      session.start(tickets, active.id);
    },
    onDragMove: ({ active, activatorEvent }: DragMoveEvent) => {
      const { translated: rect, initial } = active.rect.current;
      if (!rect || !board.current || activatorEvent instanceof KeyboardEvent) return;
      // The finger keeps the place on the card at which it took it.
      const zone =
        finger &&
        initial &&
        findZone({ x: rect.left + finger.x - initial.left, y: rect.top + finger.y - initial.top });
      if (zone) {
        session.setTarget(endOfColumn(session.columns, { status: zone, moving: active.id }));
        return;
      }
      const place = { moving: Number(active.id), columns: session.columns };
      const center = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
      session.setTarget(findPosition(board.current, center, place));
    },
    onDragEnd: ({ activatorEvent }: DragEndEvent) => {
      const moved = session.end();
      if (!moved) return;
      if (activatorEvent instanceof KeyboardEvent) focusOn(moved.ticket.id);
      onMove({ from: moved.ticket, to: moved.to });
    },
    onDragCancel: () => void session.end(),
  };
}

type Point = { x: number; y: number };

/** Where a finger went down; nothing where it is no finger. */
function fingerOf(event: Event): Point | undefined {
  const [touch] = 'touches' in event ? (event as TouchEvent).touches : [];
  return touch && { x: touch.clientX, y: touch.clientY };
}

/**
 * A ticket that changes its column is another element there; whoever moved it by keys stays on it.
 * `focusId` has to be on the page for that.
 */
function useFocusAfterMove(board: RefObject<HTMLElement | null>, tickets: readonly ListedTicket[]) {
  const [wanted, want] = useState<{ id: number; before?: readonly ListedTicket[] }>();
  const done = useRef<typeof wanted>(undefined);
  // The next change of the tickets is the moment to look for the element.
  useEffect(() => {
    if (!wanted || !board.current || wanted === done.current || wanted.before === tickets) return;
    findTicket(board.current, wanted.id)?.focus();
    done.current = wanted;
  }, [board, tickets, wanted]);
  return {
    focusId: wanted?.id,
    /** Once the tickets have changed. */
    focusOn: (id: number) => want({ id, before: tickets }),
    /** Where it stands, once it is on the page. */
    focusNow: (id: number) => want({ id }),
  };
}
