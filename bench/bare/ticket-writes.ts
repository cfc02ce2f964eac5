import type { FastifyInstance } from 'fastify';
import { generateKeyBetween } from 'fractional-indexing';
import type { PoolClient } from 'pg';
import type { TicketStatus } from '#contract/values/ticket-status.ts';
import { addEvent } from '#server/history/activity/compute-standing.ts';
import { extendsDay } from '#server/history/activity/credit-rules.ts';
import { findNthThatDay } from '#server/history/activity/daily-tally.ts';
import type { Standing } from '#server/history/activity/standing.ts';
import type { Credit } from '#server/history/activity/store.ts';
import { creditCreation, creditMove } from '#server/board/tickets/ticket-events.ts';
import type { BareContext } from './context.ts';
import { ticketOf } from './ticket-list.ts';

type Form = { title: string; description: string; priority: string; type: string } & {
  status: TicketStatus;
  assigneeId: number | null;
};
type Params = { projectId: string; ticketId: string };

/** Creates and moves tickets under their board's lock, writing the same rows as Pieces. */
export function answerTicketWrites(app: FastifyInstance, context: BareContext) {
  app.post<{ Params: Params; Body: Form }>(
    '/api/projects/:projectId/tickets',
    async ({ params, body }, reply) => {
      reply.status(201);
      return write(context, { ...params, ticketId: '0', ...body });
    },
  );
  app.put<{ Params: Params; Body: Form }>(
    '/api/projects/:projectId/tickets/:ticketId',
    async ({ params, body }) => write(context, { ...params, ...body }),
  );
}

async function write({ pool, userId }: BareContext, input: Params & Form) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const ticket = await writeLocked(client, { ...input, userId });
    await client.query('commit');
    client.release();
    return ticketOf(ticket);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function writeLocked(client: PoolClient, input: Params & Form & { userId: number }) {
  const { projectId, ticketId, userId, status } = input;
  await client.query({ name: 'lock', text: lock, values: [projectId, userId] });
  const { rows: found } = await client.query<Found>({
    name: 'read',
    text: read,
    values: [projectId, status, ticketId, userId],
  });
  const [{ last, from, created_at, state, isSolo, undone }] = found as [Found];
  const events = from
    ? creditMove({ status: from, created_at }, input, { userId, isSolo, undone })
    : creditCreation(input, { userId, isSolo });
  const at = new Date().toISOString();
  const credited = events.map((event) => {
    const dated = { ...event, occurred_at: at, project_id: Number(projectId) };
    const nth_that_day = findNthThatDay(state, dated);
    const complete = {
      is_solo: false,
      ticket_age: null,
      text_length: null,
      nth_that_day,
      ...dated,
    };
    addEvent(state, complete);
    return complete;
  });
  const { rows } = await client.query({
    name: from ? 'move' : 'create',
    text: withEvents(from ? move : create),
    values: [
      projectId,
      userId,
      ticketId,
      [input.title, input.description, status, input.priority, input.type],
      input.assigneeId,
      generateKeyBetween(last, null),
      JSON.stringify(credited),
      at,
      JSON.stringify(state),
      from ? 'ticket_changed' : 'ticket_created',
      JSON.stringify(from && from !== status ? [{ field: 'status', from, to: status }] : []),
      credited.filter(extendsDay).length,
    ],
  });
  return rows[0];
}

type Found = {
  last: string | null;
  from: TicketStatus | null;
  created_at: string;
  state: Standing;
  isSolo: boolean;
  undone: Credit | null;
};

const lock = `select from projects join project_members on project_members.project_id = projects.id
  where projects.id = $1 and project_members.user_id = $2 for no key update of projects`;

const read = `select standings.state, ticket.status as from, ticket.created_at,
    not exists (select from project_members where project_id = $1 and user_id <> $4) as "isSolo",
    (select json_build_object('credited_id', credited_id, 'is_solo', is_solo,
                              'ticket_age', ticket_age, 'nth_that_day', nth_that_day)
       from events where ticket_id = $3 and kind = 'ticket_done' order by id desc limit 1) as undone,
    (select position from tickets where project_id = $1 and status = $2 and id <> $3
      order by position desc limit 1) as last
  from standings left join tickets as ticket on ticket.id = $3 and ticket.project_id = $1
 where standings.user_id = $4 for no key update of standings`;

const move = `update tickets set title = ($4::text[])[1], description = ($4::text[])[2],
    status = ($4::text[])[3], priority = ($4::text[])[4], type = ($4::text[])[5],
    assignee_id = $5, position = $6, version = version + 1, updated_at = now()
  where id = $3 returning *`;

const create = `insert into tickets (project_id, number, title, description, status, priority, type,
    assignee_id, position, created_by)
  select $1, (select last_ticket_number from numbered), ($4::text[])[1], ($4::text[])[2], ($4::text[])[3], ($4::text[])[4],
         ($4::text[])[5], $5, $6, $2
   where $3 = 0 returning *`;

const numbered = `numbered as (update projects set last_ticket_number = last_ticket_number + 1
    where id = $1 and $3 = 0 returning last_ticket_number), `;

const withEvents = (statement: string) => `with ${statement === create ? numbered : ''}
  ticket as (${statement}),
  happened as (insert into events (kind, actor_id, credited_id, project_id, ticket_id, occurred_at,
                                   is_solo, ticket_age, nth_that_day)
    select kind, $2, credited_id, $1, ticket.id, $8, is_solo, ticket_age, nth_that_day
      from ticket, jsonb_to_recordset($7::jsonb) as event (kind text, credited_id bigint,
             is_solo boolean, ticket_age int, nth_that_day int)),
  active as (insert into activity_days (user_id, day, count)
    select $2, ($8::timestamptz at time zone 'UTC')::date, $12 where $12 > 0
    on conflict (user_id, day) do update set count = activity_days.count + excluded.count),
  standing as (update standings set state = $9 where user_id = $2),
  change as (insert into changes (project_id, number, kind, actor_id, ticket_id, fields)
    select $1, 1 + (select coalesce(max(number), 0) from changes where project_id = $1),
           $10, $2, ticket.id, $11 from ticket)
  select ticket.*, users.first_name, users.last_name, pg_notify('changes', $1::bigint::text)
    from ticket left join users on users.id = ticket.assignee_id`;
