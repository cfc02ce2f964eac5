import type { FastifyInstance } from 'fastify';
import type { BareContext } from './context.ts';

export function answerTicketList(app: FastifyInstance, { pool, userId }: BareContext) {
  app.get<{ Params: { projectId: string } }>(
    '/api/projects/:projectId/tickets',
    async (request) => {
      const { rows } = await pool.query({
        name: 'tickets',
        text: `select tickets.id, tickets.number, tickets.project_id, tickets.title,
                      tickets.description, tickets.status, tickets.priority, tickets.type,
                      tickets.assignee_id, tickets.labels, tickets.due_date, tickets.task_count,
                      tickets.done_task_count, tickets.created_by, tickets.position,
                      tickets.version, tickets.created_at, tickets.updated_at,
                      tickets.comment_count, assignee.first_name, assignee.last_name,
                      (select max(number) from changes where project_id = $1) as last_change
                 from tickets
                 left join users as assignee on assignee.id = tickets.assignee_id
                 join project_members on project_members.project_id = tickets.project_id
                where tickets.project_id = $1 and project_members.user_id = $2
                      and tickets.deleted_at is null
                order by tickets.position`,
        values: [request.params.projectId, userId],
      });
      const content = rows.map((row) => ({ ...ticketOf(row), commentCount: row.comment_count }));
      return { content, lastChange: rows[0]?.last_change };
    },
  );
}

// oxlint-disable-next-line typescript/no-explicit-any -- An untyped database row.
export const ticketOf = (row: any) => ({
  title: row.title,
  description: row.description,
  status: row.status,
  priority: row.priority,
  type: row.type,
  assigneeId: row.assignee_id,
  labels: row.labels,
  dueDate: row.due_date,
  id: row.id,
  number: row.number,
  projectId: row.project_id,
  assigneeName: row.assignee_id && `${row.first_name} ${row.last_name}`,
  checklist: row.task_count ? { done: row.done_task_count, total: row.task_count } : undefined,
  authorId: row.created_by,
  position: row.position,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
