import type { Comment } from '#contract/board/comments.ts';
import type { ForumPage, ForumThreadPage } from '#contract/gatherings/forum.ts';
import type { ForumType } from '#contract/values/forum-types.ts';
import { foldCase } from '#contract/values/text/fold-case.ts';
import {
  addComment,
  changeComment,
  listAll,
  writeComment,
} from '#server/board/comments/actions.ts';
import { saveState } from '#server/gatherings/threads/store.ts';
import { endThread, keepFirstPost } from '#server/gatherings/threads/thread-rules.ts';
import { tellLatest } from '#server/notifications/notifications/actions.ts';
import { listApart } from '#server/people/blocks/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, invalidField } from '#server/platform/problem.ts';
import { keepCategory, listCategories } from './category-store.ts';
import { forumPlace, getLocked, getThread } from './forum-place.ts';
import { checkLinks, checkPost } from './limits.ts';
import { canAccept, canChange, canRemove, type Reader } from './policy.ts';
import { presentCategory, presentThread, presentThreadPage } from './present.ts';
import {
  findReply,
  follow,
  insertThread,
  listThreads,
  moveThread,
  saveAccepted,
  saveThread,
  unfollow,
} from './store.ts';

const pageSize = 20;
/** More words than anyone searches for. */
const maxWords = 20;

type Search = { search: string; type: ForumType | undefined; isUnanswered: boolean; page: number };
type Ref = { threadId: number };

export async function searchForum(db: Db, search: Search, reader: Reader): Promise<ForumPage> {
  const categories = await listCategories(db, reader.userId);
  const words = search.search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const found = await listThreads(db, {
    userId: reader.userId,
    words: words.map((text) => ({
      text,
      categoryIds: idsOf(categories, ({ name }) => foldCase(name).includes(foldCase(text))),
    })),
    categoryIds: search.type && idsOf(categories, ({ type }) => type === search.type),
    isUnanswered: search.isUnanswered,
    offset: search.page * pageSize,
    limit: pageSize + 1,
  });
  return {
    threads: found.slice(0, pageSize).map(presentThread),
    hasMore: found.length > pageSize,
    categories: categories.map(presentCategory),
    can: { start: reader.userId > 0, manage: reader.isAdmin },
  };
}

const idsOf = <Row extends { id: number }>(rows: readonly Row[], matches: (row: Row) => boolean) =>
  rows.filter(matches).map(({ id }) => id);

export const readThread = async (db: Db, { threadId }: Ref, reader: Reader) =>
  presentThreadPage(await getThread(db, { threadId, userId: reader.userId }), reader);

type ThreadForm = { title: string; tags: string[] };
type NewThread = ThreadForm & { text: string; categoryId: number };

export const startThread = (
  db: Db,
  { form: { text, ...thread }, reader, now }: { form: NewThread; reader: Reader; now: Date },
): Promise<ForumThreadPage> =>
  transact(db, async (db) => {
    const { userId } = reader;
    await requireCategory(db, thread.categoryId);
    await checkPost(db, { userId, text, kind: 'thread', now });
    const threadId = await insertThread(db, thread);
    const mention = { ticketId: null, threadId, title: thread.title };
    const opening = { parent: { threadId }, projectId: null, mention, userId, text };
    await addComment(db, forumPlace({ threadId }), opening);
    return readThread(db, { threadId }, reader);
  });

/** Keeps a category until the transaction ends, or throws invalid_input. */
async function requireCategory(db: Db, categoryId: number) {
  if (!(await keepCategory(db, categoryId)))
    throw invalidField('categoryId', 'Choose one from the list');
}

export const writePost = (
  db: Db,
  { threadId, now, ...post }: Ref & { userId: number; text: string; now: Date },
): Promise<Comment> =>
  transact(db, async (db) => {
    await getThread(db, { threadId, userId: post.userId });
    await checkPost(db, { ...post, kind: 'post', now });
    return writeComment(db, forumPlace({ threadId }), post);
  });

type PostChange = Ref & { userId: number; commentId: number; text: string; now: Date };

export const changePost = (db: Db, { threadId, now, ...post }: PostChange): Promise<Comment> =>
  transact(db, async (db) => {
    await checkLinks(db, { ...post, now });
    return changeComment(db, forumPlace({ threadId }), post);
  });

/** The posts of a thread. The first one is deleted with it. */
export const listPosts = async (db: Db, { threadId, userId }: Ref & { userId: number }) =>
  keepFirstPost(await listAll(db, forumPlace({ threadId }), userId));

type Change = { reader: Reader; ref: Ref };

/** Changes a thread that nobody else changes meanwhile. */
const change = (
  db: Db,
  { ref, reader }: Change,
  act: (db: Db, thread: Awaited<ReturnType<typeof getLocked>>) => Promise<void>,
): Promise<ForumThreadPage> =>
  transact(db, async (db) => {
    await act(db, await getLocked(db, { ...ref, userId: reader.userId }));
    return readThread(db, ref, reader);
  });

export const changeThread = (db: Db, target: Change, form: ThreadForm) =>
  change(db, target, async (db, thread) => {
    if (!canChange(thread, target.reader))
      throw forbidden('Only the person who started a discussion can change it.');
    await saveThread(db, { ...target.ref, ...form });
  });

type State = { isPinned: boolean; isClosed: boolean; categoryId: number };

/** Pins, closes or moves a thread. The caller has made sure that an admin does. */
export const setState = (db: Db, target: Change, state: State): Promise<ForumThreadPage> =>
  transact(db, async (db) => {
    // Before the thread, as when categories are merged.
    await requireCategory(db, state.categoryId);
    return change(db, target, async (db) => {
      await saveState(db, { ...target.ref, ...state });
      await moveThread(db, { ...target.ref, ...state });
    });
  });

/** Accepts a reply as the answer, or none, and tells who gave it. */
export const accept = (
  db: Db,
  target: Change,
  { postId, now }: { postId: number | null; now: Date },
) =>
  change(db, target, async (db, thread) => {
    const { threadId } = target.ref;
    const { userId: actorId } = target.reader;
    if (!canAccept(thread, target.reader))
      throw forbidden('Only the person who asked a question can accept an answer.');
    if (postId === null) return saveAccepted(db, { threadId, postId: null, helperId: null });
    if (postId === thread.accepted_id) return;
    const reply = await findReply(db, { threadId, postId });
    if (!reply) throw invalidField('postId', 'Choose a reply of this discussion');
    const helperId = reply.authorId === thread.author_id ? null : reply.authorId;
    await saveAccepted(db, { threadId, postId, helperId });
    if (helperId === null) return;
    const apart = await listApart(db, { personId: actorId, ids: [helperId] });
    const data = { threadId, title: thread.title };
    if (apart.length === 0)
      await tellLatest(db, { kind: 'answer_accepted', to: helperId, actorId, data, now });
  });

export const setFollowing = (db: Db, target: Change, isFollowed: boolean) =>
  change(db, target, async (db) => {
    const follower = { ...target.ref, userId: target.reader.userId };
    await (isFollowed ? follow(db, follower) : unfollow(db, follower));
  });

export const removeThread = (db: Db, { ref, reader }: Change): Promise<void> =>
  db.transaction().execute(async (db) => {
    const thread = await getLocked(db, { ...ref, userId: reader.userId });
    if (!canRemove(thread, reader))
      throw forbidden('You can delete a discussion that you started until somebody else replies.');
    await endThread(db, ref.threadId);
  });
