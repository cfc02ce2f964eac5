import type * as z from 'zod/mini';
import type { Ticket, ticketCreation, ticketUpdate } from '#contract/tickets.ts';
import type { TicketStatus } from '#contract/vocabulary.ts';
import { recordEvent } from '#server/features/activity/actions.ts';
import { isMember } from '#server/features/members/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { invalidField, notFound, ProblemError } from '#server/platform/problem.ts';
import { findFreePosition } from './positions.ts';
import { eventOfMove, eventsOfCreation } from './happenings.ts';
import { presentTicket } from './present.ts';
import {
  deleteTicket,
  findTicket,
  insertTicket,
  listTickets,
  lockBoard,
  type TicketRow,
  updateTicket,
} from './store.ts';

type Membership = { projectId: number; userId: number };
type Target = Membership & { ticketId: number };

/** A member's board; an empty one costs a second query, to tell it from someone else's. */
export async function findBoard(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  membership: Membership,
): Promise<Ticket[]> {
  const rows = await listTickets(pool, membership);
  if (rows.length === 0 && !(await isMember(db, membership))) throw notFound();
  return rows.map(presentTicket);
}

export async function createTicket(
  db: Db,
  { projectId, userId, form }: Membership & { form: z.output<typeof ticketCreation> },
): Promise<Ticket> {
  return db.transaction().execute(async (db) => {
    if (!(await lockBoard(db, { projectId, userId }))) throw notFound();
    const { assigneeId, ...fields } = form;
    await refuseStrangers(db, { projectId, assigneeId });
    const position = await findFreePosition(db, { projectId, status: form.status });
    const ticketId = await insertTicket(db, {
      ...fields,
      projectId,
      userId,
      assignee_id: assigneeId,
      position,
    });
    await recordCreation(db, { projectId, ticketId, actorId: userId, status: form.status });
    return presentTicket(await getTicket(db, { projectId, ticketId }));
  });
}

/** Changes a ticket. Throws stale_ticket, with the ticket as it is, where another version was edited. */
export async function changeTicket(
  db: Db,
  { projectId, userId, ticketId, form }: Target & { form: z.output<typeof ticketUpdate> },
): Promise<Ticket> {
  return db.transaction().execute(async (db) => {
    if (!(await lockBoard(db, { projectId, userId }))) throw notFound();
    const ticket = await getTicket(db, { projectId, ticketId });
    if (form.version !== undefined && form.version !== ticket.version) {
      throw new ProblemError('stale_ticket', { current: presentTicket(ticket) });
    }
    await updateTicket(db, {
      id: ticketId,
      title: form.title,
      description: form.description,
      status: form.status,
      priority: form.priority,
      type: form.type,
      assignee_id: await chooseAssignee(db, { ticket, form }),
      position: await choosePosition(db, { ticket, form }),
    });
    const kind = eventOfMove({ from: ticket.status, to: form.status });
    if (kind) await recordEvent(db, { kind, actorId: userId, projectId, ticketId });
    return presentTicket(await getTicket(db, { projectId, ticketId }));
  });
}

export async function removeTicket(db: Db, { projectId, userId, ticketId }: Target) {
  await db.transaction().execute(async (db) => {
    if (!(await lockBoard(db, { projectId, userId }))) throw notFound();
    await getTicket(db, { projectId, ticketId });
    await deleteTicket(db, ticketId);
  });
}

type Creation = { projectId: number; ticketId: number; actorId: number; status: TicketStatus };

async function recordCreation(db: Db, { status, ...event }: Creation) {
  for (const kind of eventsOfCreation(status)) await recordEvent(db, { ...event, kind });
}

async function getTicket(
  db: Db,
  target: { projectId: number; ticketId: number },
): Promise<TicketRow> {
  const ticket = await findTicket(db, target);
  if (!ticket) throw notFound('Ticket not found');
  return ticket;
}

type Change = { ticket: TicketRow; form: z.output<typeof ticketUpdate> };

/** A done ticket keeps its assignee, even one who left; opened again, it waits for someone else. */
async function chooseAssignee(db: Db, { ticket, form }: Change): Promise<number | null> {
  const { assigneeId } = form;
  const projectId = ticket.project_id;
  if (assigneeId !== ticket.assignee_id) await refuseStrangers(db, { projectId, assigneeId });
  const reopened = ticket.status === 'Done' && form.status !== 'Done';
  if (!reopened || assigneeId === null) return assigneeId;
  return (await isMember(db, { projectId, userId: assigneeId })) ? assigneeId : null;
}

/** Without a place to stand at, a ticket keeps its own, or goes to the end of another column. */
function choosePosition(db: Db, { ticket, form: { status, after } }: Change) {
  if (after === undefined && status === ticket.status) return ticket.position;
  return findFreePosition(db, { projectId: ticket.project_id, status, after, moving: ticket.id });
}

async function refuseStrangers(
  db: Db,
  { projectId, assigneeId }: { projectId: number; assigneeId: number | null },
) {
  if (assigneeId === null || (await isMember(db, { projectId, userId: assigneeId }))) return;
  throw invalidField('assigneeId', 'The assignee must be a member of this project.');
}
