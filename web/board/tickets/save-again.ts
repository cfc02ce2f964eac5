import { isSameValue } from '#contract/values/field-value.ts';
import type { TicketField } from '#contract/values/ticket-fields.ts';
import type { ListedTicket, Ticket } from '#contract/board/tickets.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { mergeLines } from '#web/lib/merging/merge-lines.ts';
import { saveOnTop } from '#web/lib/merging/save-on-top.ts';
import type { PutTicket, TicketChange } from './save-ticket.ts';

type Edit = { base: ListedTicket; change: TicketChange; failure: unknown };

/** Saves a change that failed because someone else has changed the ticket. Loaded when that happens. */
export const saveAgain = (edit: Edit, put: PutTicket): Promise<Ticket> =>
  saveOnTop<ListedTicket, TicketChange, Ticket>(edit, {
    put: (ticket, change) => put(ticket, { ...ticket, ...change }),
    findCurrent: findCurrentTicket,
    merge: mergeChange,
  });

function mergeChange(
  change: TicketChange,
  { before, now }: { before: ListedTicket; now: ListedTicket },
): TicketChange | undefined {
  if (!hasConflict(before, now, change)) return change;
  const { description: mine, ...others } = change;
  const [base, theirs] = [before.description, now.description];
  if (mine === undefined || base === undefined || theirs === undefined) return undefined;
  if (hasConflict(before, now, others)) return undefined;
  const description = mergeLines({ base, mine, theirs });
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

const findCurrentTicket = (error: unknown): Ticket | undefined =>
  isProblem(error, 'stale_ticket') ? (error.current as Ticket) : undefined;
