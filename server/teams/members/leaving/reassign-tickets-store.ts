import { isOpen } from '#server/history/activity/ticket-status-store.ts';
import type { HandOver } from '#contract/teams/departures.ts';
import type { Db } from '#server/migrations/tables.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

type Leaving = { projectId: number; userId: number; handOver: HandOver[] };

/** Assigns a person's open tickets to active members. Returns those that were. */
export async function passTickets(db: Db, { projectId, userId, handOver }: Leaving) {
  const chosen = handOver.filter(({ to }) => to !== null);
  if (chosen.length === 0) return [];
  return rowsOf<{ id: number; title: string; to: number }>(db)`
    update tickets
       set assignee_id = chosen.person, version = version + 1, updated_at = now()
      from unnest(${chosen.map(({ ticketId }) => ticketId)}::bigint[],
                  ${chosen.map(({ to }) => to)}::bigint[]) as chosen (ticket, person)
      join project_members as receiver
        on receiver.user_id = chosen.person and receiver.project_id = ${projectId}
       and receiver.inactive_since is null and receiver.user_id <> ${userId}
     where tickets.id = chosen.ticket and tickets.project_id = ${projectId}
       and tickets.assignee_id = ${userId} and ${isOpen}
       and tickets.deleted_at is null
    returning tickets.id, tickets.title, chosen.person as "to"`;
}
