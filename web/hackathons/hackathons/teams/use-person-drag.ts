import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCorners,
  type DragEndEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  type Over,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef, useState } from 'react';

/** What a draggable person says about themselves. A team has a name, too. */
export type DragData = { name: string; team: string };

type Options = {
  /** The keys of the teams, in the order in which they're shown. */
  teams: readonly string[];
  onMove: (personId: number, team: string) => void;
};

/** Dragging people between teams with mouse, touch and keyboard: the props of the DndContext. */
export function usePersonDrag({ teams, onMove }: Options) {
  const [draggedId, setDraggedId] = useState<number>();

  // Where the keys have moved someone. dnd-kit knows it only after it has measured the teams.
  const target = useRef('');

  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const next = teams[teams.indexOf(target.current) + step];
    const node = next === undefined ? undefined : context.droppableContainers.get(next)?.node;
    if (next === undefined || !node?.current) return undefined;
    target.current = next;
    const { left, top } = node.current.getBoundingClientRect();
    return { x: left + 8, y: top + 8 };
  };

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 10 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  return {
    draggedId,
    context: {
      sensors,
      collisionDetection,
      measuring: { droppable: { strategy: MeasuringStrategy.WhileDragging } },
      accessibility: { announcements, screenReaderInstructions: { draggable: instructions } },
      onDragStart: ({ active }: DragStartEvent) => {
        target.current = teamOf(active);
        setDraggedId(Number(active.id));
      },
      onDragCancel: () => setDraggedId(undefined),
      onDragEnd: ({ active, over, activatorEvent }: DragEndEvent) => {
        setDraggedId(undefined);
        const to = activatorEvent instanceof KeyboardEvent ? target.current : over?.id;
        if (to !== undefined && to !== teamOf(active)) onMove(Number(active.id), String(to));
      },
    },
  };
}

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The team below the pointer; with the keyboard, there's none. */
const collisionDetection: CollisionDetection = (options) =>
  options.pointerCoordinates ? pointerWithin(options) : closestCorners(options);

const teamOf = (active: Active | null) =>
  (active?.data.current as Partial<DragData> | undefined)?.team ?? '';

const nameOf = ({ data }: Pick<Active | Over, 'data'>) =>
  (data.current as Partial<DragData> | undefined)?.name ?? '';

/** Their own team isn't announced, which would interrupt that they were picked up. */
const isElsewhere = (active: Active, over: Over | null): over is Over =>
  over !== null && over.id !== teamOf(active);

const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${nameOf(active)}.`,
  onDragOver: ({ active, over }) =>
    isElsewhere(active, over) ? `${nameOf(active)}: ${nameOf(over)}.` : undefined,
  onDragEnd: ({ active, over }) =>
    isElsewhere(active, over)
      ? `Dropped ${nameOf(active)} in ${nameOf(over)}.`
      : `${nameOf(active)} is back where they were.`,
  onDragCancel: ({ active }) => `${nameOf(active)} is back where they were.`,
};

const instructions =
  'To move this person, press Space, choose a team with the arrow keys, then press Space again. Press Escape to cancel.';
