import { ticketStatuses } from '#contract/vocabulary.ts';
import type { Columns, Place } from './columns.ts';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The place that an arrow key leads to from another, on a board without the ticket that moves. */
export function nextPlace(columns: Columns, moving: number, place: Place, arrow: Arrow): Place {
  const { index, status } = { index: indexOf(columns, moving, place), status: place.status };
  if (arrow === 'ArrowUp') return placeAt(columns, moving, { status, index: index - 1 });
  if (arrow === 'ArrowDown') return placeAt(columns, moving, { status, index: index + 1 });
  const step = arrow === 'ArrowRight' ? 1 : -1;
  const next = ticketStatuses[ticketStatuses.indexOf(status) + step] ?? status;
  return placeAt(columns, moving, { status: next, index });
}

/** How many tickets stand above a place. */
export function indexOf(columns: Columns, moving: number, { status, after }: Place): number {
  const ids = othersOf(columns, moving, status);
  return after === null ? 0 : ids.indexOf(after) + 1;
}

/** How many tickets a column will have once the moving one is in it. */
export const sizeWith = (columns: Columns, moving: number, { status }: Place) =>
  othersOf(columns, moving, status).length + 1;

function placeAt(
  columns: Columns,
  moving: number,
  { status, index }: { status: Place['status']; index: number },
): Place {
  const ids = othersOf(columns, moving, status);
  const clamped = Math.min(Math.max(index, 0), ids.length);
  return { status, after: ids[clamped - 1] ?? null };
}

const othersOf = (columns: Columns, moving: number, status: Place['status']) =>
  columns[status].map(({ id }) => id).filter((id) => id !== moving);
