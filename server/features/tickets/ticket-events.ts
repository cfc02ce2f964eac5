import type { TicketStatus } from '#contract/vocabulary.ts';
import type { EventKind } from '#server/migrations/tables.ts';

/** What a new ticket is: made and, where it does not wait in the backlog, also started or done. */
export function eventsOfCreation(status: TicketStatus): EventKind[] {
  if (status === 'Backlog') return ['ticket_created'];
  return ['ticket_created', status === 'Done' ? 'ticket_done' : 'ticket_started'];
}

/** What a move between columns is, if it is anything; back to the backlog is only a change of plan. */
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
