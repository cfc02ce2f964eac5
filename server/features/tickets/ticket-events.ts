import type { TicketStatus } from '#contract/vocabulary.ts';
import type { EventKind } from '#server/migrations/tables.ts';

/** The events of a new ticket: created and, outside the backlog, also started or done. */
export function eventsOfCreation(status: TicketStatus): EventKind[] {
  if (status === 'Backlog') return ['ticket_created'];
  return ['ticket_created', status === 'Done' ? 'ticket_done' : 'ticket_started'];
}

/** The event of a move between columns. Moving an open ticket back to the backlog has none. */
export function eventOfMove({
  from,
  to,
}: {
  from: TicketStatus;
  to: TicketStatus;
}): EventKind | undefined {
  if (from === to) return undefined;
  if (to === 'Done') return 'ticket_done';
  if (from === 'Done') return 'ticket_reopened';
  return to === 'In Progress' ? 'ticket_started' : undefined;
}
