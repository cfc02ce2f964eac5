import type { ListedTicket, Ticket } from '#contract/tickets.ts';
import type { ListedTicketRow, TicketRow } from './store.ts';

export const presentTicket = (row: TicketRow): Ticket => ({
  ...presentFields(row),
  description: row.description,
});

export const presentListedTicket = (row: ListedTicketRow): ListedTicket => ({
  ...presentFields(row),
  description: row.description ?? undefined,
  commentCount: row.comment_count,
});

const presentFields = (row: Omit<TicketRow, 'description'>) => ({
  id: row.id,
  projectId: row.project_id,
  title: row.title,
  status: row.status,
  priority: row.priority,
  type: row.type,
  assigneeId: row.assignee_id,
  assigneeName: row.assignee_id === null ? null : row.assignee_name,
  position: row.position,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
