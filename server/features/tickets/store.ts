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

/** The board of a project, found through a member, locked until the transaction ends. */
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

/** The descriptions of a list come to so many bytes at most; one that was asked for always comes. */
const maxDescriptionBytes = 4 * 1024 * 1024;

/**
 * A member's board, and the number of its last change; nothing for who is no member. No list is
 * asked for as often, or is as long, so the statement is prepared and named.
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

/** The tickets of a project that are still there; the description of no more than one of them. */
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

/** Makes a ticket and reads it as it is then, in one statement: the board is locked meanwhile. */
export const insertTicket = (db: Db, { projectId, userId, ...fields }: Membership & Fields) =>
  selectTickets(
    db.with('tickets', (db) =>
      db
        .insertInto('tickets')
        .values({ ...fields, project_id: projectId, created_by: userId })
        .returningAll(),
    ),
  ).executeTakeFirstOrThrow();

/** Changes a ticket and reads it as it is then, in one statement: the board is locked meanwhile. */
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

/** How many tickets stand on a board. */
export async function countTickets(db: Db, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('tickets')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes a ticket off its board. It keeps its target, to which it can be brought back. */
export async function deleteTicket(db: Db, { id, now }: { id: number; now: Date }) {
  await db
    .updateTable('tickets')
    .set({ deleted_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Brings a ticket back that was deleted after a moment; false where there is no such ticket. */
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

/** The position of a ticket in a column, if it stands there. */
export const findPosition = async (db: Db, { projectId, status, id }: Column & { id: number }) => {
  const row = await selectPositions(db, { projectId, status })
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.position;
};

/** The first position of a column behind a given one, not counting the ticket that moves. */
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

/** The last position of a column, not counting the ticket that moves. */
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

/** The ids of a column's tickets in their order, deleted ones among them, since they keep their places. */
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

/** Gives tickets their positions, all at once. */
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

/** Without a description where none was asked for. */
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
