import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Priority, TicketStatus, TicketType } from '#contract/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';

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

/**
 * A member's board. Nothing comes back for an empty board and for someone else's alike. No list is
 * asked for as often, or is as long, so the statement is prepared and named.
 */
export async function listTickets(
  pool: Pool,
  { projectId, userId }: Membership,
): Promise<TicketRow[]> {
  const { rows } = await pool.query<TicketRow>({
    name: 'list-tickets',
    text: `select tickets.id, tickets.project_id, tickets.title, tickets.description,
                  tickets.status, tickets.priority, tickets.type, tickets.assignee_id,
                  assignee.first_name as assignee_first_name,
                  assignee.last_name as assignee_last_name,
                  tickets.position, tickets.version, tickets.created_at, tickets.updated_at
             from tickets
             join project_members on project_members.project_id = tickets.project_id
             left join users as assignee on assignee.id = tickets.assignee_id
            where tickets.project_id = $1 and project_members.user_id = $2
            order by tickets.position`,
    values: [projectId, userId],
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
    .executeTakeFirst();

export async function insertTicket(
  db: Db,
  { projectId, userId, ...fields }: Membership & Fields,
): Promise<number> {
  const { id } = await db
    .insertInto('tickets')
    .values({ ...fields, project_id: projectId, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTicket(db: Db, { id, ...fields }: Fields & { id: number }) {
  await db
    .updateTable('tickets')
    .set({ ...fields, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteTicket(db: Db, id: number) {
  await db.deleteFrom('tickets').where('id', '=', id).execute();
}

/** The position of a ticket in a column, if it stands there. */
export const findPosition = async (db: Db, { projectId, status, id }: Column & { id: number }) => {
  const row = await selectPositions(db, { projectId, status })
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.position;
};

/** The first position of a column behind a given one, not counting the ticket that moves. */
export const findPositionBehind = async (
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

const selectPositions = (db: Db, { projectId, status }: Column) =>
  db
    .selectFrom('tickets')
    .select('position')
    .where('project_id', '=', projectId)
    .where('status', '=', status);

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

const selectTickets = (db: Db) =>
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
      'assignee.first_name as assignee_first_name',
      'assignee.last_name as assignee_last_name',
      'tickets.position',
      'tickets.version',
      'tickets.created_at',
      'tickets.updated_at',
    ]);
