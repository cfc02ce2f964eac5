import { DndContext, DragOverlay, MeasuringStrategy } from '@dnd-kit/core';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useRef } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { ticketStatuses } from '#contract/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BoardColumn } from './board-column.tsx';
import { columnsOf } from './columns.ts';
import { instructions } from './drag-announcements.ts';
import { ticketsFailure, ticketsQuery } from './queries.ts';
import { TicketCard } from './ticket-card.tsx';
import { useBoardDrag } from './use-board-drag.ts';
import { useMoveTicket } from './use-move-ticket.ts';

/** The Pieceboard: three columns of tickets that can be dragged. */
export function Board({ projectId, onCreate }: { projectId: number; onCreate: () => void }) {
  const { data, isError, refetch, isFetching } = useQuery(ticketsQuery(projectId));
  if (data) {
    return (
      <>
        {/* Beside the tabs where there is room for both. */}
        <div className="mb-3 flex justify-end sm:absolute sm:-top-1 sm:right-0 sm:mb-0">
          <Button
            variant="primary"
            icon={<Plus aria-hidden className="size-4" />}
            onClick={onCreate}
          >
            Create Ticket
          </Button>
        </div>
        <ReadyBoard projectId={projectId} tickets={data} />
      </>
    );
  }
  if (!isError || isFetching) return <Loading>Loading...</Loading>;
  return (
    <Notice
      tone="error"
      action={
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      Error: {ticketsFailure}
    </Notice>
  );
}

function ReadyBoard({ projectId, tickets }: { projectId: number; tickets: readonly Ticket[] }) {
  const board = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => columnsOf(tickets), [tickets]);
  const { drag, sensors, announcements, ...handlers } = useBoardDrag({
    board,
    tickets,
    onMove: useMoveTicket(projectId),
  });
  return (
    <DndContext
      {...handlers}
      sensors={sensors}
      // Places are found from the cards themselves; nothing has to be measured beforehand.
      collisionDetection={noCollisions}
      measuring={{ droppable: { strategy: MeasuringStrategy.BeforeDragging } }}
      accessibility={{
        announcements,
        restoreFocus: false,
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      {/* On a phone the columns scroll sideways, by keys as well. */}
      <div
        ref={board}
        role="group"
        aria-label="Columns"
        tabIndex={0}
        className={classNames(
          'flex gap-3 overflow-x-auto md:h-[max(24rem,calc(100dvh-15.25rem))] md:overflow-visible',
          '-mx-4 px-4 pb-2 sm:-mx-6 sm:px-6 md:mx-0 md:px-0',
          'h-[max(24rem,calc(100dvh-13rem))]',
          !drag && 'snap-x snap-mandatory',
        )}
      >
        {ticketStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            tickets={columns[status]}
            dropAfter={drag?.to.status === status ? drag.to.after : undefined}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {drag && (
          <div className="floating pointer-events-none rotate-5 rounded-md">
            <TicketCard ticket={drag.ticket} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const noCollisions = () => [];
