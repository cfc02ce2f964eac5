import type { ListedTicket, Ticket, TicketFields, TicketUpdate } from '#contract/board/tickets.ts';
import { call } from '#web/lib/api/api.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';

export type TicketChange = Partial<TicketFields> & { after?: number | null };

export type PutTicket = (ticket: ListedTicket, update: TicketUpdate) => Promise<Ticket>;

/**
 * Saves one changed field of a ticket. If others changed other fields since `base`, or other lines of the
 * description, the change goes on top of their version. Throws ConflictError if they changed the same.
 */
export async function saveChange(
  base: ListedTicket,
  change: TicketChange,
  put: PutTicket = putTicket,
): Promise<Ticket> {
  try {
    return await put(base, { ...base, ...change });
  } catch (error) {
    if (!isProblem(error, 'stale_ticket')) throw error;
    const { saveAgain } = await import('./save-again.ts');
    return saveAgain({ base, change, failure: error }, put);
  }
}

const putTicket: PutTicket = ({ id, projectId }, update) =>
  call('PUT /projects/{projectId}/tickets/{ticketId}', {
    params: { projectId: String(projectId), ticketId: String(id) },
    body: update,
  });
