import type { ListedTicket, Ticket } from '#contract/board/tickets.ts';
import { fieldsOf } from './fields.ts';
import type { ListedTicketRow, TicketRow } from './store.ts';

export const presentTicket = (row: TicketRow): Ticket => present(row);

export const presentListedTicket = (row: ListedTicketRow): ListedTicket => ({
  ...present(row),
  description: row.description ?? undefined,
  commentCount: row.comment_count,
});

const present = <Row extends TicketRow | ListedTicketRow>(row: Row) => ({
  ...fieldsOf(row),
  id: row.id,
  number: row.number,
  projectId: row.project_id,
  assigneeName: row.assignee_id === null ? null : row.assignee_name,
  checklist:
    row.task_count === 0 ? undefined : { done: row.done_task_count, total: row.task_count },
  authorId: row.created_by,
  position: row.position,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
