import { isSameValue } from '#contract/values/field-value.ts';
import type { TicketField } from '#contract/values/ticket-fields.ts';
import type { ListedTicket, Ticket, TicketFields, TicketUpdate } from '#contract/board/tickets.ts';
import { call } from '#web/lib/api/api.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';

export type TicketChange = Partial<TicketFields> & { after?: number | null };

/** Someone else changed the same field to something else, so the person has to decide. */
export class ConflictError extends Error {
  readonly current: Ticket;

  constructor(current: Ticket) {
    super('Someone else changed this too.');
    this.current = current;
  }
}

type PutTicket = (ticket: ListedTicket, update: TicketUpdate) => Promise<Ticket>;

const maxAttempts = 5;

/**
 * Saves one changed field of a ticket. If others changed other fields since `base`, applies the
 * change to their version and retries. Throws ConflictError if they changed the same field.
 */
export async function saveChange(
  base: ListedTicket,
  change: TicketChange,
  put: PutTicket = putTicket,
): Promise<Ticket> {
  let ticket = base;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await put(ticket, { ...ticket, ...change });
    } catch (error) {
      const current = findCurrentTicket(error);
      if (!current || attempt === maxAttempts) throw error;
      if (hasConflict(base, current, change)) throw new ConflictError(current);
      ticket = current;
    }
  }
}

/** Whether someone else changed one of these fields to a different value. */
export function hasConflict(base: ListedTicket, current: Ticket, change: TicketChange): boolean {
  // `after` never conflicts: it names the ticket above, wherever that one is now.
  const fields = Object.keys(change).filter((field) => field !== 'after') as TicketField[];
  return fields.some(
    (field) =>
      !isSameValue(current[field], base[field]) && !isSameValue(current[field], change[field]),
  );
}

function findCurrentTicket(error: unknown): Ticket | undefined {
  return isProblem(error, 'stale_ticket') ? (error.current as Ticket) : undefined;
}

const putTicket: PutTicket = ({ id, projectId }, update) =>
  call('PUT /projects/{projectId}/tickets/{ticketId}', {
    params: { projectId: String(projectId), ticketId: String(id) },
    body: update,
  });
