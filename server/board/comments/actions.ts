import type { Comment } from '#contract/board/comments.ts';
import { mentionedIds } from '#contract/markdown/mentions.ts';
import { recordEvent } from '#server/history/activity/actions.ts';
import { listApart } from '#server/people/blocks/store.ts';
import { insertChanges } from '#server/history/changes/store.ts';
import { lockBoard } from '#server/teams/members/actions.ts';
import { isMember, listMembersAmong, worksSolo } from '#server/teams/members/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { listToldOfMention, withdrawMentions } from '#server/notifications/notifications/store.ts';
import { markOutdated } from '#server/proof/participations/actions.ts';
import type { ChangeKind } from '#contract/history/changes.ts';
import type { Db } from '#server/migrations/tables.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, notFound, ProblemError } from '#server/platform/problem.ts';
import { isAuthor } from './policy.ts';
import { presentComment } from './present.ts';
import {
  type CommentRow,
  deleteComment,
  findComment,
  findConcerned,
  insertComment,
  canSeeTicket,
  listComments,
  listMentionable,
  lockComment,
  measureThread,
  updateComment,
} from './store.ts';

/** Comments are loaded without paging, so their number and their length are limited. */
const maxComments = 1_000;
const maxThreadBytes = 4 * 1024 * 1024;

/** Comments on a ticket or, if `ticketId` is null, a team's notes. */
type ThreadRef = { projectId: number; ticketId: number | null; userId: number };
type Target = ThreadRef & { commentId: number };

export async function listThread(db: Db, ref: ThreadRef): Promise<Comment[]> {
  await refuseNonMembers(db, ref);
  const rows = await listComments(db, ref);
  return presentComments(db, rows, ref);
}

export async function writeComment(db: Db, { text, ...ref }: ThreadRef & { text: string }) {
  const { projectId, ticketId, userId } = ref;
  return transact(db, async (db) => {
    await recordChange(db, { ...ref, kind: 'comment_written' });
    await refuseFullThread(db, { ...ref, text });
    const commentId = await insertComment(db, { projectId, ticketId, authorId: userId, text });
    if (ticketId !== null) {
      await recordEvent(db, {
        kind: 'comment_written',
        actorId: userId,
        projectId,
        ticketId,
        is_solo: await worksSolo(db, { projectId, userId }),
        text_length: Array.from(text).length,
      });
      await markOutdated(db, { projectId, userIds: [userId] });
    }
    await tellConcerned(db, { ...ref, commentId, text });
    return getPresented(db, { ...ref, commentId });
  });
}

async function refuseFullThread(db: Db, { text, ...ref }: ThreadRef & { text: string }) {
  const { count, bytes } = await measureThread(db, ref);
  if (count >= maxComments) throw fullThread(ref, 'already has 1,000');
  if (bytes + Buffer.byteLength(text) > maxThreadBytes)
    throw fullThread(ref, 'can’t have over 4 MB of');
}

/** Other edits are let through, so that a thread that is full already can be shortened. */
async function refuseLongerThread(
  db: Db,
  { text, before, ...ref }: ThreadRef & { text: string; before: string },
) {
  const added = Buffer.byteLength(text) - Buffer.byteLength(before);
  if (added <= 0) return;
  if ((await measureThread(db, ref)).bytes + added > maxThreadBytes)
    throw fullThread(ref, 'can’t have over 4 MB of');
}

const fullThread = ({ ticketId }: ThreadRef, limit: string) =>
  new ProblemError('limit_reached', {
    message:
      ticketId === null
        ? `This team ${limit} notes. Delete some to continue.`
        : `This ticket ${limit} comments. Create a new ticket to continue.`,
  });

async function getPresented(db: Db, target: Target): Promise<Comment> {
  const [comment] = await presentComments(db, [await getComment(db, target)], target);
  return comment!;
}

async function presentComments(
  db: Db,
  rows: CommentRow[],
  { projectId, userId: personId }: ThreadRef,
) {
  const ids = [...new Set(rows.flatMap(({ text }) => mentionedIds(text)))];
  const names = await listMentionable(db, { projectId, personId, ids });
  return rows.map((row) => presentComment(row, { person: { id: personId }, names }));
}

/**
 * Tells the people who are mentioned, and whoever created the ticket or is assigned to it, or the whole
 * team about a note.
 */
