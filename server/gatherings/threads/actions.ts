import type { Comment } from '#contract/board/comments.ts';
import type { Discussion, DiscussionPage } from '#contract/gatherings/threads.ts';
import type { ChangeKind } from '#contract/history/changes.ts';
import { mentionedIds } from '#contract/markdown/mentions.ts';
import { addComment, listAll } from '#server/board/comments/actions.ts';
import { listMentionable } from '#server/board/comments/store.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { checkLead, lockBoard } from '#server/teams/members/actions.ts';
import { isMember } from '#server/teams/members/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, limitReached, notFound } from '#server/platform/problem.ts';
import {
  discussionPlace,
  getDiscussion,
  lockDiscussion,
  type ThreadRef,
} from './discussion-place.ts';
import { canRemove, canRename } from './policy.ts';
import { presentDiscussion, presentPage } from './present.ts';
import {
  countDiscussions,
  type DiscussionRow,
  insertDiscussion,
  listDiscussionRows,
  saveState,
  saveTitle,
} from './store.ts';
import { endThread, keepFirstPost } from './thread-rules.ts';

/** They're listed without paging. */
const maxDiscussions = 200;

type Reader = ThreadRef & { userId: number };

export async function listDiscussions(db: Db, member: Membership): Promise<Discussion[]> {
  if (!(await isMember(db, member))) throw notFound();
  const rows = await listDiscussionRows(db, member);
  const names = await listNamesIn(db, rows, member);
  return rows.map((row) => presentDiscussion(row, names));
}

export async function readDiscussion(db: Db, reader: Reader): Promise<DiscussionPage> {
  const row = await getDiscussion(db, reader);
  return presentPage(row, { ...reader, names: await listNamesIn(db, [row], reader) });
}

/** The names of the people that excerpts mention. */
const listNamesIn = (db: Db, rows: readonly DiscussionRow[], { projectId, userId }: Membership) =>
  listMentionable(db, {
    projectId,
    personId: userId,
    ids: [...new Set(rows.flatMap(({ beginning }) => mentionedIds(beginning)))],
  });

export const startDiscussion = (
  db: Db,
  { title, text, ...member }: Membership & { title: string; text: string },
): Promise<DiscussionPage> =>
  transact(db, async (db) => {
    const { projectId, userId } = member;
    if (!(await lockBoard(db, member))) throw notFound();
    if ((await countDiscussions(db, projectId)) >= maxDiscussions)
      throw limitReached('This team already has 200 discussions. Delete some to continue.');
    const threadId = await insertDiscussion(db, { projectId, title });
    const ref = { projectId, threadId };
    await record(db, { ...ref, userId, kind: 'thread_started' });
    const mention = { ticketId: null, threadId, title };
    const opening = { parent: { threadId }, projectId, mention, userId, text };
    await addComment(db, discussionPlace(ref), opening);
    return readDiscussion(db, { ...ref, userId });
  });

export const renameDiscussion = (
  db: Db,
  { title, ...reader }: Reader & { title: string },
): Promise<DiscussionPage> =>
  change(db, reader, async (db, discussion) => {
    if (!canRename(discussion, reader))
      throw forbidden('Only the person who started a discussion can rename it.');
    await saveTitle(db, { ...reader, title });
  });

type State = { isPinned: boolean; isClosed: boolean };

/** Pins or closes a discussion. Leads only. */
export const setState = (db: Db, { userId, ...changed }: Reader & State): Promise<DiscussionPage> =>
  change(db, { ...changed, userId }, async (db) => {
    await checkLead(db, { ...changed, userId }, refusals);
    await saveState(db, changed);
  });

const refusals = {
  others: 'Only leads can pin and close discussions.',
  outsiders: 'This discussion no longer exists.',
};

/** Changes a discussion that nobody else changes meanwhile. */
const change = (
  db: Db,
  reader: Reader,
  act: (db: Db, discussion: Awaited<ReturnType<typeof lockDiscussion>>) => Promise<void>,
) =>
  db.transaction().execute(async (db) => {
    await act(db, await lockDiscussion(db, reader));
    await record(db, { ...reader, kind: 'thread_changed' });
    return readDiscussion(db, reader);
  });

export const removeDiscussion = (db: Db, reader: Reader): Promise<void> =>
  db.transaction().execute(async (db) => {
    const discussion = await lockDiscussion(db, reader);
    if (!canRemove(discussion, reader))
      throw forbidden('You can delete a discussion that you started until somebody else replies.');
    await record(db, { ...reader, kind: 'thread_deleted' });
    await endThread(db, reader.threadId);
  });

/** The posts of a discussion. The first one is deleted with it. */
export const listPosts = async (db: Db, { userId, ...ref }: Reader): Promise<Comment[]> =>
  keepFirstPost(await listAll(db, discussionPlace(ref), userId));

const record = (
  db: Db,
  { projectId, threadId, userId: actorId, kind }: Reader & { kind: ChangeKind },
) => insertChange(db, { projectId, kind, actorId, threadId });
