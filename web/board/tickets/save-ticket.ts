import { isSameValue } from '#contract/values/field-value.ts';
import type { TicketField } from '#contract/values/ticket-fields.ts';
import type { ListedTicket, Ticket, TicketFields, TicketUpdate } from '#contract/board/tickets.ts';
import { call } from '#web/lib/api/api.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { mergeTexts } from '#web/lib/merging/lazy-merge.ts';
import { saveOnTop } from '#web/lib/merging/save-on-top.ts';

export type TicketChange = Partial<TicketFields> & { after?: number | null };

type PutTicket = (ticket: ListedTicket, update: TicketUpdate) => Promise<Ticket>;

/**
 * Saves one changed field of a ticket. If others changed other fields since `base`, or other lines of the
 * description, the change goes on top of their version. Throws ConflictError if they changed the same.
 */
export const saveChange = (
  base: ListedTicket,
  change: TicketChange,
  put: PutTicket = putTicket,
): Promise<Ticket> =>
  saveOnTop<ListedTicket, TicketChange, Ticket>(
    { base, change },
    {
      put: (ticket, change) => put(ticket, { ...ticket, ...change }),
      findCurrent: findCurrentTicket,
      merge: mergeChange,
    },
  );

async function mergeChange(
  change: TicketChange,
  { before, now }: { before: ListedTicket; now: ListedTicket },
): Promise<TicketChange | undefined> {
  if (!hasConflict(before, now, change)) return change;
  const { description: mine, ...others } = change;
  const [base, theirs] = [before.description, now.description];
  if (mine === undefined || base === undefined || theirs === undefined) return undefined;
  if (hasConflict(before, now, others)) return undefined;
  const description = await mergeTexts({ base, mine, theirs });
  return description === undefined ? undefined : { ...change, description };
}

/** Whether someone else changed one of these fields to a different value. */
export function hasConflict(
  base: ListedTicket,
  current: ListedTicket,
  change: TicketChange,
): boolean {
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
