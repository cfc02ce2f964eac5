import { isOpen } from '#server/history/activity/ticket-status-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

export type OwnDueTicket = {
  id: number;
  number: number;
  version: number;
  projectId: number;
  projectName: string;
  dueDate: string;
};

/** More don't fit into a calendar that is read at a glance. */
const most = 500;

/** The open tickets with a due date that are assigned to an active member, the first one first. */
export const listOwnDue = (db: Db, userId: number) => rowsOf<OwnDueTicket>(db)`
    select tickets.id, tickets.number, tickets.version, tickets.project_id as "projectId",
           projects.name as "projectName", due_date::text as "dueDate"
      from tickets
      join projects on projects.id = tickets.project_id and projects.deleted_at is null
      join project_members as reader
        on reader.project_id = projects.id and reader.user_id = ${userId}
           and reader.inactive_since is null
     where assignee_id = ${userId} and due_date is not null and ${isOpen}
       and tickets.deleted_at is null
     order by due_date, tickets.id
     limit ${most}`;
