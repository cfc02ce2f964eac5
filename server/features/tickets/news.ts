import { tellOnceADay } from '#server/features/notifications/actions.ts';
import { markSubjectRead } from '#server/features/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Fields } from './fields.ts';
import type { TicketRow } from './store.ts';

type Assigned = Pick<Fields, 'assigneeId' | 'status'>;

export type TicketNews =
  | { kind: 'ticket_assigned' | 'ticket_finished'; to: number }
  /** Nobody needs to know anymore that it was done. */
  | { kind: 'ticket_reopened' };

/**
 * What a change means for someone else: a ticket is theirs, unless it's done already, or theirs is done
 * now, or isn't anymore. `before` is null for a new ticket.
 */
export function newsOf(
  before: Assigned | null,
  { assigneeId, status }: Assigned,
  actorId: number,
): TicketNews | undefined {
  if (before?.status === 'Done' && status !== 'Done') return { kind: 'ticket_reopened' };
  if (assigneeId === null || assigneeId === actorId) return undefined;
  if (assigneeId !== before?.assigneeId)
    return status === 'Done' ? undefined : { kind: 'ticket_assigned', to: assigneeId };
  if (status !== 'Done' || before.status === 'Done') return undefined;
  return { kind: 'ticket_finished', to: assigneeId };
}

type Announced = { news: TicketNews | undefined; ticket: TicketRow; actorId: number };

/** Tells whom a change of a ticket concerns. */
export async function announce(db: Db, { news, ticket, actorId }: Announced) {
  if (!news) return;
  const { id: ticketId, title, project_id: projectId } = ticket;
  if (news.kind === 'ticket_reopened')
    await markSubjectRead(db, { subject: `ticket:${ticketId}`, kinds: ['ticket_finished'] });
  else await tellOnceADay(db, { ...news, actorId, projectId, data: { ticketId, title } });
}
