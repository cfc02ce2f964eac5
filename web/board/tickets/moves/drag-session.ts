import type { ListedTicket } from '#contract/board/tickets.ts';
import {
  type Columns,
  columnsOf,
  type BoardPosition,
  positionOf,
} from '#web/board/tickets/column-order.ts';

export type Drag = {
  ticket: ListedTicket;
  from: BoardPosition;
  to: BoardPosition;
  /** The height of the dragged card, in pixels: the gap that opens for it. */
  height: number;
};

/**
 * The state of the drag on a board. Sensors and announcements need the current state between
 * renders, so it lives outside React; components subscribe to it.
 */
export class DragSession {
  columns: Columns = columnsOf([]);
  /** The current drag, or the last one: the drop is announced after it ends. */
  latest: Drag | null = null;
  #isActive = false;
  #listener = () => {};

  readonly subscribe = (listener: () => void) => {
    this.#listener = listener;
    return () => void (this.#listener = () => {});
  };

  readonly snapshot = () => (this.#isActive ? this.latest : null);

  setTickets(tickets: readonly ListedTicket[]) {
    this.columns = columnsOf(tickets);
  }

  start(tickets: readonly ListedTicket[], picked: { id: unknown; height: number }) {
    const { id, height } = picked;
    const ticket = tickets.find((ticket) => ticket.id === id);
    if (!ticket) return;
    const position = positionOf(tickets, ticket);
    this.#isActive = true;
    this.latest = { ticket, from: position, to: position, height };
    this.#listener();
  }

  setTarget(to: BoardPosition | undefined) {
    if (!this.latest || !to || isSame(this.latest.to, to)) return;
    this.latest = { ...this.latest, to };
    this.#listener();
  }

  /** Ends the drag. Returns it if the ticket was dropped at a new position. */
  end(): Drag | undefined {
    const drag = this.snapshot();
    this.#isActive = false;
    this.#listener();
    return drag && !isSame(drag.from, drag.to) ? drag : undefined;
  }
}

const isSame = (left: BoardPosition, right: BoardPosition) =>
  left.status === right.status && left.after === right.after;
