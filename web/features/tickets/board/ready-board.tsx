import { DndContext, DragOverlay, MeasuringStrategy } from '@dnd-kit/core';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListedTicket } from '#contract/tickets.ts';
import { ticketStatuses } from '#contract/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { usePreload } from '#web/lib/preload.ts';
import { columnsOf } from '#web/features/tickets/columns.ts';
import { instructions } from '#web/features/tickets/moves/drag-announcements.ts';
import { DropBar } from '#web/features/tickets/moves/drop-bar.tsx';
import type { MoveOption } from '#web/features/tickets/moves/move-options.ts';
import { findColumn } from '#web/features/tickets/moves/drop-target.ts';
import { lastOpenedTicketId } from '#web/features/tickets/last-opened-ticket.ts';
import { titleOf } from '#web/features/tickets/ticket-title.ts';
import { describeMove } from '#web/features/tickets/moves/describe-move.ts';
import { undoLast } from '#web/features/tickets/undo.ts';
import { useBoardDrag } from '#web/features/tickets/moves/use-board-drag.ts';
import { useDrop } from '#web/features/tickets/moves/use-drop.ts';
import { useMoveTicket } from '#web/features/tickets/moves/use-move-ticket.ts';
import { BoardColumn } from './board-column.tsx';
import { boardFrame } from './board-frame.ts';
import { TicketCard } from './ticket-card.tsx';
import { useBoardShortcuts } from './use-board-shortcuts.ts';
import { useAnnouncer } from './use-announcer.ts';

const loadMenu = () => import('#web/features/tickets/moves/move-menu.tsx');
const MoveMenu = lazy(loadMenu);

type ReadyBoardProps = {
  projectId: number;
  /** Every ticket, and the ones the filter shows. */
  all: readonly ListedTicket[];
  tickets: readonly ListedTicket[];
  onCreate: () => void;
  onHelp: () => void;
  onFilter: () => void;
};

/** The board's columns. Tickets can be moved by dragging, with the keyboard or from a menu. */
export function ReadyBoard({
  projectId,
  all,
  tickets,
  onCreate,
  onHelp,
  onFilter,
}: ReadyBoardProps) {
  usePreload(loadMenu);
  const board = useRef<HTMLDivElement>(null);
  const [shown, showDrop] = useDrop(tickets);
  const columns = useMemo(() => columnsOf(shown), [shown]);
  const allColumns = useMemo(() => columnsOf(all), [all]);
  const move = useMoveTicket(projectId, {
    onUndo: (ticket, to) => {
      focusOn(ticket.id);
      announce(`Moved ${titleOf(ticket)} back to ${to.status}.`);
    },
  });
  const [announcement, announce] = useAnnouncer();
  const [menu, setMenu] = useState<{ ticketId: number; anchor: HTMLElement }>();
  const openMenu = useCallback(
    (ticketId: number, anchor: HTMLElement) => setMenu({ ticketId, anchor }),
    [setMenu],
  );
  const {
    drag,
    byTouch,
    byKeyboard,
    focusOn,
    focusNow,
    focusId,
    sensors,
    announcements,
    ...handlers
  } = useBoardDrag({
    board,
    tickets: shown,
    onMove: ({ from, to }) => {
      if (move({ from, to })) showDrop({ id: from.id, to });
    },
  });
  /** Focuses the first or last ticket of a column, even if it isn't mounted. */
  const focusEdge = (ticketId: number, edge: 'first' | 'last') => {
    const column = Object.values(columns).find((one) => one.some(({ id }) => id === ticketId));
    const target = edge === 'first' ? column?.[0] : column?.at(-1);
    if (target) focusNow(target.id);
  };

  // Scroll back to the ticket that the person came from.
  const [cameFrom] = useState(() => lastOpenedTicketId(projectId));
  useEffect(() => {
    const status = all.find(({ id }) => id === cameFrom)?.status;
    if (!status || !board.current) return;
    findColumn(board.current, status)?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // Only on the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const isDragging = drag !== null;
  useBoardShortcuts({
    board,
    isDragging,
    onCreate,
    onHelp,
    onFilter,
    onUndo: undoLast,
    onEdge: focusEdge,
    onMenu: openMenu,
  });

  const moving = tickets.find(({ id }) => id === menu?.ticketId);
  const choose = ({ to }: MoveOption) => {
    if (!moving) return;
    focusOn(moving.id);
    announce(describeMove(columns, moving, to));
    move({ from: moving, to });
  };

  return (
    <DndContext
      {...handlers}
      sensors={sensors}
      // findPosition reads positions from the cards, so dnd-kit has nothing to measure.
      collisionDetection={noCollisions}
      autoScroll={scrollInside}
      measuring={{ droppable: { strategy: MeasuringStrategy.BeforeDragging } }}
      accessibility={{
        announcements,
        restoreFocus: false,
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      {/* Focusable, so that the sideways scrolling on phones also works with the keyboard. */}
      <div
        ref={board}
        role="group"
        aria-label="Columns"
        tabIndex={0}
        data-dragging={isDragging || undefined}
        className={classNames(
          'group/board',
          boardFrame,
          isDragging ? 'cursor-grabbing' : 'snap-x snap-mandatory',
        )}
      >
        {ticketStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            tickets={columns[status]}
            total={allColumns[status].length}
            dropAfter={drag?.to.status === status ? drag.to.after : undefined}
            dropHeight={drag?.height}
            followsDrop={byKeyboard}
            draggedId={drag?.from.status === status ? drag.ticket.id : undefined}
            focusId={focusId}
            startAt={cameFrom}
            onMenu={openMenu}
          />
        ))}
      </div>
      {drag && byTouch && <DropBar status={drag.to.status} />}
      <DragOverlay dropAnimation={null} zIndex={20}>
        {drag && (
          <div
            className={classNames(
              'floating pointer-events-none rotate-5 rounded-md',
              byKeyboard && 'outline-2 outline-offset-2 outline-accent',
            )}
          >
            <TicketCard ticket={drag.ticket} />
          </div>
        )}
      </DragOverlay>
      <Suspense>
        {menu && moving && (
          <MoveMenu
            ticket={moving}
            tickets={tickets}
            anchor={menu.anchor}
            onChoose={choose}
            onClose={() => setMenu(undefined)}
          />
        )}
      </Suspense>
      <output key={announcement.count} className="sr-only">
        {announcement.text}
      </output>
    </DndContext>
  );
}

const noCollisions = () => [];

/** While dragging, columns and the board scroll automatically; the page doesn't. */
const scrollInside = { canScroll: (element: Element) => element !== document.scrollingElement };
