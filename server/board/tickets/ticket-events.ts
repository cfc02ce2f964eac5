import {
  backlog,
  inProgress,
  isFinished,
  type TicketStatus,
} from '#contract/values/ticket-status.ts';
import type { NewEvent } from '#server/history/activity/actions.ts';
import type { Credit } from '#server/history/activity/store.ts';
import type { EventKind } from '#server/migrations/tables.ts';

/** The events of a new ticket: created and, outside the backlog, also started or done. */
function eventsOfCreation(status: TicketStatus): EventKind[] {
  if (status === backlog) return ['ticket_created'];
  return ['ticket_created', isFinished(status) ? 'ticket_done' : 'ticket_started'];
}

/** The event of a move between columns. Moving an open ticket back to the backlog has none. */
function eventOfMove({
  from,
  to,
}: {
  from: TicketStatus;
  to: TicketStatus;
}): EventKind | undefined {
  if (from === to) return undefined;
  if (isFinished(to)) return 'ticket_done';
  if (isFinished(from)) return 'ticket_reopened';
  return to === inProgress ? 'ticket_started' : undefined;
}

type Done = { status: TicketStatus; assigneeId: number | null };

/** Who gets the credit for a ticket that is moved or created: the assignee if it's done now. */
export const creditedTo = ({ status, assigneeId }: Done, userId: number): number =>
  isFinished(status) && assigneeId !== null ? assigneeId : userId;

/** The events of a new ticket, with what decides whether they count. */
export const creditCreation = (
  form: Done & { labels?: string[] },
  { userId, isSolo }: { userId: number; isSolo: boolean },
): NewEvent[] =>
  eventsOfCreation(form.status).map((kind) => ({
    kind,
    credited_id: kind === 'ticket_done' ? creditedTo(form, userId) : userId,
    is_solo: isSolo,
    ticket_age: kind === 'ticket_done' ? 0 : null,
    ...(kind === 'ticket_done' && { labels: form.labels ?? [] }),
  }));

/** The event of a move, as a list. `undone` is the credit of a ticket that was done. */
export function creditMove(
  from: { status: TicketStatus; created_at: string },
  to: Done & { labels?: string[] },
  { userId, isSolo, undone }: { userId: number; isSolo: boolean; undone: Credit | null },
): NewEvent[] {
  const kind = eventOfMove({ from: from.status, to: to.status });
  if (!kind) return [];
  if (kind === 'ticket_reopened') {
    const { is_reviewed: isReviewed = false, ...credit } = undone ?? {};
    const reopened = { kind, credited_id: null, ...credit };
    return isReviewed ? [{ ...reopened, kind: 'ticket_unreviewed' }, reopened] : [reopened];
  }
  const credited = { kind, credited_id: creditedTo(to, userId), is_solo: isSolo };
  return [
    kind === 'ticket_done'
      ? { ...credited, ticket_age: secondsSince(from.created_at), labels: to.labels ?? [] }
      : credited,
  ];
}

const secondsSince = (time: string) =>
  Math.max(0, Math.floor((Date.now() - Date.parse(time)) / 1000));
