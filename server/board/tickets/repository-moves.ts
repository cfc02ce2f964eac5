import { isFinished, type TicketStatus } from '#contract/values/ticket-status.ts';
import { prepareEvents } from '#server/history/activity/actions.ts';
import { prepareChanges } from '#server/history/changes/store.ts';
import { prepareOutdated } from '#server/proof/participations/actions.ts';
import { recordSignOfLife } from '#server/teams/members/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { differencesOf } from './differences.ts';
import { fieldsOf } from './fields.ts';
import { createPosition } from './positions.ts';
import { findTicket } from './store.ts';
import { creditMove } from './ticket-events.ts';
import { findMove, updateTicket } from './write-store.ts';

/**
 * Moves a ticket to the end of a column because its repository says so. Only its assignee is credited.
 * Call it under the board's lock. Returns false if the ticket is there already, or past it.
 */
export async function moveByRepository(
  db: Db,
  { projectId, ticketId, status }: { projectId: number; ticketId: number; status: TicketStatus },
): Promise<boolean> {
  const current = await findTicket(db, { projectId, ticketId });
  if (!current || current.status === status || isFinished(current.status)) return false;
  const assigneeId = current.assignee_id;
  const creditedId = assigneeId ?? 0;
  const found = await findMove(db, { projectId, userId: creditedId, ticketId, status, creditedId });
  if (!found?.credits) return false;
  await recordSignOfLife(db, { projectId, userId: null });
  const before = fieldsOf(found.ticket);
  const after = { ...before, status };
  const { position, rearranged } = await createPosition(db, {
    projectId,
    status,
    moving: ticketId,
    last: found.lastPosition,
  });
  const events = creditMove(found.ticket, after, { userId: creditedId, ...found.credits }).map(
    (event) => ({ ...event, credited_id: isFinished(status) ? assigneeId : null }),
  );
  const change = {
    kind: 'ticket_moved_by_repository' as const,
    actorId: null,
    ticketId,
    fields: differencesOf(before, after),
  };
  const rearrangement = { kind: 'board_arranged' as const, actorId: null };
  await updateTicket(db, {
    id: ticketId,
    fields: after,
    position,
    parts: [
      ...(await prepareEvents(
        db,
        { actorId: null, projectId, ticketId, events },
        found.credits.standings,
      )),
      ...prepareOutdated({ projectId, ticketId, events }),
      ...prepareChanges({ projectId, changes: rearranged ? [rearrangement, change] : [change] }),
    ],
  });
  return true;
}
