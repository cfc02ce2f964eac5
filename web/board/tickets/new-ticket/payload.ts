import type { TicketCreation, TicketFields } from '#contract/board/tickets.ts';

/** The payload of a new ticket (Specification, section 7), with labels and a due date if it has any. */
export const payloadOf = ({ labels, dueDate, ...specified }: TicketFields): TicketCreation => ({
  ...specified,
  ...(labels.length > 0 && { labels }),
  ...(dueDate !== null && { dueDate }),
});
