import type { ListedTicket } from '#contract/tickets.ts';
import { type Columns, columnsOf, type Place, placeOf } from './columns.ts';

export type Drag = { ticket: ListedTicket; from: Place; to: Place };

/**
 * One drag at a time on one board. Sensors and announcements ask it what is true now, between two
 * renderings; components subscribe to it.
 */
export class DragSession {
  columns: Columns = columnsOf([]);
  /** The drag under way, or the last one: a drop is still announced when it is over. */
  latest: Drag | null = null;
  #underWay = false;
  #listener = () => {};

  readonly subscribe = (listener: () => void) => {
    this.#listener = listener;
    return () => void (this.#listener = () => {});
  };

  readonly snapshot = () => (this.#underWay ? this.latest : null);

  show(tickets: readonly ListedTicket[]) {
    this.columns = columnsOf(tickets);
  }

  start(tickets: readonly ListedTicket[], id: unknown) {
    const ticket = tickets.find((ticket) => ticket.id === id);
    if (!ticket) return;
    const place = placeOf(tickets, ticket);
    this.#underWay = true;
    this.latest = { ticket, from: place, to: place };
    this.#listener();
  }

  aim(to: Place | undefined) {
    if (!this.latest || !to || isSame(this.latest.to, to)) return;
    this.latest = { ...this.latest, to };
    this.#listener();
  }

  /** Ends the drag; returns what is to be moved, if it was dropped at another place. */
  end(): Drag | undefined {
    const drag = this.snapshot();
    this.#underWay = false;
    this.#listener();
    return drag && !isSame(drag.from, drag.to) ? drag : undefined;
  }
}

const isSame = (left: Place, right: Place) =>
  left.status === right.status && left.after === right.after;
