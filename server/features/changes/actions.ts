import type { TicketChange } from '#contract/changes.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { notFound } from '#server/platform/problem.ts';
import { peopleIn, presentChange } from './present.ts';
import {
  findLogEnd,
  insertChanges,
  listNames,
  listTicketChanges,
  lockLog,
  markNamesKnown,
  selectChanges,
} from './store.ts';

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
  standpoint: { projectId: number; after: number; limit: number },
) {
  if ((await getLastChange(readers, standpoint.projectId)) <= standpoint.after) return [];
  return selectChanges(readers.db, standpoint);
}

/** The lock lets one of several readers write it down. */
const recordRenames = (db: Db, projectId: number) =>
  db.transaction().execute(async (db) => {
    await lockLog(db, projectId);
    const renamed = await markNamesKnown(db, projectId);
    const changes = renamed.map((actorId) => ({ kind: 'member_renamed' as const, actorId }));
    await insertChanges(db, { projectId, changes });
  });

/** That a ticket only went up or down its column, or that a comment was corrected, is no history. */
const isWorthTelling = ({ kind, fields }: TicketChange) =>
  kind === 'ticket_changed' ? fields.length > 0 : kind !== 'comment_changed';
