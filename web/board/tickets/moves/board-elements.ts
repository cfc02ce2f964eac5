import type { TicketStatus } from '#contract/values/ticket-status.ts';

/** Attributes that mark columns, tickets and drop zones in the DOM. */
export const columnAttribute = 'data-column';
export const ticketAttribute = 'data-ticket';
export const zoneAttribute = 'data-drop-zone';

/** The card of a ticket. */
export const findTicket = (board: HTMLElement, id: number) =>
  board.querySelector<HTMLElement>(`[${ticketAttribute}="${id}"]`);

/** The scrolling part of a column. */
export const findColumn = (board: HTMLElement, status: TicketStatus) =>
  board.querySelector<HTMLElement>(`[${columnAttribute}="${status}"]`);
