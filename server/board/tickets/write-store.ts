import { isFinished } from '#server/history/activity/ticket-status-store.ts';
import { type RawBuilder, sql } from 'kysely';
import { countTasks } from '#contract/markdown/checklist.ts';
import { ticketFieldNames } from '#contract/values/ticket-fields.ts';
import type { TicketStatus } from '#contract/values/ticket-status.ts';
import {
  type Credit,
  lockedStandings,
  type StoredStanding,
  withCredit,
} from '#server/history/activity/store.ts';
import { isSolo } from '#server/teams/members/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { compileOnce } from '#server/platform/database/compile-once.ts';
import { joinParts, type Parts } from '#server/platform/database/sql/parts.ts';
import { type Fields, fieldColumns } from './fields.ts';
import {
  lastPosition,
  type Obstacle,
  obstacleSql,
  ticketColumns,
  type TicketRow,
  withAssignee,
} from './store.ts';

type Column = { projectId: number; status: TicketStatus };

/** What the events of a write depend on, with the standings of the people who may be credited. */
type Credits = { isSolo: boolean; standings: StoredStanding[] };

export type Move = {
  ticket: TicketRow;
  lastPosition: string | null;
  /** Null if the ticket stays in its column. */
  credits: (Credits & { undone: Credit | null }) | null;
};

type MoveRow = TicketRow & Omit<Move, 'ticket'>;

/**
 * What a change of a ticket depends on, in one statement: the ticket, the last position of the column
 * it's going to and, if it changes columns, what its event depends on. The credit goes to `creditedId`,
 * or is taken from the person who had it.
 */
export async function findMove(db: Db, wanted: WantedMove): Promise<Move | undefined> {
  const [row] = await readMove(db, wanted);
  if (!row) return undefined;
  const { lastPosition: last, credits, ...ticket } = row;
  return { ticket, lastPosition: last, credits };
}

type WantedMove = Column & { userId: number; ticketId: number; creditedId: number };

const readMove = compileOnce<WantedMove, MoveRow>(
  ['projectId', 'userId', 'ticketId', 'status', 'creditedId'],
  ({ projectId, userId, ticketId, status, creditedId }) => {
    const credited = sql`case when ${isFinished} then credit.credited_id
                              else ${creditedId}::bigint end`;
    return sql`
      select ${ticketColumns},
             ${lastPosition({ projectId, status, moving: ticketId })} as "lastPosition",
             case when tickets.status <> ${status} then json_build_object(
               'isSolo', ${isSolo({ projectId, userId })},
               'standings', ${lockedStandings(credited)},
               'undone', case when credit.credited_id is not null then to_json(credit) end
             ) end as credits
        from tickets ${withAssignee} ${withCredit}
       where tickets.id = ${ticketId} and tickets.project_id = ${projectId}
         and tickets.deleted_at is null`;
  },
);

type Opening = Credits & { id: number; obstacle: Obstacle | null; lastPosition: string | null };

/**
 * What a new ticket depends on, in one statement: whether there's room, its own ID, the last
 * position, and the standings of the people who are credited.
 */
export async function getOpening(db: Db, wanted: WantedOpening): Promise<Opening> {
  const [row] = await readOpening(db, wanted);
  return row as Opening;
}

type WantedOpening = Column & { userId: number; creditedId: number };

const readOpening = compileOnce<WantedOpening, Opening>(
  ['projectId', 'userId', 'status', 'creditedId'],
  ({ projectId, userId, status, creditedId }) => sql`
    select nextval(pg_get_serial_sequence('tickets', 'id')) as id,
           ${obstacleSql(projectId)} as obstacle,
           ${lastPosition({ projectId, status })} as "lastPosition",
           ${isSolo({ projectId, userId })} as "isSolo",
           ${lockedStandings(sql`${userId}::bigint, ${creditedId}::bigint`)} as standings`,
);

/** The columns of the fields, and those that follow from them. */
const columns = sql.raw([...fieldColumns, 'task_count', 'done_task_count'].join(', '));

function valuesOf(fields: Fields) {
  const { total, done } = countTasks(fields.description);
  return sql.join([...ticketFieldNames.map((name) => fields[name]), total, done]);
}

type Written = {
  id: number;
  fields: Fields;
  position: string;
  parts: Parts;
  /** See transact.ts. */
  ending?: RawBuilder<unknown> | undefined;
};

/** Creates and reads a ticket, and runs `parts`, in one statement: the board is locked while it runs. */
export async function insertTicket(
  db: Db,
  { id, projectId, userId, fields, position, parts, ending }: Membership & Written,
): Promise<TicketRow> {
  const numbered = sql`
    numbered as (
      update projects set last_ticket_number = last_ticket_number + 1
       where id = ${projectId} returning last_ticket_number as number
    )`;
  const inserted = sql`
    tickets as (
      insert into tickets (id, number, project_id, created_by, position, ${columns})
      overriding system value
      values (${id}, (select number from numbered), ${projectId}, ${userId}, ${position},
              ${valuesOf(fields)})
      returning *
    )`;
  return readWritten(db, [numbered, inserted, ...parts], ending);
}

/** Changes and reads a ticket, and runs `parts`, in one statement: the board is locked while it runs. */
export async function updateTicket(
  db: Db,
  { id, fields, position, parts, ending }: Written,
): Promise<TicketRow> {
  const updated = sql`
    tickets as (
      update tickets
         set (${columns}) = row(${valuesOf(fields)}),
             position = ${position}, version = version + 1, updated_at = now()
       where id = ${id}
      returning *
    )`;
  return readWritten(db, [updated, ...parts], ending);
}

/** Reads the ticket that the first part has written. */
async function readWritten(
  db: Db,
  parts: Parts,
  ending: RawBuilder<unknown> = sql``,
): Promise<TicketRow> {
  const { rows } = await sql<TicketRow>`
    with ${joinParts(parts)} select ${ticketColumns} from tickets ${withAssignee} ${ending}`.execute(
    db,
  );
  return rows[0] as TicketRow;
}
