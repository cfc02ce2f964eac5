import { type InferResult, sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { countOf, firstOf, idOfNew } from '#server/platform/database/sql/outcomes.ts';

type ThreadRef = { projectId: number; threadId: number };

/** The thread of a team's notes, or undefined if there's none yet. */
export const findNotes = (db: Db, projectId: number) =>
  firstOf(
    db
      .selectFrom('threads')
      .select('id')
      .where('project_id', '=', projectId)
      .where('kind', '=', 'notes'),
  );

/** The thread of a team's notes, which this creates if there's none yet. The caller holds the board's lock. */
export async function ensureNotes(db: Db, projectId: number): Promise<number> {
  const known = await findNotes(db, projectId);
  if (known !== undefined) return known;
  return insertThread(db, { projectId, kind: 'notes', title: '' });
}

export const insertDiscussion = (db: Db, thread: { projectId: number; title: string }) =>
  insertThread(db, { ...thread, kind: 'discussion' });

const insertThread = (
  db: Db,
  { projectId, kind, title }: { projectId: number; kind: 'notes' | 'discussion'; title: string },
) =>
  idOfNew(db.insertInto('threads').values({ project_id: projectId, kind, title }).returning('id'));

export const countDiscussions = (db: Db, projectId: number) =>
  countOf(
    db.selectFrom('threads').where('project_id', '=', projectId).where('kind', '=', 'discussion'),
  );

/** How many characters of the first post a list shows. */
const beginningLength = 200;

/** The post that a thread began with, joined to `threads`. */
export const opening = sql<{ author_id: number | null; text: string }>`
  (select author_id, text from comments
    where comments.thread_id = threads.id order by comments.id limit 1)`.as('opening');

/** What a thread beside its opening is: pinned, closed, and with posts by others. */
export const states = [
  sql<boolean>`threads.pinned_at is not null`.as('isPinned'),
  sql<boolean>`threads.closed_at is not null`.as('isClosed'),
  sql<boolean>`
    exists(select from comments as other
            where other.thread_id = threads.id
              and other.author_id is distinct from opening.author_id)`.as('hasOthers'),
] as const;

export type DiscussionRow = InferResult<ReturnType<typeof selectDiscussions>>[number];

/** A project's discussions with their first posts, for a member: nothing for others. */
const selectDiscussions = (db: Db, { projectId, userId }: Membership) =>
  db
    .selectFrom('threads')
    .innerJoin('project_members as reader', (join) =>
      join.onRef('reader.project_id', '=', 'threads.project_id').on('reader.user_id', '=', userId),
    )
    .innerJoinLateral(opening, (join) => join.onTrue())
    .leftJoin('users as author', 'author.id', 'opening.author_id')
    .select([
      'threads.id',
      'threads.title',
      'threads.post_count',
      'threads.last_post_at',
      'opening.author_id',
      fullName('author').as('author_name'),
      'author.avatar as author_avatar',
      sql<string>`left(opening.text, ${beginningLength})`.as('beginning'),
      ...states,
      sql<boolean>`reader.is_lead`.as('isLead'),
      sql<boolean>`reader.inactive_since is null`.as('isActive'),
    ])
    .where('threads.project_id', '=', projectId)
    .where('threads.kind', '=', 'discussion');

/** Pinned ones first, then those with the latest posts. */
export const listDiscussionRows = (db: Db, reader: Membership) =>
  selectDiscussions(db, reader)
    .orderBy(sql`threads.pinned_at is null`)
    .orderBy('threads.last_post_at', 'desc')
    .orderBy('threads.id', 'desc')
    .execute();

export const findDiscussion = (db: Db, { threadId, ...reader }: ThreadRef & { userId: number }) =>
  selectDiscussions(db, reader).where('threads.id', '=', threadId).executeTakeFirst();

export const saveTitle = (db: Db, { threadId, title }: { threadId: number; title: string }) =>
  db.updateTable('threads').set({ title }).where('id', '=', threadId).execute();

type State = { threadId: number; isPinned: boolean; isClosed: boolean };

/** What is pinned or closed already keeps its time. */
export const saveState = (db: Db, { threadId, isPinned, isClosed }: State) =>
  db
    .updateTable('threads')
    .set({
      pinned_at: sql`case when ${isPinned} then coalesce(pinned_at, now()) end`,
      closed_at: sql`case when ${isClosed} then coalesce(closed_at, now()) end`,
    })
    .where('id', '=', threadId)
    .execute();

export const deleteThread = (db: Db, id: number) =>
  db.deleteFrom('threads').where('id', '=', id).execute();

/** Whoever has a post in a thread. */
export async function listWriters(db: Db, threadId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('comments')
    .select('author_id')
    .distinct()
    .where('thread_id', '=', threadId)
    .where('author_id', 'is not', null)
    .execute();
  return rows.map(({ author_id }) => author_id!);
}

/** Whether a post is the one that a thread began with. */
export async function isFirstPost(
  db: Db,
  { threadId, commentId }: { threadId: number; commentId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where('thread_id', '=', threadId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id === commentId;
}
