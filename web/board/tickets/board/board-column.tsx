import {
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ListedTicket } from '#contract/board/tickets.ts';
import type { TicketStatus } from '#contract/values/ticket-status.ts';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { openGap } from '#web/board/tickets/moves/drop-gap.ts';
import { columnAttribute } from '#web/board/tickets/moves/board-elements.ts';
import { QuickAdd } from '#web/board/tickets/new-ticket/quick-add.tsx';
import { columnFrame } from './board-frame.ts';
import { BoardTicket, type OnMenu } from './board-ticket.tsx';
import { useColumnWindow } from './use-column-window.ts';

type BoardColumnProps = {
  projectId: number;
  status: TicketStatus;
  tickets: readonly ListedTicket[];
  /** While a ticket is dragged over this column: the ticket it would land below, null for the top. */
  dropAfter: number | null | undefined;
  /** The height of the dragged card. */
  dropHeight: number | undefined;
  /** Whether to scroll to the drop position: true when the ticket is moved with the keyboard. */
  followsDrop: boolean;
  /** The ticket being dragged, and the one to focus. Both stay mounted when scrolled out of view. */
  draggedId: number | undefined;
  focusId: number | undefined;
  /** The ticket the person came back from, where the column starts. */
  startAt: number | undefined;
  /** How many tickets the column has without the filter. */
  total: number;
  onMenu: OnMenu;
};

/** The space below a card, in pixels: its `pb-2`. */
const cardSpacing = 8;

const emptyTexts: Record<TicketStatus, string> = {
  Backlog: 'Nothing to do here. Create a ticket for what comes next.',
  'In Progress': 'Drag a ticket here when you start work on it.',
  Done: 'Finished tickets end up here.',
};

export const BoardColumn = memo(function BoardColumn({
  projectId,
  status,
  tickets,
  dropAfter,
  dropHeight = 0,
  followsDrop,
  draggedId,
  focusId,
  startAt,
  total,
  onMenu,
}: BoardColumnProps) {
  const isTarget = dropAfter !== undefined;
  const isFiltered = tickets.length < total;
  const scroller = useRef<HTMLDivElement>(null);
  const column = useColumnWindow({
    scroller,
    tickets,
    keepMounted: [draggedId, focusId],
    startAt,
    dropAfter: followsDrop ? dropAfter : undefined,
  });
  const isMeasured = useIsMeasured(scroller);
  const cards = column.getVirtualItems();
  const size = dropHeight + cardSpacing;
  const gap = openGap({
    slots: isTarget || draggedId !== undefined ? slotsOf(column, tickets) : [],
    draggedId,
    dropAfter,
    size,
  });
  return (
    <section
      aria-label={status}
      className={classNames(columnFrame, isTarget && 'outline-1 -outline-offset-1 outline-accent')}
    >
      <h2 className="flex items-baseline gap-2 px-3.5 pt-2.5 pb-1 text-body">
        {status}
        <span className="font-sans text-sm font-medium text-faint tabular-nums">
          {isFiltered
            ? `${formatNumber(tickets.length)} of ${formatNumber(total)}`
            : formatNumber(total)}
        </span>
      </h2>
      <div
        ref={scroller}
        {...{ [columnAttribute]: status }}
        className="min-h-24 flex-1 scroll-py-1 overflow-y-auto px-2 pt-1 pb-2"
      >
        <ul
          style={{
            height: column.getTotalSize() + (isTarget && draggedId === undefined ? size : 0),
            paddingTop: isMeasured ? undefined : cards[0]?.start,
            ...(gap.top !== undefined && {
              '--gap-top': `${gap.top}px`,
              '--gap-height': `${dropHeight}px`,
            }),
          }}
          className={classNames(
            'relative group-data-dragging/board:pointer-events-none',
            isTarget && gapClasses,
          )}
        >
          {cards.map(({ key, index, start }) => {
            const ticket = tickets[index];
            return (
              ticket && (
                <li
                  key={key}
                  ref={isMeasured ? column.measureElement : undefined}
                  data-index={index}
                  aria-setsize={tickets.length}
                  aria-posinset={index + 1}
                  style={isMeasured ? { top: start, ...shift(gap.shiftOf(index)) } : undefined}
                  className={classNames(
                    'pb-2 group-data-dragging/board:transition-transform',
                    isMeasured && 'absolute inset-x-0',
                  )}
                >
                  <BoardTicket ticket={ticket} onMenu={onMenu} />
                </li>
              )
            );
          })}
        </ul>
        {tickets.length === 0 && !isTarget && (
          <p className="m-1 rounded-md border border-dashed border-edge px-3 py-5 text-center text-sm text-soft">
            {isFiltered ? 'No tickets match the filter.' : emptyTexts[status]}
          </p>
        )}
      </div>
      <QuickAdd {...{ projectId, status }} />
    </section>
  );
});

/**
 * Until the cards are measured, they're one below the other, where they'll stay. They're measured later,
 * so that a phone can answer to input in between.
 */
function useIsMeasured(scroller: RefObject<HTMLElement | null>): boolean {
  const [isMeasured, setIsMeasured] = useState(false);
  useEffect(() => startTransition(() => setIsMeasured(true)), []);
  // The card that has the focus may be at the end, which is far down from now on.
  useLayoutEffect(() => {
    if (isMeasured) scroller.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [isMeasured, scroller]);
  return isMeasured;
}

/** Where each ticket of the column is. Only needed while one is dragged. */
const slotsOf = (
  { measurementsCache }: ReturnType<typeof useColumnWindow>,
  tickets: readonly ListedTicket[],
) =>
  measurementsCache.map(({ index, start, end }) => ({ id: tickets[index]?.id ?? 0, start, end }));

/** The place of the dragged card, in the gap between the others. */
const gapClasses =
  'before:absolute before:inset-x-0 before:top-(--gap-top) before:h-(--gap-height) before:rounded-md before:bg-accent-soft';

const shift = (distance: number) =>
  distance === 0 ? {} : { transform: `translateY(${distance}px)` };
