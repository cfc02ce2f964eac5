import { ticketStatuses } from '#contract/values/ticket-status.ts';
import type { Columns, BoardPosition } from '#web/board/tickets/column-order.ts';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The position one arrow key away, on a board without the moving ticket. */
export function nextPosition(
  columns: Columns,
  moving: number,
  position: BoardPosition,
  arrow: Arrow,
): BoardPosition {
  const { index, status } = { index: indexOf(columns, moving, position), status: position.status };
  if (arrow === 'ArrowUp') return positionAt(columns, moving, { status, index: index - 1 });
  if (arrow === 'ArrowDown') return positionAt(columns, moving, { status, index: index + 1 });
  const step = arrow === 'ArrowRight' ? 1 : -1;
  const next = ticketStatuses[ticketStatuses.indexOf(status) + step] ?? status;
  return positionAt(columns, moving, { status: next, index });
}

/** How many tickets are above a position. */
export function indexOf(
  columns: Columns,
  moving: number,
  { status, after }: BoardPosition,
): number {
  const ids = othersOf(columns, moving, status);
  return after === null ? 0 : ids.indexOf(after) + 1;
}

/** How many tickets a column has once the moving ticket is in it. */
export const columnSizeWith = (columns: Columns, moving: number, { status }: BoardPosition) =>
  othersOf(columns, moving, status).length + 1;

function positionAt(
  columns: Columns,
  moving: number,
  { status, index }: { status: BoardPosition['status']; index: number },
): BoardPosition {
  const ids = othersOf(columns, moving, status);
  const clamped = Math.min(Math.max(index, 0), ids.length);
  return { status, after: ids[clamped - 1] ?? null };
}

const othersOf = (columns: Columns, moving: number, status: BoardPosition['status']) =>
  columns[status].map(({ id }) => id).filter((id) => id !== moving);
