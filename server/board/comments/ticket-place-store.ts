import type { Db } from '#server/migrations/tables.ts';
import { valuesOf } from '#server/platform/database/sql/outcomes.ts';

type TicketRef = { projectId: number; ticketId: number };

/** A ticket on the project's board, if the person is a member. */
export const findTicket = (
  db: Db,
  { projectId, ticketId, userId }: TicketRef & { userId: number },
): Promise<{ title: string } | undefined> =>
  db
    .selectFrom('tickets')
    .innerJoin('project_members', 'project_members.project_id', 'tickets.project_id')
    .select('tickets.title')
    .where('tickets.id', '=', ticketId)
    .where('tickets.project_id', '=', projectId)
    .where('project_members.user_id', '=', userId)
    .where('tickets.deleted_at', 'is', null)
    .executeTakeFirst();

/** Who created a ticket or is assigned to it, and still in the team. */
export const listConcerned = (db: Db, { projectId, ticketId }: TicketRef) =>
  valuesOf(
    db
      .selectFrom('tickets')
      .innerJoin('project_members', (join) =>
        join
          .onRef('project_members.project_id', '=', 'tickets.project_id')
          .on((on) =>
            on.or([
              on('project_members.user_id', '=', on.ref('tickets.created_by')),
              on('project_members.user_id', '=', on.ref('tickets.assignee_id')),
            ]),
          ),
      )
      .select('project_members.user_id')
      .where('tickets.id', '=', ticketId)
      .where('tickets.project_id', '=', projectId),
  );
