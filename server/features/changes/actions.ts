import type { TicketChange } from '#contract/changes.ts';
import type { Db } from '#server/migrations/tables.ts';
import { notFound } from '#server/platform/problem.ts';
import { peopleIn, presentChange } from './present.ts';
import { listNames, listTicketChanges } from './store.ts';

type Place = { projectId: number; ticketId: number; userId: number };

const mostShown = 200;

/** The history of a ticket for a member, the newest first; what is older than 200 entries is left out. */
export async function getHistory(
  db: Db,
  { projectId, ticketId, userId }: Place,
): Promise<TicketChange[]> {
  const rows = await listTicketChanges(db, { projectId, ticketId, userId, limit: mostShown });
  if (rows.length === 0) throw notFound('Ticket not found');
  const names = await listNames(db, peopleIn(rows));
  return rows.map((row) => presentChange(row, names)).filter(isWorthTelling);
}

/** That a ticket only went up or down its column, or that a comment was corrected, is no history. */
const isWorthTelling = ({ kind, fields }: TicketChange) =>
  kind === 'ticket_changed' ? fields.length > 0 : kind !== 'comment_changed';