async function tellConcerned(
  db: Db,
  { projectId, ticketId, userId: actorId, commentId, text }: Target & { text: string },
) {
  const { title, ids } = await findConcerned(db, { projectId, ticketId });
  const mentioned = await listReachable(db, { projectId, actorId, ids: mentionedIds(text) });
  const to = ids.filter((id) => !mentioned.includes(id));
  const about = { actorId, projectId };
  await tell(db, {
    kind: 'mentioned',
    to: mentioned,
    ...about,
    data: { ticketId, title, commentId },
  });
  if (ticketId === null) await tell(db, { kind: 'note_written', to, ...about, data: {} });
  else await tell(db, { kind: 'comment_written', to, ...about, data: { ticketId, title } });
}

/** The members among these people who are told of a mention: nobody who has blocked the author, or is blocked. */
async function listReachable(
  db: Db,
  { projectId, actorId, ids }: { projectId: number; actorId: number; ids: number[] },
): Promise<number[]> {
  const members = await listMembersAmong(db, { projectId, ids });
  const apart = await listApart(db, { personId: actorId, ids: members });
  return members.filter((id) => !apart.includes(id));
}

/** Tells the people whom an edit has added, each once for a comment. The caller holds its lock. */
async function tellAdded(
  db: Db,
  {
    projectId,
    ticketId,
    userId: actorId,
    commentId,
    text,
    before,
  }: Target & { text: string; before: string },
) {
  const known = mentionedIds(before);
  const added = mentionedIds(text).filter((id) => !known.includes(id));
  if (added.length === 0) return;
  const { title } = await findConcerned(db, { projectId, ticketId });
  const told = await listToldOfMention(db, { commentId, ids: added });
  const ids = added.filter((id) => !told.includes(id));
  const to = await listReachable(db, { projectId, actorId, ids });
  const data = { ticketId, title, commentId };
  await tell(db, { kind: 'mentioned', to, actorId, projectId, data });
}

export async function changeComment(db: Db, { text, ...target }: Target & { text: string }) {
  return db.transaction().execute(async (db) => {
    await recordChange(db, { ...target, kind: 'comment_changed' });
    const { id, text: before, is_hidden: isHidden } = await lockOwnComment(db, target);
    if (isHidden) throw forbidden('An admin hid this comment, so you can’t change it.');
    await refuseLongerThread(db, { ...target, text, before });
    await updateComment(db, { id, text });
    await tellAdded(db, { ...target, text, before });
    return getPresented(db, target);
  });
}

export async function removeComment(db: Db, target: Target) {
  await db.transaction().execute(async (db) => {
    await recordChange(db, { ...target, kind: 'comment_deleted' });
    const { id } = await lockOwnComment(db, target);
    await deleteComment(db, id);
    await withdrawMentions(db, { commentId: id, actorId: target.userId });
  });
}

/**
 * Records a change to a comment. The board's lock keeps the changes in order, and its ticket where
 * it is: it may have been deleted just before.
 */
async function recordChange(db: Db, { kind, ...ref }: ThreadRef & { kind: ChangeKind }) {
  const { projectId, ticketId, userId } = ref;
  const isLocked = await lockBoard(db, { projectId, userId });
  if (!isLocked || (ticketId !== null && !(await canSeeTicket(db, { ...ref, ticketId }))))
    throw threadNotFound(ticketId);
  const change = { kind, actorId: userId, ...(ticketId !== null && { ticketId }) };
  await insertChanges(db, { projectId, changes: [change] });
}

/** Keeps a comment as it is until the transaction ends; also from being hidden. */
async function lockOwnComment(db: Db, target: Target): Promise<CommentRow> {
  const comment = await lockComment(db, target);
  if (!comment) throw commentNotFound();
  if (!isAuthor({ authorId: comment.author_id, personId: target.userId })) {
    throw forbidden('Only the author can change or delete a comment.');
  }
  return comment;
}

async function getComment(db: Db, target: Target): Promise<CommentRow> {
  const comment = await findComment(db, target);
  if (!comment) throw commentNotFound();
  return comment;
}

const commentNotFound = () => notFound('This comment no longer exists.');

async function refuseNonMembers(db: Db, ref: ThreadRef) {
  const { ticketId, ...membership } = ref;
  const isReader =
    ticketId === null
      ? await isMember(db, membership)
      : await canSeeTicket(db, { ...membership, ticketId });
  if (!isReader) throw threadNotFound(ticketId);
}

const threadNotFound = (ticketId: number | null) =>
  notFound(ticketId === null ? undefined : 'Ticket not found');
