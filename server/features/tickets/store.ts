import { type QueryCreator, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Priority, TicketStatus, TicketType } from '#contract/vocabulary.ts';
import type { Db, Tables } from '#server/migrations/tables.ts';
import { fullName, fullNameSql } from '#server/platform/database/full-name.ts';

type Membership = { projectId: number; userId: number };
type Column = { projectId: number; status: TicketStatus };
type Fields = {
  title: string;
  description: string;
  status: TicketStatus;
  priority: Priority;
  type: '' | TicketType;
  assignee_id: number | null;
  position: string;
};

/** Locks a member's board until the transaction ends. Returns undefined if the person isn't a member. */
export const lockBoard = (db: Db, { projectId, userId }: Membership) =>
  db
    .selectFrom('projects')
    .innerJoin('project_members', 'project_members.project_id', 'projects.id')
    .select('projects.id')
    .where('projects.id', '=', projectId)
    .where('project_members.user_id', '=', userId)
    .forNoKeyUpdate('projects')
    .executeTakeFirst();

type Board = { rows: ListedTicketRow[]; lastChange: number };

/** The most bytes of descriptions in a list. A requested description is always included. */
const maxDescriptionBytes = 4 * 1024 * 1024;

/**
 * Returns a member's board and the number of its last change, or undefined if the person isn't a
 * member. This is the most frequent and longest list, so it's a named prepared statement.
 */
export async function listTickets(
  pool: Pool,
  {
    projectId,
    userId,
    described,
    ticketId,
  }: Membership & { described: boolean; ticketId: number | undefined },
): Promise<Board | undefined> {
  // A member of an empty board gets one row without a ticket.
  type Row = ListedTicketRow & { id: number | null; last_change: number };
  const fitting = `sum(octet_length(tickets.description)) over (order by tickets.id)
                     <= ${maxDescriptionBytes}`;
  const { rows } = await pool.query<Row>({
    name: described ? 'list-tickets' : 'list-tickets-without-descriptions',
    text: `select tickets.id, tickets.project_id, tickets.title,
                  case when tickets.id = $3 ${described ? `or ${fitting}` : ''}
                       then tickets.description end as description,
                  tickets.status, tickets.priority, tickets.type, tickets.assignee_id,
                  ${fullNameSql('assignee')} as assignee_name,
                  tickets.position, tickets.version, tickets.created_at, tickets.updated_at,
                  (select coalesce(max(number), 0) from changes where project_id = $1) as last_change
             from project_members
             left join tickets on tickets.project_id = project_members.project_id
                              and tickets.deleted_at is null
             left join users as assignee on assignee.id = tickets.assignee_id
            where project_members.project_id = $1 and project_members.user_id = $2
            order by tickets.position`,
    values: [projectId, userId, ticketId ?? null],
  });
  const [first] = rows;
  return first && { rows: rows.filter(({ id }) => id !== null), lastChange: first.last_change };
}

/** Lists these tickets of a project, without deleted ones. `described` is the one with a description. */
export async function listTicketsById(
  pool: Pool,
  {
    projectId,
    ids,
    described,
  }: { projectId: number; ids: number[]; described: number | undefined },
): Promise<ListedTicketRow[]> {
  const { rows } = await pool.query<ListedTicketRow>({
    name: 'list-tickets-by-id',
    text: `select tickets.id, tickets.project_id, tickets.title,
                  case when tickets.id = $3 then tickets.description end as description,
                  tickets.status, tickets.priority, tickets.type, tickets.assignee_id,
                  ${fullNameSql('assignee')} as assignee_name,
                  tickets.position, tickets.version, tickets.created_at, tickets.updated_at
             from tickets left join users as assignee on assignee.id = tickets.assignee_id
            where tickets.project_id = $1 and tickets.id = any($2) and tickets.deleted_at is null`,
    values: [projectId, ids, described ?? null],
  });
  return rows;
}

export const findTicket = (
  db: Db,
  { projectId, ticketId }: { projectId: number; ticketId: number },
) =>
  selectTickets(db)
    .where('tickets.id', '=', ticketId)
    .where('tickets.project_id', '=', projectId)
    .where('tickets.deleted_at', 'is', null)
    .executeTakeFirst();

