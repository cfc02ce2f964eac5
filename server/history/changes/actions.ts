import type { TeamChange, TicketChange } from '#contract/history/changes.ts';
import { teamChangesOnPage } from '#contract/values/page-sizes.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { notFound } from '#server/platform/problem.ts';
import { assigneeIdsOf, presentChange, presentTeamChange } from './present.ts';
import {
  canRead,
  findLogEnd,
  insertChanges,
  listNames,
  listTeamChanges,
  listTicketChanges,
  lockLog,
  saveSeen,
  syncMemberNames,
  selectChanges,
} from './store.ts';

type TicketRef = { projectId: number; ticketId: number; userId: number };

const maxShown = 200;

/** A ticket's history for a member: the 200 newest changes, newest first. */
export async function getTicketHistory(
  db: Db,
  { projectId, ticketId, userId }: TicketRef,
): Promise<TicketChange[]> {
  const rows = await listTicketChanges(db, { projectId, ticketId, userId, limit: maxShown });
  if (rows.length === 0) throw notFound('Ticket not found');
  const names = await listNames(db, assigneeIdsOf(rows));
  return rows.map((row) => presentChange(row, names)).filter(isHistoryEntry);
}

/** What a team did lately, or before the change with a number, newest first, for a member. */
export async function getTeamChanges(
  db: Db,
  { userId, ...of }: { projectId: number; before?: number | undefined; userId: number },
): Promise<TeamChange[]> {
  if (!(await canRead(db, { projectId: of.projectId, userId }))) throw notFound();
  const rows = await listTeamChanges(db, { ...of, limit: teamChangesOnPage });
  const names = await listNames(db, assigneeIdsOf(rows));
  return rows.map((row) => presentTeamChange(row, names));
}

/** Remembers up to which change a member has seen the board. A lower number changes nothing. */
export async function rememberSeen(db: Db, seen: Parameters<typeof saveSeen>[1]) {
  if (!(await saveSeen(db, seen))) throw notFound();
}

type Readers = Pick<Database, 'db' | 'pool'>;

/**
 * Returns the number of a project's last change, or 0. Records members' new names first: renaming
 * someone doesn't write to all their boards, so a board records it when it's next read.
 */
export async function getLastChange({ db, pool }: Readers, projectId: number): Promise<number> {
  const end = await findLogEnd(pool, projectId);
  if (!end?.hasRenamedMembers) return end?.number ?? 0;
  await recordRenames(db, projectId);
  return (await findLogEnd(pool, projectId))?.number ?? 0;
}

/** Lists a project's changes after a number, in order, including new names. */
export async function listChanges(
  readers: Readers,
  range: { projectId: number; after: number; limit: number },
) {
  if ((await getLastChange(readers, range.projectId)) <= range.after) return [];
  return selectChanges(readers.db, range);
}

/** The lock makes sure that only one of several readers records a rename. */
const recordRenames = (db: Db, projectId: number) =>
  db.transaction().execute(async (db) => {
    await lockLog(db, projectId);
    const renamed = await syncMemberNames(db, projectId);
    const changes = renamed.map((actorId) => ({ kind: 'member_renamed' as const, actorId }));
    await insertChanges(db, { projectId, changes });
  });

/** Moves within a column and edited comments aren't shown in the history. */
const isHistoryEntry = ({ kind, fields }: TicketChange) =>
  kind === 'ticket_changed' ? fields.length > 0 : kind !== 'comment_changed';
