import type { ListedTicket, Ticket, TicketUpdate } from '#contract/tickets.ts';
import { call } from '#web/lib/api.ts';
import { isProblem } from '#web/lib/problem-error.ts';

export type TicketChange = Partial<
  Pick<Ticket, 'title' | 'description' | 'status' | 'priority' | 'type' | 'assigneeId'>
> & { after?: number | null };

/** Someone else changed the same field meanwhile, to something else: only the person can decide. */
export class ConflictError extends Error {
  readonly current: Ticket;

  constructor(current: Ticket) {
    super('Someone else changed this too.');
    this.current = current;
  }
}

type Put = (ticket: ListedTicket, update: TicketUpdate) => Promise<Ticket>;

const maxAttempts = 5;

/**
 * Saves one changed field of a ticket. Where others changed other fields meanwhile, the change is
 * laid upon theirs and sent again; throws ConflictError where they changed the same one.
 */
export async function saveChange(
  base: ListedTicket,
  change: TicketChange,
  put: Put = putTicket,
): Promise<Ticket> {
  let ticket = base;
  for (let tries = 1; ; tries += 1) {
    try {
      return await put(ticket, { ...ticket, ...change });
    } catch (error) {
      const current = currentOf(error);
      if (!current || tries === maxAttempts) throw error;
      if (hasConflict(base, current, change)) throw new ConflictError(current);
      ticket = current;
    }
  }
}

/** Whether a field was changed by someone else, and not to the same. */
export function hasConflict(base: ListedTicket, current: Ticket, change: TicketChange): boolean {
  // Another place is no contest: it is named by the ticket above, wherever that one is now.
  const fields = (Object.keys(change) as (keyof TicketChange)[]).filter(
    (field) => field !== 'after',
  );
  return fields.some((field) => current[field] !== base[field] && current[field] !== change[field]);
}

function currentOf(error: unknown): Ticket | undefined {
  return isProblem(error, 'stale_ticket') ? (error.current as Ticket) : undefined;
}

const putTicket: Put = ({ id, projectId }, update) =>
  call('PUT /projects/{projectId}/tickets/{ticketId}', {
    params: { projectId: String(projectId), ticketId: String(id) },
    body: update,
  });
