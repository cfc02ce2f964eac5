import type { Comment, CommentVersion } from '#contract/board/comments.ts';
import { mentionedIds } from '#contract/markdown/mentions.ts';
import { listApart, listBlockedAmong } from '#server/people/blocks/store.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { listToldOfMention, withdrawNews } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, limitReached, notFound } from '#server/platform/problem.ts';
import type { Found, Parent, Place, Written } from './place.ts';
import { isAuthor } from './policy.ts';
import { presentComment, presentMentions } from './present.ts';
import {
  type CommentRow,
  deleteComment,
  findComment,
  insertComment,
  listComments,
  listMentionable,
  lockComment,
  measureComments,
  updateComment,
} from './store.ts';
import { keepVersion, listVersions } from './version-store.ts';

/** Comments are loaded without paging, so their number and their length are limited. */
const maxComments = 1_000;
const maxBytes = 4 * 1024 * 1024;

export async function listAll(db: Db, place: Place, userId: number): Promise<Comment[]> {
  const found = await place.find(db, userId);
  return presentComments(db, await listComments(db, found.parent), { ...found, userId });
}

type Writing = { userId: number; text: string };

export const writeComment = (db: Db, place: Place, { userId, text }: Writing): Promise<Comment> =>
  transact(db, async (db) => {
    const found = await place.lock(db, { userId, kind: 'comment_written' });
    return addComment(db, place, { ...found, userId, text });
  });

/** Writes a comment in a place that the caller has locked. */
export async function addComment(db: Db, place: Place, writing: Found & Writing): Promise<Comment> {
  const { parent, userId, text } = writing;
  await refuseFull(db, place, writing);
  const commentId = await insertComment(db, { parent, authorId: userId, text });
  const written = { ...writing, commentId };
  const mentioned = await listReachable(db, place, { userId, ids: mentionedIds(text) });
  await tellMentioned(db, written, mentioned);
  await place.afterWriting(db, { ...written, mentioned });
  return getPresented(db, written);
}

async function refuseFull(db: Db, { full }: Place, { parent, text }: Found & Writing) {
  const { count, bytes } = await measureComments(db, parent);
  if (count >= maxComments) throw limitReached(full.count);
  if (bytes + Buffer.byteLength(text) > maxBytes) throw limitReached(full.size);
}

/** Other edits are let through, so that a place that is full already can be emptied. */
async function refuseLonger(
  db: Db,
  { full }: Place,
  { parent, text, before }: { parent: Parent; text: string; before: string },
) {
  const added = Buffer.byteLength(text) - Buffer.byteLength(before);
  if (added <= 0) return;
  if ((await measureComments(db, parent)).bytes + added > maxBytes) throw limitReached(full.size);
}

type Target = Found & { userId: number; commentId: number };

async function getPresented(db: Db, target: Target): Promise<Comment> {
  const comment = await findComment(db, target);
  if (!comment) throw commentNotFound();
  const [presented] = await presentComments(db, [comment], target);
  return presented!;
}

type Reading = Found & { userId: number };

/** The names of the people whom texts mention. */
const listNames = (
  db: Db,
  texts: readonly { text: string }[],
  { projectId, userId: personId }: Reading,
) =>
  listMentionable(db, {
    projectId,
    personId,
    ids: [...new Set(texts.flatMap(({ text }) => mentionedIds(text)))],
  });

async function presentComments(db: Db, rows: CommentRow[], reading: Reading) {
  const { projectId, userId: personId } = reading;
  const names = await listNames(db, rows, reading);
  const authors = rows.map(({ author_id: id }) => id).filter((id) => id !== null);
  // In a team, people have to read each other.
  const folded =
    projectId === null ? await listBlockedAmong(db, { blockerId: personId, ids: authors }) : [];
  return rows.map((row) => presentComment(row, { person: { id: personId }, names, folded }));
}

/** Those among these people who are told of a mention: nobody who has blocked the author, or is blocked. */
async function listReachable(
  db: Db,
  place: Place,
  { userId, ids }: { userId: number; ids: number[] },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const reachable = await place.listReachable(db, ids);
  const apart = await listApart(db, { personId: userId, ids: reachable });
  return reachable.filter((id) => !apart.includes(id));
}

const tellMentioned = (
  db: Db,
  { projectId, userId: actorId, commentId, mention }: Written,
  to: number[],
) =>
  tell(db, {
    kind: 'mentioned',
    to,
    actorId,
    ...(projectId !== null && { projectId }),
    data: { ...mention, commentId },
  });

/** Tells the people whom an edit has added, each once for a comment. The caller holds its lock. */
async function tellAdded(db: Db, place: Place, changed: Written & { before: string }) {
  const known = mentionedIds(changed.before);
  const added = mentionedIds(changed.text).filter((id) => !known.includes(id));
  if (added.length === 0) return;
  const told = await listToldOfMention(db, { commentId: changed.commentId, ids: added });
  const ids = added.filter((id) => !told.includes(id));
  await tellMentioned(db, changed, await listReachable(db, place, { ...changed, ids }));
}

type Change = Writing & { commentId: number };

export const changeComment = (
  db: Db,
  place: Place,
  { userId, commentId, text }: Change,
): Promise<Comment> =>
  transact(db, async (db) => {
    const found = await place.lock(db, { userId, kind: 'comment_changed' });
    const target = { ...found, userId, commentId };
    const { id, text: before, ...comment } = await lockOwnComment(db, target);
    if (comment.is_hidden) throw forbidden('An admin hid this comment, so you can’t change it.');
    if (comment.is_held)
      throw forbidden(
        'Several people reported this comment, so you can’t change it until an admin decides.',
      );
    await refuseLonger(db, place, { ...found, text, before });
    await keepVersion(db, { id, text });
    await updateComment(db, { id, text });
    await tellAdded(db, place, { ...target, text, before });
    return getPresented(db, target);
  });

/** What a comment said before it was edited. Nobody reads that of one that is hidden. */
export async function readVersions(
  db: Db,
  place: Place,
  { userId, commentId }: Omit<Change, 'text'>,
): Promise<CommentVersion[]> {
  const found = await place.find(db, userId);
  const comment = await findComment(db, { ...found, commentId });
  if (!comment) throw commentNotFound();
  if (comment.is_hidden || comment.is_held) return [];
  const versions = await listVersions(db, commentId);
  const names = await listNames(db, versions, { ...found, userId });
  return versions.map(({ id, text, written_at: writtenAt }) => ({
    id,
    text,
    mentions: presentMentions(text, names),
    writtenAt,
  }));
}

export const removeComment = (
  db: Db,
  place: Place,
  { userId, commentId }: Omit<Change, 'text'>,
): Promise<void> =>
  db.transaction().execute(async (db) => {
    const found = await place.lock(db, { userId, kind: 'comment_deleted' });
    const { id } = await lockOwnComment(db, { ...found, userId, commentId });
    await place.beforeRemoving?.(db, id);
    await deleteComment(db, id);
    await withdrawNews(db, { commentId: id, actorId: userId });
  });

/** Keeps a comment as it is until the transaction ends; also from being hidden. */
async function lockOwnComment(db: Db, target: Target): Promise<CommentRow> {
  const comment = await lockComment(db, target);
  if (!comment) throw commentNotFound();
  if (!isAuthor({ authorId: comment.author_id, personId: target.userId })) {
    throw forbidden('Only the author can change or delete a comment.');
  }
  return comment;
}

const commentNotFound = () => notFound('This comment no longer exists.');
