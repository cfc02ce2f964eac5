import { isFinished } from '#contract/values/ticket-status.ts';
import type * as z from 'zod/mini';
import { findTextError } from '#contract/values/ticket-fields.ts';
import type { BoardReply, Ticket, ticketCreation, ticketUpdate } from '#contract/board/tickets.ts';
import { prepareEvents } from '#server/history/activity/actions.ts';
import { prepareOutdated } from '#server/proof/participations/actions.ts';
import { getLastChange } from '#server/history/changes/actions.ts';
import { insertChanges, type NewChange, prepareChanges } from '#server/history/changes/store.ts';
import { lockBoard } from '#server/teams/members/actions.ts';
import { findMember, isActiveMember, isMember } from '#server/teams/members/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, invalidField, notFound, ProblemError } from '#server/platform/problem.ts';
import { refuseFullBoard, refuseHugeBoard } from './board-limits.ts';
import { differencesOf } from './differences.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { announce, newsOf } from './news.ts';
import { canDelete } from './policy.ts';
import { creditCreation, creditedTo, creditMove } from './ticket-events.ts';
import { createPosition } from './positions.ts';
import { presentListedTicket, presentTicket } from './present.ts';
import {
  deleteTicket,
  findTicket,
  findObstacle,
  listTechnologies,
  listTickets,
  restoreTicket,
  type TicketRow,
} from './store.ts';
import { restorableMinutes } from './upkeep.ts';
import { findMove, getOpening, insertTicket, updateTicket } from './write-store.ts';

export { moveByRepository } from './repository-moves.ts';
export { restorableMinutes };

type Target = Membership & { ticketId: number };

export type BoardRequest = Membership & {
  described: boolean;
  ticketId: number | undefined;
  known: number | undefined;
};

/**
 * Returns a member's board and the number of its last change, or undefined if that number is `known`,
 * because then nothing has changed.
 */
export async function getBoard(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { described, ticketId, known, ...membership }: BoardRequest,
): Promise<BoardReply | undefined> {
  if (known !== undefined && known === (await getLastChange({ db, pool }, membership.projectId))) {
    if (!(await isMember(db, membership))) throw notFound();
    return undefined;
  }
  const board = await listTickets(pool, { ...membership, described, ticketId });
  if (!board) throw notFound();
  return { content: board.rows.map(presentListedTicket), lastChange: board.lastChange };
}

export const createTicket = async (
  db: Db,
  { projectId, userId, form }: Membership & { form: z.output<typeof ticketCreation> },
): Promise<Ticket> =>
  transact(db, async (db, ending) => {
    if (!(await lockBoard(db, { projectId, userId }))) throw notFound();
    const column = { projectId, status: form.status };
    const creditedId = creditedTo(form, userId);
    const found = await getOpening(db, { ...column, userId, creditedId });
    refuseFullBoard(found.obstacle);
    await refuseHugeBoard(db, { projectId, description: form.description });
    await refuseNonMembers(db, { projectId, assigneeId: form.assigneeId });
    await refuseUnknownLabels(db, { projectId, labels: form.labels });
    const { position, rearranged } = await createPosition(db, {
      ...column,
      last: found.lastPosition,
    });
    const written = { projectId, actorId: userId, ticketId: found.id };
    const events = creditCreation(form, { userId, isSolo: found.isSolo });
    const news = newsOf(null, form, userId);
    const ticket = await insertTicket(db, {
      id: found.id,
      projectId,
      userId,
      fields: form,
      position,
      parts: [
        ...(await prepareEvents(db, { ...written, events }, found.standings)),
        ...prepareChanges(changesOf({ ...written, rearranged, kind: 'ticket_created' })),
      ],
      ending: news ? undefined : ending,
    });
    await announce(db, { news, ticket, actorId: userId });
    return presentTicket(ticket);
  });

/** Changes a ticket. Throws stale_ticket with the current ticket if the edited version is outdated. */
export const changeTicket = async (
  db: Db,
  { projectId, userId, ticketId, form }: Target & { form: z.output<typeof ticketUpdate> },
): Promise<Ticket> =>
  transact(db, async (db, ending) => {
    if (!(await lockBoard(db, { projectId, userId }))) throw notFound();
    const { status } = form;
    const creditedId = creditedTo(form, userId);
    const found = await findMove(db, { projectId, userId, ticketId, status, creditedId });
    if (!found) throw ticketNotFound();
    const { ticket, lastPosition, credits } = found;
    if (form.version !== undefined && form.version !== ticket.version) {
      throw new ProblemError('stale_ticket', { current: presentTicket(ticket) });
    }
    const before = fieldsOf(ticket);
    refuseInvalidTexts(before, form);
    await refuseUnknownLabels(db, { projectId, labels: form.labels, known: before.labels });
    const assigneeId = await chooseAssignee(db, { ticket, form });
    const { position, rearranged } = await choosePosition(db, { ticket, form, lastPosition });
    const after = { ...before, ...form, assigneeId };
    const { description } = after;
    await refuseHugeBoard(db, { projectId, description, before: before.description });
    const written = { projectId, actorId: userId, ticketId };
    const { labels } = after;
    const events = credits ? creditMove(ticket, { ...form, labels }, { userId, ...credits }) : [];
    const news = newsOf(before, after, userId);
    const change = { kind: 'ticket_changed', fields: differencesOf(before, after) } as const;
    const changed = await updateTicket(db, {
      id: ticketId,
      fields: after,
      position,
      parts: [
        ...(await prepareEvents(db, { ...written, events }, credits?.standings)),
        ...prepareOutdated({ ...written, events }),
        ...prepareChanges(changesOf({ ...written, ...change, rearranged })),
      ],
      ending: news ? undefined : ending,
    });
    await announce(db, { news, ticket: changed, actorId: userId });
    return presentTicket(changed);
  });

