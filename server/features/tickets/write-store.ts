import { type RawBuilder, sql } from 'kysely';
import { ticketFieldNames } from '#contract/ticket-fields.ts';
import type { TicketStatus } from '#contract/vocabulary.ts';
import type { StoredStanding } from '#server/features/activity/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { joinParts, type Parts } from '#server/platform/database/parts.ts';
import { type Fields, fieldColumns } from './fields.ts';
import { lastPosition, ticketColumns, ticketCount, type TicketRow, withAssignee } from './store.ts';

type Membership = { projectId: number; userId: number };
type Column = { projectId: number; status: TicketStatus };
/** The person's standing, which is locked by the statement that reads what a write depends on. */
type LockedStanding = RawBuilder<StoredStanding | null>;

export type Move = {
  ticket: TicketRow;
  lastPosition: string | null;
  standing: StoredStanding | null;
};

/**
 * What a change of a ticket depends on, in one statement: the ticket, the last position of the column
 * it's going to and, if it changes columns, the `standing`.
 */
export async function findMove(
  db: Db,
  {
    projectId,
    ticketId,
    status,
    standing,
  }: Column & { ticketId: number; standing: LockedStanding },
): Promise<Move | undefined> {
  const { rows } = await sql<TicketRow & Omit<Move, 'ticket'>>`
    select ${ticketColumns},
           ${lastPosition({ projectId, status, moving: ticketId })} as "lastPosition",
           case when tickets.status <> ${status} then ${standing} end as standing
      from tickets ${withAssignee}
     where tickets.id = ${ticketId} and tickets.project_id = ${projectId}
       and tickets.deleted_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { lastPosition: last, standing: locked, ...ticket } = row;
  return { ticket, lastPosition: last, standing: locked };
}

type Opening = {
  id: number;
  count: number;
  lastPosition: string | null;
  standing: StoredStanding | null;
};

/** What a new ticket depends on, in one statement: how many there are, its own ID and last position. */
export async function findOpening(
  db: Db,
  { projectId, status, standing }: Column & { standing: LockedStanding },
): Promise<Opening> {
  const { rows } = await sql<Opening>`
    select nextval(pg_get_serial_sequence('tickets', 'id')) as id,
           ${ticketCount(projectId)} as count,
           ${lastPosition({ projectId, status })} as "lastPosition",
           ${standing} as standing`.execute(db);
  return rows[0] as Opening;
}

const columns = sql.raw(fieldColumns.join(', '));
const valuesOf = (fields: Fields) => sql.join(ticketFieldNames.map((name) => fields[name]));

type Written = { id: number; fields: Fields; position: string; parts: Parts };

/** Creates and reads a ticket, and runs `parts`, in one statement: the board is locked while it runs. */
export async function insertTicket(
  db: Db,
  { id, projectId, userId, fields, position, parts }: Membership & Written,
): Promise<TicketRow> {
  const inserted = sql`
    tickets as (
      insert into tickets (id, project_id, created_by, position, ${columns})
      overriding system value
      values (${id}, ${projectId}, ${userId}, ${position}, ${valuesOf(fields)})
      returning *
    )`;
  return readWritten(db, [inserted, ...parts]);
}

/** Changes and reads a ticket, and runs `parts`, in one statement: the board is locked while it runs. */
export async function updateTicket(
  db: Db,
  { id, fields, position, parts }: Written,
): Promise<TicketRow> {
  const updated = sql`
    tickets as (
      update tickets
         set (${columns}) = row(${valuesOf(fields)}),
             position = ${position}, version = version + 1, updated_at = now()
       where id = ${id}
      returning *
    )`;
  return readWritten(db, [updated, ...parts]);
}

/** Reads the ticket that the first part has written. */
async function readWritten(db: Db, parts: Parts): Promise<TicketRow> {
  const { rows } = await sql<TicketRow>`
    with ${joinParts(parts)} select ${ticketColumns} from tickets ${withAssignee}`.execute(db);
  return rows[0] as TicketRow;
}
