import { type InferResult, sql } from 'kysely';
import { listMemberIds } from '#server/teams/members/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';

type TicketRef = { projectId: number; ticketId: number };
/** Comments on a ticket or, if `ticketId` is null, a team's notes. */
type ThreadRef = { projectId: number; ticketId: number | null };

/** Whether the ticket is on the project's board and the person is a member. */
export async function canSeeTicket(
  db: Db,
  { projectId, ticketId, userId }: TicketRef & { userId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('tickets')
    .innerJoin('project_members', 'project_members.project_id', 'tickets.project_id')
    .select('tickets.id')
    .where('tickets.id', '=', ticketId)
    .where('tickets.project_id', '=', projectId)
    .where('project_members.user_id', '=', userId)
    .where('tickets.deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Its title, and who created a ticket or is assigned to it and still in the team. Notes concern everyone
 * in the team.
 */
export async function findConcerned(
  db: Db,
  { projectId, ticketId }: ThreadRef,
): Promise<{ title: string; ids: number[] }> {
  if (ticketId === null) return { title: '', ids: await listMemberIds(db, projectId) };
  const rows = await db
    .selectFrom('tickets')
    .leftJoin('project_members', (join) =>
      join
        .onRef('project_members.project_id', '=', 'tickets.project_id')
        .on((on) =>
          on.or([
            on('project_members.user_id', '=', on.ref('tickets.created_by')),
            on('project_members.user_id', '=', on.ref('tickets.assignee_id')),
          ]),
        ),
    )
    .select(['tickets.title', 'project_members.user_id'])
    .where('tickets.id', '=', ticketId)
    .where('tickets.project_id', '=', projectId)
    .execute();
  return {
    title: rows[0]?.title ?? '',
    ids: rows.map(({ user_id }) => user_id).filter((id) => id !== null),
  };
}

/** How many comments a thread has, and how many bytes of text. */
export const measureThread = (
  db: Db,
  thread: ThreadRef,
): Promise<{ count: number; bytes: number }> =>
  db
    .selectFrom('comments')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(octet_length(text)), 0)::bigint`.as('bytes'),
    ])
    .where(isIn(thread))
    .executeTakeFirstOrThrow();

export const listComments = (db: Db, thread: ThreadRef) =>
  selectComments(db).where(isIn(thread)).orderBy('comments.id').execute();

type CommentRef = ThreadRef & { commentId: number };

export const findComment = (db: Db, ref: CommentRef) => selectComment(db, ref).executeTakeFirst();

/** Finds a comment and locks it until the transaction ends. Hiding it does the same. */
export const lockComment = (db: Db, ref: CommentRef) =>
  selectComment(db, ref).forNoKeyUpdate('comments').executeTakeFirst();

const selectComment = (db: Db, { commentId, ...thread }: CommentRef) =>
  selectComments(db).where('comments.id', '=', commentId).where(isIn(thread));

const isIn = ({ projectId, ticketId }: ThreadRef) =>
  ticketId === null
    ? sql<boolean>`comments.project_id = ${projectId}`
    : sql<boolean>`comments.ticket_id = ${ticketId}`;

type NewComment = ThreadRef & { authorId: number; text: string };

export async function insertComment(
  db: Db,
  { projectId, ticketId, authorId, text }: NewComment,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with written as (
      insert into comments (ticket_id, project_id, author_id, text)
      values (${ticketId}, ${ticketId === null ? projectId : null}, ${authorId}, ${text})
      returning id, ticket_id
    ),
    counted as (
      update tickets set comment_count = comment_count + 1
        from written where tickets.id = written.ticket_id
    )
    select id from written`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function updateComment(db: Db, { id, text }: { id: number; text: string }) {
  await db
    .updateTable('comments')
    .set({ text, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteComment(db: Db, id: number) {
  await sql`
    with deleted as (delete from comments where id = ${id} returning ticket_id)
    update tickets set comment_count = comment_count - 1
      from deleted where tickets.id = deleted.ticket_id`.execute(db);
}

/**
 * The names of those among some people whom a member may learn of by mentions: who is or was in the
 * team, and others whose profile is open, unless one has blocked the other.
 */
export async function listMentionable(
  db: Db,
  { projectId, personId, ids }: { projectId: number; personId: number; ids: number[] },
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${fullName('users')} as name from users
     where id = any(${ids}::bigint[])
       and (exists(select from project_members
                    where project_id = ${projectId} and user_id = users.id)
            or exists(select from departures
                       where project_id = ${projectId} and user_id = users.id)
            or not exists(select from privacy_settings
                           where user_id = users.id and profile = 'teams')
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
    ]);

/** Whether a decision of an admin hides a comment. */
const isHidden = sql<boolean>`
  exists(select from decisions
          where decisions.kind = 'comment' and subject_id = comments.id and act = 'hide'
            and undone_at is null)`;
