import type { Columns } from '#web/board/tickets/column-order.ts';
import { columnAttribute, ticketAttribute } from '#web/board/tickets/moves/board-elements.ts';

const steps: Record<string, [columns: number, tickets: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  k: [0, -1],
  j: [0, 1],
  h: [-1, 0],
  l: [1, 0],
};

/** The next ticket in the direction of a key. Skips empty columns. */
export function findTicketInDirection(
  board: HTMLElement,
  from: Element,
  key: string,
): HTMLElement | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const columns = [...board.querySelectorAll(`[${columnAttribute}]`)].map((list) => [
    ...list.querySelectorAll<HTMLElement>(`[${ticketAttribute}]`),
  ]);
  const current = columns.findIndex((column) => column.includes(from as HTMLElement));
  const index = columns[current]?.indexOf(from as HTMLElement) ?? -1;
  if (index < 0) return undefined;
  if (step[1]) return columns[current]?.[index + step[1]];
  const beside = step[0] < 0 ? columns.slice(0, current).toReversed() : columns.slice(current + 1);
  return nearestTo(from, beside.find((column) => column.length > 0) ?? []);
}

/** The card closest in height. */
function nearestTo(from: Element, cards: readonly HTMLElement[]): HTMLElement | undefined {
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const distance = (card: HTMLElement) => Math.abs(topOf(card) - topOf(from));
  return cards.toSorted((left, right) => distance(left) - distance(right))[0];
}

export const findFirstTicket = (board: HTMLElement) =>
  board.querySelector<HTMLElement>(`[${ticketAttribute}]`);

/** The id of the first or last ticket in the column of a ticket. */
export function findColumnEnd(columns: Columns, ticketId: number, key: 'Home' | 'End'): number {
  const column = Object.values(columns).find((tickets) =>
    tickets.some(({ id }) => id === ticketId),
  );
  return column?.at(key === 'Home' ? 0 : -1)?.id ?? ticketId;
}
