import { type Selectable, sql } from 'kysely';
import type { Pool } from 'pg';
import { textFields, ticketFieldNames, ticketFields } from '#contract/values/ticket-fields.ts';
import { maxTickets } from '#contract/values/ticket-limits.ts';
import type { TicketStatus } from '#contract/values/ticket-status.ts';
import type { Db, Membership, Tables } from '#server/migrations/tables.ts';
import { fullNameSql } from '#server/platform/database/sql/full-name.ts';
import { hasChanged, valuesOf } from '#server/platform/database/sql/outcomes.ts';
import { rowOf } from '#server/platform/database/sql/rows.ts';
import { columnOf, type FieldColumn, fieldColumns } from './fields.ts';

export { columnOf, fieldColumns, type Fields, fieldsOf } from './fields.ts';

type Column = { projectId: number; status: TicketStatus };

/** The technologies of a project, which its tickets can have as labels. */
export async function listTechnologies(db: Db, projectId: number): Promise<string[]> {
  const row = await db
    .selectFrom('projects')
    .select('tech_stack')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.tech_stack ?? [];
}

type Board = { rows: ListedTicketRow[]; lastChange: number };

/** The most bytes of descriptions in a list. A requested description is always included. */
const maxDescriptionBytes = 4 * 1024 * 1024;

type BoardRequest = Membership & { ticketId: number | undefined };

/**
 * Returns a member's board and the number of its last change, or undefined if the person isn't a
 * member. This is the most frequent and longest list, so it's a named prepared statement.
 */
export async function listTickets(
  pool: Pool,
  { described, ...request }: BoardRequest & { described: boolean },
): Promise<Board | undefined> {
  const board = await readBoard(pool, request, described ? 'all' : 'one');
  const isTooLong = described && board?.rows.some(({ description }) => description === null);
  return isTooLong ? await readBoard(pool, request, 'fitting') : board;
}

const listedBytes = 'sum(octet_length(tickets.description))';

/**
 * Which tickets have a description in a list, besides the requested one: all, if they fit; the oldest
 * that fit, which takes a second sort; or no other.
 */
const describedSql = {
  all: `(select ${listedBytes} <= ${maxDescriptionBytes}
           from tickets where project_id = $1 and deleted_at is null)`,
  fitting: `${listedBytes} over (order by tickets.id) <= ${maxDescriptionBytes}`,
  one: 'false',
};

