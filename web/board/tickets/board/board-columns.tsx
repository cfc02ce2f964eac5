import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ListedTicket, Ticket } from '#contract/board/tickets.ts';
import { ticketStatuses } from '#contract/values/ticket-status.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type BoardPosition, columnsOf } from '#web/board/tickets/column-order.ts';
import { describeMove } from '#web/board/tickets/moves/describe-move.ts';
import type { Drag } from '#web/board/tickets/moves/drag-session.ts';
import { DropBar } from '#web/board/tickets/moves/drop-bar.tsx';
import { LazyMoveMenu, type OpenMenu } from '#web/board/tickets/moves/lazy-move-menu.tsx';
import { useBoardDrag } from '#web/board/tickets/moves/use-board-drag.ts';
import { useDrop } from '#web/board/tickets/moves/use-drop.ts';
import { useFocusAfterMove } from '#web/board/tickets/moves/use-focus-after-move.ts';
import { useMoveTicket } from '#web/board/tickets/moves/use-move-ticket.ts';
import { titleOf } from '#web/board/tickets/ticket-title.ts';
import type { Move } from '#web/board/tickets/pending-moves.ts';
import { undoLast } from '#web/board/tickets/undo.ts';
import type { Arrangement } from './filter-and-sort.ts';
import { BoardColumn } from './board-column.tsx';
import { frameOf } from './board-frame.ts';
import { TicketCard } from './ticket-card.tsx';
import { useAnnouncer } from './use-announcer.ts';
import { useBoardShortcuts } from './use-board-shortcuts.ts';
import { useReturnToTicket } from './use-return-to-ticket.ts';

type BoardColumnsProps = Arrangement & {
  projectId: number;
  /** Every ticket, also those that the filter hides. */
  all: readonly ListedTicket[];
  /** Whether the first steps to a team are shown above. */
  isShort: boolean;
  onCreate: () => void;
  onFinished?: ((ticket: Ticket) => void) | undefined;
  onHelp: () => void;
  onFilter: () => void;
};

/** The board's columns. Tickets can be moved by dragging, with the keyboard or from a menu. */
export function BoardColumns({
  projectId,
  all,
  isShort,
  tickets,
  explainOrder,
  onFinished,
  ...shortcuts
}: BoardColumnsProps) {
  const board = useRef<HTMLDivElement>(null);
  const [shown, showDrop] = useDrop(tickets);
  const columns = useMemo(() => columnsOf(shown), [shown]);
  const allColumns = useMemo(() => columnsOf(all), [all]);
  const startAt = useReturnToTicket(board, { projectId, tickets: all });
  const { focusOn, focusNow, focusId } = useFocusAfterMove(board, shown);
  const [announcement, announce] = useAnnouncer();
  const save = useMoveTicket(projectId, {
    onFinished,
    onUndo: (ticket, to) => {
      focusOn(ticket.id);
      announce(`Moved ${titleOf(ticket)} back to ${to.status}.`);
    },
  });
  const move = (moved: Move) => {
    if (!explainOrder || moved.to.status !== moved.from.status) return save(moved);
    explainOrder();
    return false;
  };
  const { context, drag, byTouch, byKeyboard } = useBoardDrag({
    board,
    tickets: shown,
    focusOn,
    onMove: ({ from, to }) => {
      if (!move({ from, to })) return false;
      showDrop({ id: from.id, to });
      return true;
    },
  });
  const [menu, setMenu] = useState<OpenMenu>();
  const openMenu = useCallback((ticketId: number, anchor: HTMLElement) => {
    setMenu({ ticketId, anchor });
  }, []);
  const moveFromMenu = (from: ListedTicket, to: BoardPosition) => {
    if (!move({ from, to })) return;
    focusOn(from.id);
    announce(describeMove(columns, from, to));
  };
  useBoardShortcuts({
    ...shortcuts,
    board,
    columns,
    isDragging: drag !== null,
    focusTicket: focusNow,
    onUndo: undoLast,
    onMenu: openMenu,
  });

  return (
    <DndContext id="board" {...context}>
      {/* Focusable, so that the sideways scrolling on phones also works with the keyboard. */}
      <div
        ref={board}
        role="group"
        aria-label="Columns"
        tabIndex={0}
        data-dragging={drag !== null || undefined}
        className={classNames(frameOf(isShort), drag ? 'cursor-grabbing' : 'snap-x snap-mandatory')}
      >
        {ticketStatuses.map((status) => (
          <BoardColumn
            key={status}
            {...{ projectId, status }}
            tickets={columns[status]}
            total={allColumns[status].length}
            dropAfter={drag?.to.status === status ? drag.to.after : undefined}
            dropHeight={drag?.height}
            followsDrop={byKeyboard}
            draggedId={drag?.from.status === status ? drag.ticket.id : undefined}
            focusId={focusId}
            startAt={startAt}
            onMenu={openMenu}
          />
        ))}
      </div>
      <DraggedTicket {...{ drag, byTouch, byKeyboard }} />
      <LazyMoveMenu
        menu={menu}
        tickets={tickets}
        onMove={moveFromMenu}
        onClose={() => setMenu(undefined)}
      />
      <output key={announcement.count} className="sr-only">
        {announcement.text}
      </output>
    </DndContext>
  );
}

type DraggedTicketProps = { drag: Drag | null; byTouch: boolean; byKeyboard: boolean };

/** The card that follows the pointer, and by touch the bar of columns to drop it in. */
const DraggedTicket = ({ drag, byTouch, byKeyboard }: DraggedTicketProps) => (
  <>
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
  </>
);
