import type { Comment } from '#contract/comments.ts';
import { mentionedIds } from '#contract/mentions.ts';
import { recordEvent } from '#server/features/activity/actions.ts';
import { insertChanges, listNames } from '#server/features/changes/store.ts';
import { listMembersAmong, worksSolo } from '#server/features/members/store.ts';
import { tell } from '#server/features/notifications/actions.ts';
import { refreshParticipations } from '#server/features/participations/actions.ts';
import { lockBoard } from '#server/features/tickets/store.ts';
import type { ChangeKind } from '#contract/changes.ts';
import type { Db } from '#server/migrations/tables.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { isAuthor } from './policy.ts';
import { presentComment } from './present.ts';
import {
  type CommentRow,
  countComments,
  deleteComment,
  findComment,
  findConcerned,
  insertComment,
  canSeeTicket,
  listComments,
  updateComment,
} from './store.ts';

/** A ticket's comments are loaded without paging, so their number is limited. */
const maxComments = 1_000;

type TicketRef = { projectId: number; ticketId: number; userId: number };
type Target = TicketRef & { commentId: number };

export async function listTicketComments(db: Db, ref: TicketRef): Promise<Comment[]> {
  await refuseNonMembers(db, ref);
  const rows = await listComments(db, ref.ticketId);
  return presentComments(db, rows, ref.userId);
}

export async function writeComment(db: Db, { text, ...ref }: TicketRef & { text: string }) {
  const { projectId, ticketId, userId } = ref;
  return transact(db, async (db) => {
    await refuseNonMembers(db, ref);
    await recordChange(db, { ...ref, kind: 'comment_written' });
    if ((await countComments(db, ticketId)) >= maxComments) {
      const message = 'This ticket already has 1,000 comments. Create a new ticket to continue.';
      throw new ProblemError('limit_reached', { message });
    }
    const commentId = await insertComment(db, { ticketId, authorId: userId, text });
    await recordEvent(db, {
      kind: 'comment_written',
      actorId: userId,
      projectId,
      ticketId,
      is_solo: await worksSolo(db, { projectId, userId }),
      text_length: Array.from(text).length,
    });
    await refreshParticipations(db, { projectId, userIds: [userId] });
    await tellConcerned(db, { ...ref, text });
    return getPresented(db, { ...ref, commentId });
  });
}

async function getPresented(db: Db, target: Target): Promise<Comment> {
  const [comment] = await presentComments(db, [await getComment(db, target)], target.userId);
  return comment!;
}

async function presentComments(db: Db, rows: CommentRow[], personId: number) {
  const names = await listNames(db, [...new Set(rows.flatMap(({ text }) => mentionedIds(text)))]);
  return rows.map((row) => presentComment(row, { person: { id: personId }, names }));
}

/** Tells the people who are mentioned, and whoever created the ticket or is assigned to it. */
async function tellConcerned(
  db: Db,
  { projectId, ticketId, userId: actorId, text }: TicketRef & { text: string },
) {
  const { title, ids } = await findConcerned(db, { projectId, ticketId });
  const data = { ticketId, title };
  const mentioned = await listMembersAmong(db, { projectId, ids: mentionedIds(text) });
  const others = ids.filter((id) => !mentioned.includes(id));
  await tell(db, { kind: 'mentioned', to: mentioned, actorId, projectId, data });
  await tell(db, { kind: 'comment_written', to: others, actorId, projectId, data });
}

/** Tells the people whom an edit has added. */
async function tellAdded(
  db: Db,
  {
    projectId,
    ticketId,
    userId: actorId,
    text,
    before,
  }: TicketRef & { text: string; before: string },
) {
  const known = mentionedIds(before);
  const added = mentionedIds(text).filter((id) => !known.includes(id));
  if (added.length === 0) return;
  const { title } = await findConcerned(db, { projectId, ticketId });
  const to = await listMembersAmong(db, { projectId, ids: added });
  await tell(db, { kind: 'mentioned', to, actorId, projectId, data: { ticketId, title } });
}

export async function changeComment(db: Db, { text, ...target }: Target & { text: string }) {
  return db.transaction().execute(async (db) => {
    const { id, text: before } = await getOwnComment(db, target);
    await recordChange(db, { ...target, kind: 'comment_changed' });
    await updateComment(db, { id, text });
    await tellAdded(db, { ...target, text, before });
    return getPresented(db, target);
  });
}

export async function removeComment(db: Db, target: Target) {
  await db.transaction().execute(async (db) => {
    const { id } = await getOwnComment(db, target);
    await recordChange(db, { ...target, kind: 'comment_deleted' });
    await deleteComment(db, id);
  });
}

/** Records a change to a comment. The board's lock keeps the changes in order. */
async function recordChange(
  db: Db,
  { projectId, ticketId, userId, kind }: TicketRef & { kind: ChangeKind },
) {
  if (!(await lockBoard(db, { projectId, userId }))) throw notFound('Ticket not found');
  await insertChanges(db, { projectId, changes: [{ kind, actorId: userId, ticketId }] });
}

async function getOwnComment(db: Db, target: Target): Promise<CommentRow> {
  await refuseNonMembers(db, target);
  const comment = await getComment(db, target);
  if (!isAuthor({ authorId: comment.author_id, personId: target.userId })) {
    throw forbidden('Only the author can change or delete a comment.');
  }
  return comment;
}

async function getComment(
  db: Db,
  target: { ticketId: number; commentId: number },
): Promise<CommentRow> {
  const comment = await findComment(db, target);
  if (!comment) throw notFound('This comment no longer exists.');
  return comment;
}

async function refuseNonMembers(db: Db, ref: TicketRef) {
  if (!(await canSeeTicket(db, ref))) throw notFound('Ticket not found');
}
