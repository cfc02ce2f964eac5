import { isInProgress, isOpen } from '#server/history/activity/ticket-status-store.ts';
import { sql } from 'kysely';
import { selectCards } from '#server/projects/projects/card-store.ts';
import type { Db } from '#server/migrations/tables.ts';

const most = 6;
/** Changes are counted up to this number, so that a long absence doesn't cost more. */
const maxCounted = 100;

export type News = Record<'all' | 'created' | 'done' | 'comments' | 'joined', number>;

/** A person's active teams, the one with the latest change first. */
export const listTeams = (db: Db, userId: number) =>
  selectCards(db)
    .innerJoin('project_members as mine', 'mine.project_id', 'projects.id')
    .where('mine.user_id', '=', userId)
    .where('projects.status', '<>', 'Completed')
    .select(
      sql<News>`(
        select json_build_object(
                 'all', count(*),
                 'created', count(*) filter (where kind = 'ticket_created'),
                 'done', count(*) filter (where fields @> '[{"field": "status", "to": "Done"}]'),
                 'comments', count(*) filter (where kind = 'comment_written'),
                 'joined', count(*) filter (where kind = 'member_joined'))
          from (select kind, fields from changes
                 where changes.project_id = projects.id and number > mine.seen_change
                   and actor_id is distinct from ${userId}
                 order by number desc limit ${maxCounted}) as recent)`.as('news'),
    )
    .orderBy(
      sql`(select occurred_at from changes where changes.project_id = projects.id
            order by number desc limit 1)`,
      (order) => order.desc().nullsLast(),
    )
    .orderBy('mine.joined_at', 'desc')
    .limit(most)
    .execute();

/** A person's open tickets: those in progress first, then by priority. `count` is how many there are. */
export const listOwnTickets = (db: Db, userId: number) =>
  db
    .selectFrom('tickets')
    .innerJoin('projects', 'projects.id', 'tickets.project_id')
    .select([
      'tickets.id',
      'tickets.project_id as projectId',
      'projects.name as projectName',
      'tickets.title',
      'tickets.status',
      'tickets.priority',
      sql<number>`count(*) over ()`.as('count'),
    ])
    .where('tickets.assignee_id', '=', userId)
    .where(isOpen)
    .where('tickets.deleted_at', 'is', null)
    .orderBy(isInProgress, 'desc')
    .orderBy(sql`array_position(array['High', 'Medium', 'Low'], tickets.priority)`)
    .orderBy('tickets.id')
    .limit(most)
    .execute();
