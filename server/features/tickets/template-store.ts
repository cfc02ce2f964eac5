import { sql } from 'kysely';
import { countTasks } from '#contract/checklist.ts';
import { ticketFieldNames } from '#contract/ticket-fields.ts';
import type { Db } from '#server/migrations/tables.ts';
import { columnOf, type Fields, fieldColumns } from './fields.ts';

type NewTicket = { number: number; position: string; fields: Fields };

const columns = sql.raw(
  ['number', 'position', 'project_id', ...fieldColumns, 'task_count', 'done_task_count'].join(', '),
);

/** Creates the first tickets of a board in one statement. */
export async function insertTemplate(
  db: Db,
  { projectId, tickets }: { projectId: number; tickets: NewTicket[] },
) {
  const rows = tickets.map(({ number, position, fields }) => {
    const { total, done } = countTasks(fields.description);
    return {
      number,
      position,
      project_id: projectId,
      ...Object.fromEntries(ticketFieldNames.map((name) => [columnOf[name], fields[name]])),
      task_count: total,
      done_task_count: done,
    };
  });
  await sql`
    with numbered as (
      update projects set last_ticket_number = ${tickets.length} where id = ${projectId}
    )
    insert into tickets (${columns})
    select ${columns} from jsonb_populate_recordset(null::tickets, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}
