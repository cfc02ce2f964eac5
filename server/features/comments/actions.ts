import type { Comment } from '#contract/comments.ts';
import { recordEvent } from '#server/features/activity/actions.ts';
import { insertChanges } from '#server/features/changes/store.ts';
import { worksSolo } from '#server/features/members/store.ts';
import { tell } from '#server/features/notifications/actions.ts';
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
  return rows.map((row) => presentComment(row, { id: ref.userId }));
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
    await tellConcerned(db, ref);
    return presentComment(await getComment(db, { ticketId, commentId }), { id: userId });
  });
}

/** Tells whoever created the ticket or is assigned to it. */
async function tellConcerned(db: Db, { projectId, ticketId, userId: actorId }: TicketRef) {
  const { title, ids: to } = await findConcerned(db, { projectId, ticketId });
  const data = { ticketId, title };
  await tell(db, { kind: 'comment_written', to, actorId, projectId, data });
}

export async function changeComment(db: Db, { text, ...target }: Target & { text: string }) {
  return db.transaction().execute(async (db) => {
    const { id } = await getOwnComment(db, target);
    await recordChange(db, { ...target, kind: 'comment_changed' });
    await updateComment(db, { id, text });
    const row = await getComment(db, target);
    return presentComment(row, { id: target.userId });
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
