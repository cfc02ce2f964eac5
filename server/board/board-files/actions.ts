import { maxTickets } from '#contract/values/ticket-limits.ts';
import type { BoardImport, FileError, ImportPreview } from '#contract/board/board-files.ts';
import { insertChanges } from '#server/history/changes/store.ts';
import { checkLead, lockBoard } from '#server/teams/members/actions.ts';
import { getTimeZone } from '#server/people/preferences/store.ts';
import { restorableMinutes } from '#server/board/tickets/actions.ts';
import { countTickets, type Fields } from '#server/board/tickets/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { limitReached, notFound } from '#server/platform/problem.ts';
import { fitTeam } from './fit-team.ts';
import { placeTickets } from './place-tickets.ts';
import { addError, presentImport } from './present.ts';
import type { ReadTickets } from './reading/job.ts';
import { readPreview, readTickets } from './reading/read-in-process.ts';
import { fileRefused } from './reading/refuse-file.ts';
import { inTurn } from '#server/platform/limits/turns.ts';
import {
  deleteImported,
  findImport,
  getTeam,
  type ImportRow,
  insertImport,
  insertTickets,
  listImports,
  restoreImported,
  setUndone,
} from './store.ts';
import { undoableHours } from './upkeep.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'limits'>;
type Keyed = Membership & { key: string };
/** `read` receives the file. It's only called if the person may import one. */
type Upload = { read: () => Promise<Buffer> };

const uploads = { name: 'board-imports', points: 60, seconds: 60 * 60 };
/** Each ticket that is imported, undone or restored adds to the history of its board, which stays. */
const changedTickets = {
  name: 'board-import-tickets',
  points: 20_000,
  seconds: 60 * 60,
  advice: 'You can import, undo and restore 20,000 tickets an hour.',
};
const refusals = { others: 'Only leads can import tickets.' };

/** Shows what a file would become, without changing anything. */
export async function previewImport(
  { db, limits }: Parts,
  { projectId, userId, read }: Membership & Upload,
): Promise<ImportPreview> {
  await checkLead(db, { projectId, userId }, refusals);
  const preview = await inTurn(userId, async () => {
    await limits.take([{ limit: uploads, key: String(userId) }]);
    const content = await read();
    return readPreview({ content, ...(await getSetting(db, { projectId, userId })) });
  });
  const full = describeFullBoard(await countTickets(db, projectId), preview.count);
  return full ? addError(preview, { place: '', message: full }) : preview;
}

const getSetting = async (db: Db, { projectId, userId }: Membership) => ({
  team: await getTeam(db, projectId),
  timeZone: await getTimeZone(db, userId),
});

/**
 * Creates all tickets of a file, or none. Nobody is credited with them, so they count neither as
 * created nor as done. With the key of an earlier import, returns that one.
 */
export async function importBoard(
  { db, clock, limits }: Parts,
  { projectId, userId, key, read }: Keyed & Upload,
): Promise<BoardImport> {
  await checkLead(db, { projectId, userId }, refusals);
  const file = await inTurn(userId, async () => {
    await limits.take([{ limit: uploads, key: String(userId) }]);
    const content = await read();
    return readTickets({ content, ...(await getSetting(db, { projectId, userId })) });
  });
  if (file.error) throw refuseTicket(file.error);
  await countTicketsOf(limits, { userId, count: file.tickets.length });
  return db.transaction().execute(async (db) => {
    await lockAsLead(db, { projectId, userId });
    const wanted = { projectId, key, since: firstUndoable(clock()) };
    const existing = await findImport(db, wanted);
    if (existing) return presentImport(existing);
    await createTickets(db, { projectId, userId, key, file, now: clock() });
    return presentImport(await getImport(db, wanted));
  });
}

async function createTickets(
  db: Db,
  { projectId, userId, key, file, now }: Keyed & { file: ReadTickets; now: Date },
) {
  const wanted = fitTeam(file.tickets, await getTeam(db, projectId));
  const full = describeFullBoard(await countTickets(db, projectId), wanted.length);
  if (full) throw limitReached(full);
  const importId = await insertImport(db, {
    project_id: projectId,
    key,
    user_id: userId,
    source: file.source,
    ticket_count: wanted.length,
    imported_at: now.toISOString(),
  });
  const tickets = await placeTickets(db, { projectId, tickets: wanted });
  await insertTickets(db, { tickets, projectId, userId, importId });
  const ids = tickets.map(({ id }) => id);
  await recordChanges(db, { projectId, userId, kind: 'ticket_imported', ids });
}

const refuseTicket = ({ place, message }: FileError) => fileRefused(`${place}: ${message}`);

/**
 * Creates the first tickets of a new board. As with an import, nobody is credited with them. The caller
 * holds the board's lock, or has just created it.
 */
