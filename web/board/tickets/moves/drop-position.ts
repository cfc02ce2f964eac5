import { type TicketStatus, ticketStatuses } from '#contract/values/ticket-status.ts';
import type { Columns, BoardPosition } from '#web/board/tickets/column-order.ts';
import { findColumn, findTicket, ticketAttribute, zoneAttribute } from './board-elements.ts';

type Point = { x: number; y: number };

/** The column whose drop zone is under a point. */
export const findZone = ({ x, y }: Point): TicketStatus | undefined =>
  ticketStatuses.find((status) => {
    const zone = document.querySelector(`[${zoneAttribute}="${status}"]`);
    const rect = zone?.getBoundingClientRect();
    return rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
  });

/**
 * The board position under a point: the nearest column, and the gap between two tickets in it. Only
 * visible tickets are in the DOM, so `columns` supplies the ticket above the first visible one.
 */
export function findPosition(
  board: HTMLElement,
  { x, y }: Point,
  { moving, columns }: { moving: number; columns: Columns },
): BoardPosition | undefined {
  const lists = ticketStatuses.map((status) => ({ status, list: findColumn(board, status) }));
  const nearest = lists
    .filter((entry): entry is { status: TicketStatus; list: HTMLElement } => entry.list !== null)
    .map((entry) => ({ ...entry, away: distance(entry.list.getBoundingClientRect(), x) }))
    .toSorted((left, right) => left.away - right.away)[0];
  if (!nearest) return undefined;
  const cards = listCards(nearest.list, moving);
  const index = countAbove(cards, y);
  const above = cards[index - 1];
  const column = columns[nearest.status].filter(({ id }) => id !== moving);
  const first = column.findIndex(({ id }) => id === idOf(cards[0]));
  return {
    status: nearest.status,
    after: above ? idOf(above) : (column[first - 1]?.id ?? null),
  };
}

/** The screen coordinates of a board position: the top left corner of a ticket dropped there. */
export function findCorner(
  board: HTMLElement,
  { status, after }: BoardPosition,
  moving: number,
): Point | undefined {
  const list = findColumn(board, status);
  if (!list) return undefined;
  const cards = list.firstElementChild;
  if (!cards) return undefined;
  const { left, top } = cards.getBoundingClientRect();
  if (after === null) return { x: left, y: top };
  const above = rowOf(list, after);
  // The ticket above isn't mounted; the column is about to scroll there.
  if (!above) return { x: left, y: list.getBoundingClientRect().bottom };
  // Cards slide while the gap moves, so use their positions in the list and close the old gap.
  const own = rowOf(list, moving);
  const closed = own && own.offsetTop < above.offsetTop ? own.offsetHeight : 0;
  return { x: left, y: top + above.offsetTop + above.offsetHeight - closed };
}

/** The list item of a ticket. */
const rowOf = (list: HTMLElement, id: number) => findTicket(list, id)?.closest('li');

function listCards(list: HTMLElement, moving: number): HTMLElement[] {
  const cards = [...list.querySelectorAll<HTMLElement>(`[${ticketAttribute}]`)];
  return cards.filter((card) => idOf(card) !== moving);
}

const idOf = (card: HTMLElement | undefined): number | null =>
  card ? Number(card.getAttribute(ticketAttribute)) : null;

/** How many cards have their middle above `y`. Cards are in order, so a binary search finds it. */
function countAbove(cards: readonly HTMLElement[], y: number): number {
  let [low, high] = [0, cards.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { top, height } = (cards[middle] as HTMLElement).getBoundingClientRect();
    if (top + height / 2 < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

const distance = ({ left, right }: DOMRect, x: number) => Math.max(left - x, x - right, 0);
