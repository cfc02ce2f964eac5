import type { ListedTicket, Ticket } from '#contract/tickets.ts';
import { fieldsOf } from './fields.ts';
import type { ListedTicketRow, TicketRow } from './store.ts';

export const presentTicket = (row: TicketRow): Ticket => ({
  ...fieldsOf(row),
  ...presentOthers(row),
});

export const presentListedTicket = (row: ListedTicketRow): ListedTicket => ({
  ...fieldsOf(row),
  ...presentOthers(row),
  description: row.description ?? undefined,
  commentCount: row.comment_count,
});

/** What people don't edit. */
const presentOthers = (row: Omit<TicketRow, 'description'>) => ({
  id: row.id,
  projectId: row.project_id,
  assigneeName: row.assignee_id === null ? null : row.assignee_name,
  position: row.position,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