export async function removeTicket(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { projectId, userId, ticketId }: Target,
) {
  await db.transaction().execute(async (db) => {
    if (!(await lockBoard(db, { projectId, userId }))) throw notFound();
    const ticket = await getTicket(db, { projectId, ticketId });
    const member = await findMember(db, { projectId, userId });
    if (!canDelete(ticket, { userId, isLead: member?.is_lead ?? false })) {
      throw forbidden('Only its author, its assignee or a lead can delete a ticket.');
    }
    await deleteTicket(db, { id: ticketId, now: clock() });
    await recordChange(db, { projectId, kind: 'ticket_deleted', actorId: userId, ticketId });
  });
}

/** Restores a deleted ticket. Any member can do this while the ticket is kept. */
export async function restoreDeletedTicket(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { projectId, userId, ticketId }: Target,
): Promise<Ticket> {
  const since = new Date(clock().getTime() - restorableMinutes * 60 * 1000);
  return db.transaction().execute(async (db) => {
    if (!(await lockBoard(db, { projectId, userId }))) throw notFound();
    const obstacle = await findObstacle(db, projectId);
    // Restoring one of the deleted tickets leaves fewer of them.
    if (obstacle === 'full') refuseFullBoard(obstacle);
    if (!(await restoreTicket(db, { projectId, ticketId, since }))) {
      throw notFound('This ticket can no longer be restored. Create it again.');
    }
    await recordChange(db, { projectId, kind: 'ticket_restored', actorId: userId, ticketId });
    return presentTicket(await getTicket(db, { projectId, ticketId }));
  });
}

type BoardChange = NewChange & { projectId: number; rearranged?: boolean };

const recordChange = (db: Db, change: BoardChange) => insertChanges(db, changesOf(change));

/** A change and, if the column was rearranged, that too. */
function changesOf({ projectId, rearranged = false, ...change }: BoardChange) {
  const { actorId } = change;
  const rearrangement = { kind: 'board_arranged', actorId } as const;
  return { projectId, changes: rearranged ? [rearrangement, change] : [change] };
}

function refuseInvalidTexts(before: Fields, form: z.output<typeof ticketUpdate>) {
  const error = findTextError(before, form);
  if (error) throw invalidField(error.field, error.message);
}

async function getTicket(
  db: Db,
  target: { projectId: number; ticketId: number },
): Promise<TicketRow> {
  const ticket = await findTicket(db, target);
  if (!ticket) throw ticketNotFound();
  return ticket;
}

const ticketNotFound = () => notFound('Ticket not found');

type Change = { ticket: TicketRow; form: z.output<typeof ticketUpdate> };

/** A finished ticket keeps its assignee, even a former member. Reopening it unassigns a former member. */
async function chooseAssignee(db: Db, { ticket, form }: Change): Promise<number | null> {
  const { assigneeId } = form;
  const projectId = ticket.project_id;
  if (assigneeId !== ticket.assignee_id) await refuseNonMembers(db, { projectId, assigneeId });
  const reopened = isFinished(ticket.status) && !isFinished(form.status);
  if (!reopened || assigneeId === null) return assigneeId;
  return (await isActiveMember(db, { projectId, userId: assigneeId })) ? assigneeId : null;
}

/** Without `after`, a ticket keeps its position, or goes to the end of its new column. */
async function choosePosition(
  db: Db,
  { ticket, form: { status, after }, lastPosition: last }: Change & { lastPosition: string | null },
) {
  if (after === undefined && status === ticket.status) {
    return { position: ticket.position, rearranged: false };
  }
  return createPosition(db, {
    projectId: ticket.project_id,
    status,
    after,
    moving: ticket.id,
    last,
  });
}

async function refuseNonMembers(
  db: Db,
  { projectId, assigneeId }: { projectId: number; assigneeId: number | null },
) {
  if (assigneeId === null || (await isActiveMember(db, { projectId, userId: assigneeId }))) return;
  throw invalidField('assigneeId', 'Assign someone who’s on the team.');
}

/** New labels must be technologies of the project. A label may stay when its technology is removed. */
async function refuseUnknownLabels(
  db: Db,
  {
    projectId,
    labels = [],
    known = [],
  }: { projectId: number; labels: string[] | undefined; known?: string[] },
) {
  const added = labels.filter((label) => !known.includes(label));
  if (added.length === 0) return;
  const technologies = await listTechnologies(db, projectId);
  const unknown = added.find((label) => !technologies.includes(label));
  if (unknown === undefined) return;
  throw invalidField(
    'labels',
    `“${unknown}” isn’t in this project’s tech stack. Add it in the project’s settings first.`,
  );
}