async function readBoard(
  pool: Pool,
  { projectId, userId, ticketId }: BoardRequest,
  described: keyof typeof describedSql,
): Promise<Board | undefined> {
  // A member of an empty board gets one row without a ticket.
  type Row = ListedTicketRow & { id: number | null; last_change: number };
  const { rows } = await pool.query<Row>({
    name: `list-tickets-${described}`,
    text: `select ${shortColumns}, tickets.comment_count,
                  case when tickets.id = $3 or ${describedSql[described]}
                       then tickets.description end as description,
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
  return first && { rows: first.id === null ? [] : rows, lastChange: first.last_change };
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
    text: `select ${shortColumns}, tickets.comment_count,
                  case when tickets.id = $3 then tickets.description end as description
             from tickets left join users as assignee on assignee.id = tickets.assignee_id
            where tickets.project_id = $1 and tickets.id = any($2) and tickets.deleted_at is null`,
    values: [projectId, ids, described ?? null],
  });
  return rows;
}

export const findTicket = (
  db: Db,
  { projectId, ticketId }: { projectId: number; ticketId: number },
) => rowOf<TicketRow>(db)`
    select ${ticketColumns} from tickets ${withAssignee}
     where tickets.id = ${ticketId} and tickets.project_id = ${projectId}
       and tickets.deleted_at is null`;

const ticketCount = (projectId: number) => sql<number>`
  (select count(*) from tickets where project_id = ${projectId} and deleted_at is null)`;

/** Why a board takes no other ticket: it has too many, or too many were deleted a short time ago. */
export type Obstacle = 'full' | 'deleted';

/** What keeps a board from taking another ticket, or null, as a subquery. It rarely has to count. */
export const obstacleSql = (projectId: number) => sql<Obstacle | null>`
  (select case when last_ticket_number >= ${maxTickets} then
     (select case when count(*) filter (where deleted_at is null) >= ${maxTickets} then 'full'
                  when count(*) >= ${2 * maxTickets} then 'deleted' end
        from tickets where project_id = ${projectId}) end
     from projects where id = ${projectId})`;

export async function findObstacle(db: Db, projectId: number): Promise<Obstacle | null> {
  const { rows } = await sql<{ obstacle: Obstacle | null }>`
    select ${obstacleSql(projectId)} as obstacle`.execute(db);
  return rows[0]?.obstacle ?? null;
}

/** The bytes of a board's descriptions, also of its deleted tickets. */
export async function measureDescriptions(db: Db, projectId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(description)), 0)::bigint as bytes
      from tickets where project_id = ${projectId}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

export async function countTickets(db: Db, projectId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${ticketCount(projectId)} as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Marks a ticket as deleted. It keeps its position, so that it can be restored there. */
export const deleteTicket = (db: Db, { id, now }: { id: number; now: Date }) =>
  db.updateTable('tickets').set({ deleted_at: now.toISOString() }).where('id', '=', id).execute();

/** Restores a ticket deleted after `since`. Returns false if there is none. */
export const restoreTicket = (
  db: Db,
  { projectId, ticketId, since }: { projectId: number; ticketId: number; since: Date },
) =>
  hasChanged(
    db
      .updateTable('tickets')
      .set({ deleted_at: null, version: sql`version + 1` })
      .where('id', '=', ticketId)
      .where('project_id', '=', projectId)
      .where('deleted_at', '>', since.toISOString()),
  );

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

/** The last position of a column, ignoring the ticket being moved, as a subquery. */
export const lastPosition = ({
  projectId,
  status,
  moving = 0,
}: Column & { moving?: number }) => sql`
  (select position from tickets as other
    where project_id = ${projectId} and status = ${status} and id <> ${moving}
    order by position desc limit 1)`;

export async function findLastPosition(
  db: Db,
  column: Column & { moving?: number },
): Promise<string | null> {
  const { rows } = await sql<{ position: string | null }>`
    select ${lastPosition(column)} as position`.execute(db);
  return rows[0]?.position ?? null;
}

/** The IDs of a column's tickets in order, including deleted ones, which keep their positions. */
export const listColumn = (db: Db, { projectId, status }: Column) =>
  valuesOf(
    db
      .selectFrom('tickets')
      .select('id')
      .where('project_id', '=', projectId)
      .where('status', '=', status)
      .orderBy('position'),
  );

/** Sets the positions of several tickets in one statement. */
export const setPositions = (db: Db, { ids, positions }: { ids: number[]; positions: string[] }) =>
  sql`
    update tickets set position = rearranged.position
      from unnest(${ids}::bigint[], ${positions}::text[]) as rearranged (id, position)
     where tickets.id = rearranged.id`.execute(db);

const selectPositions = (db: Db, { projectId, status }: Column) =>
  db
    .selectFrom('tickets')
    .select('position')
    .where('project_id', '=', projectId)
    .where('status', '=', status);

/** The description is only present if it was requested. */
export type ListedTicketRow = Omit<TicketRow, 'description'> & {
  description: string | null;
  comment_count: number;
};

export type TicketRow = Pick<
  Selectable<Tables['tickets']>,
  | FieldColumn
  | 'id'
  | 'number'
  | 'task_count'
  | 'done_task_count'
  | 'project_id'
  | 'created_by'
  | 'position'
  | 'version'
  | 'created_at'
  | 'updated_at'
> & { assignee_name: string | null };

const shortFields = fieldColumns.filter((column) => column !== 'description');

/** The columns of a ticket without its description, which lists leave out. */
const shortColumns = `tickets.id, tickets.number, tickets.project_id, tickets.created_by,
  ${shortFields.map((column) => `tickets.${column}`).join(', ')},
  tickets.task_count, tickets.done_task_count, ${fullNameSql('assignee')} as assignee_name, tickets.position, tickets.version,
  tickets.created_at, tickets.updated_at`;

export const ticketColumns = sql.raw(`${shortColumns}, tickets.description`);

export const withAssignee = sql`left join users as assignee on assignee.id = tickets.assignee_id`;

/** The columns with text that people type, and the others that don't refer to a person. */
export const textColumns: FieldColumn[] = textFields.map((name) => columnOf[name]);
export const valueColumns = ticketFieldNames
  .filter((name) => ticketFields[name].kind !== 'member')
  .map((name) => columnOf[name])
  .filter((column) => !textColumns.includes(column));