export async function startBoard(
  db: Db,
  { projectId, userId, tickets: wanted }: Membership & { tickets: Fields[] },
) {
  if (wanted.length === 0) return;
  const placed = wanted.map((fields) => ({ place: '', fields, formerNumber: null }));
  const tickets = await placeTickets(db, { projectId, tickets: placed });
  await insertTickets(db, { tickets, projectId, userId, importId: null });
  const ids = tickets.map(({ id }) => id);
  await recordChanges(db, { projectId, userId, kind: 'ticket_created', ids });
}

/** The imports that can be undone, and those that were undone and can be restored. */
export async function getImports(
  { db, clock }: Parts,
  { projectId, userId }: Membership,
): Promise<BoardImport[]> {
  await checkLead(db, { projectId, userId }, refusals);
  const now = clock();
  const rows = await listImports(db, { projectId, since: firstUndoable(now) });
  return rows.filter((row) => !isFinal(row, now)).map(presentImport);
}

/** Deletes an import's tickets, except those that someone has worked on. Idempotent. */
export const undoImport = (parts: Parts, wanted: Keyed): Promise<BoardImport> =>
  changeImport(parts, wanted, async (db, { row, now }) => {
    const { projectId, userId } = wanted;
    if (row.undone_at !== null) return;
    const undoneAt = now.toISOString();
    const ids = await deleteImported(db, { id: row.id, projectId, now: undoneAt });
    await setUndone(db, { id: row.id, undoneAt });
    await recordChanges(db, { projectId, userId, kind: 'ticket_deleted', ids });
  });

/** Restores what undoing an import has deleted, as long as deleted tickets are kept. Idempotent. */
export const restoreImport = (parts: Parts, wanted: Keyed): Promise<BoardImport> =>
  changeImport(parts, wanted, async (db, { row, now }) => {
    const { projectId, userId } = wanted;
    const { undone_at: undoneAt } = row;
    if (undoneAt === null) return;
    if (isFinal(row, now)) throw notRestorable();
    const ids = await restoreImported(db, { id: row.id, projectId, undoneAt });
    const total = await countTickets(db, projectId);
    const full = describeFullBoard(total - ids.length, ids.length);
    if (full) throw limitReached(full);
    await setUndone(db, { id: row.id, undoneAt: null });
    await recordChanges(db, { projectId, userId, kind: 'ticket_restored', ids });
  });

async function changeImport(
  { db, clock, limits }: Parts,
  { projectId, userId, key }: Keyed,
  change: (db: Db, found: { row: ImportRow; now: Date }) => Promise<void>,
): Promise<BoardImport> {
  await checkLead(db, { projectId, userId }, refusals);
  const known = await getImport(db, { projectId, key, since: firstUndoable(clock()) });
  // Before the transaction, which would hold a connection while it waits for another one.
  await countTicketsOf(limits, { userId, count: known.ticket_count });
  return db.transaction().execute(async (db) => {
    await lockAsLead(db, { projectId, userId });
    const now = clock();
    const wanted = { projectId, key, since: firstUndoable(now) };
    await change(db, { row: await getImport(db, wanted), now });
    return presentImport(await getImport(db, wanted));
  });
}

async function countTicketsOf(
  limits: Parts['limits'],
  { userId, count }: { userId: number; count: number },
) {
  // A file with more is refused because the board has no room for it.
  const points = Math.min(count, maxTickets);
  if (points > 0) await limits.take([{ limit: changedTickets, key: String(userId), points }]);
}

async function lockAsLead(db: Db, membership: Membership) {
  if (!(await lockBoard(db, membership))) throw notFound();
  await checkLead(db, membership, refusals);
}

async function getImport(db: Db, wanted: Parameters<typeof findImport>[1]): Promise<ImportRow> {
  const row = await findImport(db, wanted);
  if (!row)
    throw notFound('This import can no longer be undone. Delete the tickets you don’t need.');
  return row;
}

/** Whether it was undone so long ago that its tickets aren't kept anymore. */
const isFinal = ({ undone_at: undoneAt }: ImportRow, now: Date) =>
  undoneAt !== null && now.getTime() - Date.parse(undoneAt) >= restorableMinutes * 60 * 1000;

const notRestorable = () =>
  notFound('These tickets can no longer be restored. Import the file again.');

const firstUndoable = (now: Date) => new Date(now.getTime() - undoableHours * 60 * 60 * 1000);

type Recorded = Membership & {
  kind: 'ticket_created' | 'ticket_imported' | 'ticket_deleted' | 'ticket_restored';
  ids: number[];
};

const recordChanges = (db: Db, { projectId, userId, kind, ids }: Recorded) =>
  insertChanges(db, {
    projectId,
    changes: ids.map((ticketId) => ({ kind, actorId: userId, ticketId })),
  });

/** Says how many tickets the board has room for, if that isn't enough. */
function describeFullBoard(existing: number, added: number): string | undefined {
  const room = Math.max(0, maxTickets - existing);
  if (added <= room) return undefined;
  return `This file has ${format(added)} tickets, but the board has room for ${format(room)}. A board can have up to 5,000.`;
}

const format = (count: number) => count.toLocaleString('en-US');
