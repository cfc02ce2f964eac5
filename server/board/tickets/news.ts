import { isFinished } from '#contract/values/ticket-status.ts';
import { tellOnceADay } from '#server/notifications/notifications/actions.ts';
import { markSubjectRead } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Fields } from './fields.ts';
import type { TicketRow } from './store.ts';

type Assigned = Pick<Fields, 'assigneeId' | 'status'>;

type Told = { kind: 'ticket_assigned' | 'ticket_finished'; to: number };
export type TicketNews = { told: Told | undefined; isReopened: boolean };

/** What others have to know of a change, if anything. `before` is null for a new ticket. */
export function newsOf(
  before: Assigned | null,
  after: Assigned,
  actorId: number,
): TicketNews | undefined {
  const told = toldOf(before, after, actorId);
  const isReopened = before !== null && isFinished(before.status) && !isFinished(after.status);
  return told || isReopened ? { told, isReopened } : undefined;
}

/** The assignee is told that a ticket is theirs, unless it's done already, and that someone else finished it. */
function toldOf(
  before: Assigned | null,
  { assigneeId, status }: Assigned,
  actorId: number,
): Told | undefined {
  if (assigneeId === null || assigneeId === actorId) return undefined;
  if (assigneeId !== before?.assigneeId)
    return isFinished(status) ? undefined : { kind: 'ticket_assigned', to: assigneeId };
  if (!isFinished(status) || isFinished(before.status)) return undefined;
  return { kind: 'ticket_finished', to: assigneeId };
}

type Announced = { news: TicketNews | undefined; ticket: TicketRow; actorId: number };

/** Tells whom a change of a ticket concerns. */
export async function announce(db: Db, { news, ticket, actorId }: Announced) {
  if (!news) return;
  const { id: ticketId, title, project_id: projectId } = ticket;
  // It isn't true anymore that it's done.
  if (news.isReopened)
    await markSubjectRead(db, { subject: `ticket:${ticketId}`, kinds: ['ticket_finished'] });
  if (news.told)
    await tellOnceADay(db, { ...news.told, actorId, projectId, data: { ticketId, title } });
}
