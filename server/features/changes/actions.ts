import type { TicketChange } from '#contract/changes.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { notFound } from '#server/platform/problem.ts';
import { assigneeIdsOf, presentChange } from './present.ts';
import {
  findLogEnd,
  insertChanges,
  listNames,
  listTicketChanges,
  lockLog,
  syncMemberNames,
  selectChanges,
} from './store.ts';

type TicketRef = { projectId: number; ticketId: number; userId: number };

const maxShown = 200;

/** The history of a ticket for a member, the newest first; what is older than 200 entries is left out. */
export async function getTicketHistory(
  db: Db,
  { projectId, ticketId, userId }: TicketRef,
): Promise<TicketChange[]> {
  const rows = await listTicketChanges(db, { projectId, ticketId, userId, limit: maxShown });
  if (rows.length === 0) throw notFound('Ticket not found');
  const names = await listNames(db, assigneeIdsOf(rows));
  return rows.map((row) => presentChange(row, names)).filter(isHistoryEntry);
}

type Readers = Pick<Database, 'db' | 'pool'>;

/**
 * The number of the last change of a project; 0 where nothing has happened yet. A member's new name
 * becomes a change here, when the board is looked at: a rename itself writes to no board, however
 * many teams the person is in.
 */
export async function getLastChange({ db, pool }: Readers, projectId: number): Promise<number> {
  const end = await findLogEnd(pool, projectId);
  if (!end?.hasRenamedMembers) return end?.number ?? 0;
  await recordRenames(db, projectId);
  return (await findLogEnd(pool, projectId))?.number ?? 0;
}

/** The changes of a project behind a number, in their order; new names are among them. */
export async function listChanges(
  readers: Readers,
  range: { projectId: number; after: number; limit: number },
) {
  if ((await getLastChange(readers, range.projectId)) <= range.after) return [];
  return selectChanges(readers.db, range);
}

/** The lock lets one of several readers write it down. */
const recordRenames = (db: Db, projectId: number) =>
  db.transaction().execute(async (db) => {
    await lockLog(db, projectId);
    const renamed = await syncMemberNames(db, projectId);
    const changes = renamed.map((actorId) => ({ kind: 'member_renamed' as const, actorId }));
    await insertChanges(db, { projectId, changes });
  });

/** That a ticket only went up or down its column, or that a comment was corrected, is no history. */
const isHistoryEntry = ({ kind, fields }: TicketChange) =>
  kind === 'ticket_changed' ? fields.length > 0 : kind !== 'comment_changed';