/** Inserts and reads a ticket in one statement, because the board is locked while it runs. */
export const insertTicket = (db: Db, { projectId, userId, ...fields }: Membership & Fields) =>
  selectTickets(
    db.with('tickets', (db) =>
      db
        .insertInto('tickets')
        .values({ ...fields, project_id: projectId, created_by: userId })
        .returningAll(),
    ),
  ).executeTakeFirstOrThrow();

/** Changes and reads a ticket in one statement, because the board is locked while it runs. */
export const updateTicket = (db: Db, { id, ...fields }: Fields & { id: number }) =>
  selectTickets(
    db.with('tickets', (db) =>
      db
        .updateTable('tickets')
        .set({ ...fields, version: sql`version + 1`, updated_at: sql`now()` })
        .where('id', '=', id)
        .returningAll(),
    ),
  ).executeTakeFirstOrThrow();

export async function countTickets(db: Db, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('tickets')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a ticket as deleted. It keeps its position, so that it can be restored there. */
export async function deleteTicket(db: Db, { id, now }: { id: number; now: Date }) {
  await db
    .updateTable('tickets')
    .set({ deleted_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Restores a ticket deleted after `since`. Returns false if there is none. */
export async function restoreTicket(
  db: Db,
  { projectId, ticketId, since }: { projectId: number; ticketId: number; since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tickets')
    .set({ deleted_at: null, version: sql`version + 1` })
    .where('id', '=', ticketId)
    .where('project_id', '=', projectId)
    .where('deleted_at', '>', since.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The position of a ticket, if it's in this column. */
export const findPosition = async (db: Db, { projectId, status, id }: Column & { id: number }) => {
  const row = await selectPositions(db, { projectId, status })
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.position;
};

/** The first position after a given one, ignoring the ticket being moved. */
export const findNextPosition = async (
  db: Db,
  { projectId, status, position, moving }: Column & { position: string | null; moving?: number },
) => {
  const row = await selectPositions(db, { projectId, status })
    .where('id', '<>', moving ?? 0)
    .$if(position !== null, (query) => query.where('position', '>', position ?? ''))
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? null;
};

/** The last position of a column, ignoring the ticket being moved. */
export const findLastPosition = async (
  db: Db,
  { projectId, status, moving }: Column & { moving?: number },
) => {
  const row = await selectPositions(db, { projectId, status })
    .where('id', '<>', moving ?? 0)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? null;
};

/** The IDs of a column's tickets in order, including deleted ones, which keep their positions. */
export async function listColumn(db: Db, { projectId, status }: Column): Promise<number[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('project_id', '=', projectId)
    .where('status', '=', status)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the positions of several tickets in one statement. */
export async function setPositions(
  db: Db,
  { ids, positions }: { ids: number[]; positions: string[] },
) {
  await sql`
    update tickets set position = rearranged.position
      from unnest(${ids}::bigint[], ${positions}::text[]) as rearranged (id, position)
     where tickets.id = rearranged.id`.execute(db);
}

const selectPositions = (db: Db, { projectId, status }: Column) =>
  db
    .selectFrom('tickets')
    .select('position')
    .where('project_id', '=', projectId)
    .where('status', '=', status);

/** The description is only present if it was requested. */
export type ListedTicketRow = Omit<TicketRow, 'description'> & { description?: string | null };

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

const selectTickets = (db: Pick<QueryCreator<Tables>, 'selectFrom'>) =>
  db
    .selectFrom('tickets')
    .leftJoin('users as assignee', 'assignee.id', 'tickets.assignee_id')
    .select([
      'tickets.id',
      'tickets.project_id',
      'tickets.title',
      'tickets.description',
      'tickets.status',
      'tickets.priority',
      'tickets.type',
      'tickets.assignee_id',
      fullName('assignee').as('assignee_name'),
      'tickets.position',
      'tickets.version',
      'tickets.created_at',
      'tickets.updated_at',
    ]);
