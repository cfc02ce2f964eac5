import { type InferResult, sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import type { Parent } from './place.ts';

/** How many comments there are, and how many bytes of text. */
export const measureComments = (
  db: Db,
  parent: Parent,
): Promise<{ count: number; bytes: number }> =>
  db
    .selectFrom('comments')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(octet_length(text)), 0)::bigint`.as('bytes'),
    ])
    .where(isIn(parent))
    .executeTakeFirstOrThrow();

export const listComments = (db: Db, parent: Parent) =>
  selectComments(db).where(isIn(parent)).orderBy('comments.id').execute();

type CommentRef = { parent: Parent; commentId: number };

export const findComment = (db: Db, { commentId, parent }: CommentRef) =>
  selectComments(db).where('comments.id', '=', commentId).where(isIn(parent)).executeTakeFirst();

/** Finds a comment and locks it until the transaction ends. Hiding it does the same. */
export async function lockComment(db: Db, ref: CommentRef) {
  const { commentId, parent } = ref;
  await db
    .selectFrom('comments')
    .select('id')
    .where('id', '=', commentId)
    .where(isIn(parent))
    .forNoKeyUpdate()
    .execute();
  // A statement of its own sees what was decided while this one waited.
  return findComment(db, ref);
}

/** Locks the thread of a comment, if it's in one, until the transaction ends: before the comment, as its author does. */
export const lockThreadOf = (db: Db, commentId: number) =>
  sql`
    select from threads where id = (select thread_id from comments where id = ${commentId})
       for no key update`.execute(db);

const isIn = (parent: Parent) =>
  'ticketId' in parent
    ? sql<boolean>`comments.ticket_id = ${parent.ticketId}`
    : sql<boolean>`comments.thread_id = ${parent.threadId}`;

type NewComment = { parent: Parent; authorId: number; text: string };

/** Stores a comment and counts it. Returns its ID. */
export async function insertComment(
  db: Db,
  { parent, authorId, text }: NewComment,
): Promise<number> {
  const ticketId = 'ticketId' in parent ? parent.ticketId : null;
  const threadId = 'threadId' in parent ? parent.threadId : null;
  const { rows } = await sql<{ id: number }>`
    with written as (
      insert into comments (ticket_id, thread_id, author_id, text)
      values (${ticketId}, ${threadId}, ${authorId}, ${text})
      returning id, ticket_id, thread_id, created_at
    ),
    on_ticket as (
      update tickets set comment_count = comment_count + 1
        from written where tickets.id = written.ticket_id
    ),
    in_thread as (
      update threads set post_count = post_count + 1, last_post_at = written.created_at
        from written where threads.id = written.thread_id
    )
    select id from written`.execute(db);
  return rows[0]?.id ?? 0;
}

export const updateComment = (db: Db, { id, text }: { id: number; text: string }) =>
  db
    .updateTable('comments')
    .set({ text, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();

/** What someone wrote stays, without their name. */
export const forgetAuthor = (db: Db, userId: number) =>
  db.updateTable('comments').set({ author_id: null }).where('author_id', '=', userId).execute();

/** Deletes a comment, which doesn't count anymore. */
export const deleteComment = (db: Db, id: number) =>
  sql`
    with deleted as (delete from comments where id = ${id} returning id, ticket_id, thread_id),
    on_ticket as (
      update tickets set comment_count = comment_count - 1
        from deleted where tickets.id = deleted.ticket_id
    )
    update threads
       set post_count = post_count - 1,
           last_post_at = coalesce((select max(created_at) from comments
                                     where thread_id = threads.id and comments.id <> deleted.id),
                                   last_post_at)
      from deleted where threads.id = deleted.thread_id`.execute(db);

/**
 * The names of those among some people whom a reader may learn of by mentions: who is or was in the
 * team, and others whose profile is open, unless one has blocked the other. A visitor's ID is 0.
 */
export async function listMentionable(
  db: Db,
  { projectId, personId, ids }: { projectId: number | null; personId: number; ids: number[] },
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${fullName('users')} as name from users
     where id = any(${ids}::bigint[])
       and (exists(select from project_members
                    where project_id = ${projectId} and user_id = users.id)
            or exists(select from departures
                       where project_id = ${projectId} and user_id = users.id)
            or not exists(select from privacy_settings
                           where user_id = users.id
                             and (profile = 'teams'
                                  or profile = 'signed_in' and ${personId}::bigint = 0))
               and not exists(select from blocks
                               where (blocker_id, blocked_id) in ((users.id, ${personId}),
                                                                  (${personId}, users.id))))`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export type CommentRow = InferResult<ReturnType<typeof selectComments>>[number];

const selectComments = (db: Db) =>
  db
    .selectFrom('comments')
    .leftJoin('users as author', 'author.id', 'comments.author_id')
    .select([
      'comments.id',
      'comments.text',
      'comments.author_id',
      fullName('author').as('author_name'),
      'author.avatar as author_avatar',
      'comments.created_at',
      'comments.updated_at',
      isHidden.as('is_hidden'),
      sql<boolean>`comments.held_at is not null`.as('is_held'),
    ]);

/** Whether a decision of an admin hides a comment. */
export const isHidden = sql<boolean>`
  exists(select from decisions
          where decisions.kind = 'comment' and subject_id = comments.id and act = 'hide'
            and undone_at is null)`;
