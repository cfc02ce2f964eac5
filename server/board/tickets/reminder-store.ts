import { isOpen } from '#server/history/activity/ticket-status-store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { idsOf, rowsOf } from '#server/platform/database/sql/rows.ts';

type DueTicket = {
  id: number;
  title: string;
  projectId: number;
  assigneeId: number;
  /** When it's due. */
  day: string;
  timeZone: string;
};

/** The open tickets that are due today, tomorrow or the day after somewhere, with their assignees. */
export async function listDueSoon(db: Db, now: Date): Promise<DueTicket[]> {
  const today = now.toISOString().slice(0, 10);
  return rowsOf<DueTicket>(db)`
    select tickets.id, title, project_id as "projectId", assignee_id as "assigneeId",
           due_date as day, users.time_zone as "timeZone"
      from tickets
      join projects on projects.id = project_id and projects.deleted_at is null
      join users on users.id = assignee_id
     where due_date between ${today}::date and ${today}::date + 2
       and reminded_due_date is distinct from due_date
       and ${isOpen} and tickets.deleted_at is null
     order by tickets.id`;
}

/** Marks tickets as reminded of, once for each due date. Returns those that weren't yet. */
export async function markReminded(db: Db, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return idsOf(db)`
    update tickets set reminded_due_date = due_date
     where id = any(${ids}::bigint[]) and reminded_due_date is distinct from due_date
    returning id`;
}
