import {
  type Announcements,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { type Columns, columnsOf, type Place, placeOf } from './columns.ts';
import { findCorner, findPlace, findTicket } from './drop-target.ts';
import { type Arrow, indexOf, nextPlace, sizeWith } from './keyboard-move.ts';
import { titleOf } from './looks.tsx';

type Drag = { ticket: Ticket; from: Place; to: Place };

/** When a drag begins (section 9): after 10 px with a mouse, after a press of 250 ms by touch. */
const mouse = { activationConstraint: { distance: 10 } };
const touch = { activationConstraint: { delay: 250, tolerance: 5 } };

type Options = {
  board: RefObject<HTMLElement | null>;
  tickets: readonly Ticket[];
  onMove: (move: { from: Ticket; to: Place }) => void;
};

/** One drag at a time: by mouse, by touch and by keyboard, all towards the same kind of place. */
export function useBoardDrag({ board, tickets, onMove }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // Sensors and announcements read what is true now, between two renderings; the drop is still
  // announced when the drag is over.
  const current = useRef<{ drag: Drag | null; columns: Columns }>({ drag: null, columns: columnsOf([]) });
  current.current.columns = useMemo(() => columnsOf(tickets), [tickets]);

  const focusOn = useFocusAfterMove(board, tickets);

  const update = (next: Drag) => {
    current.current.drag = next;
    setDrag(next);
  };

  const aim = (to: Place | undefined) => {
    const { drag } = current.current;
    if (!drag || !to || isSame(drag.to, to)) return;
    update({ ...drag, to });
  };

  const coordinateGetter: KeyboardCoordinateGetter = (event) => {
    const { drag, columns } = current.current;
    if (!drag || !board.current || !event.code.startsWith('Arrow')) return undefined;
    event.preventDefault();
    const place = nextPlace(columns, drag.ticket.id, drag.to, event.code as Arrow);
    aim(place);
    return findCorner(board.current, place, drag.ticket.id);
  };

  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  return {
    drag,
    sensors,
    announcements: announcementsOf(current.current),
    onDragStart: ({ active }: DragStartEvent) => {
      const ticket = tickets.find(({ id }) => id === active.id);
      if (!ticket) return;
      const place = placeOf(tickets, ticket);
      update({ ticket, from: place, to: place });
    },
    onDragMove: ({ active, activatorEvent }: DragMoveEvent) => {
      const rect = active.rect.current.translated;
      if (!rect || !board.current || activatorEvent instanceof KeyboardEvent) return;
      const center = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
      aim(findPlace(board.current, center, Number(active.id)));
    },
    onDragEnd: ({ activatorEvent }: DragEndEvent) => {
      const { drag } = current.current;
      if (drag && !isSame(drag.from, drag.to)) {
        if (activatorEvent instanceof KeyboardEvent) focusOn(drag.ticket.id);
        onMove({ from: drag.ticket, to: drag.to });
      }
      setDrag(null);
    },
    onDragCancel: () => setDrag(null),
  };
}

/** A ticket that changes its column is another element there; whoever moved it by keys stays on it. */
function useFocusAfterMove(board: RefObject<HTMLElement | null>, tickets: readonly Ticket[]) {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || !board.current) return;
    findTicket(board.current, wanted.current)?.focus();
    wanted.current = undefined;
  }, [board, tickets]);
  return (id: number) => void (wanted.current = id);
}

const isSame = (left: Place, right: Place) => left.status === right.status && left.after === right.after;

/** What is said while a ticket moves, for those who do not see it. */
function announcementsOf(current: { drag: Drag | null; columns: Columns }): Announcements {
  const say = (sentence: (title: string, place: string) => string) => () => {
    const { drag, columns } = current;
    if (!drag) return undefined;
    const { id } = drag.ticket;
    const index = indexOf(columns, id, drag.to) + 1;
    return sentence(titleOf(drag.ticket), `${drag.to.status}, place ${index} of ${sizeWith(columns, id, drag.to)}`);
  };
  return {
    onDragStart: say((title, place) => `Picked up ${title} from ${place}.`),
    onDragMove: say((title, place) => `${title}: ${place}.`),
    onDragOver: () => undefined,
    onDragEnd: say((title, place) => `Dropped ${title} in ${place}.`),
    onDragCancel: say((title) => `${title} is back where it was.`),
  };
}
