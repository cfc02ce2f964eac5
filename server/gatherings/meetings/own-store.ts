import { sql } from 'kysely';
import { selectEvents } from '#server/gatherings/events/store.ts';
import type { Db } from '#server/migrations/tables.ts';

/**
 * The meetings of someone's teams that they haven't declined, from some time on: what was canceled before
 * isn't in it, either. At most 500.
 */
export const listOwnMeetings = (db: Db, { userId, since }: { userId: number; since: Date }) =>
  selectEvents(db, userId)
    .innerJoin('project_members as member', (join) =>
      join
        .onRef('member.project_id', '=', 'calendar_events.project_id')
        .on('member.user_id', '=', userId)
        .on('member.inactive_since', 'is', null),
    )
    .innerJoin('projects', (join) =>
      join.onRef('projects.id', '=', 'member.project_id').on('projects.deleted_at', 'is', null),
    )
    .select('projects.name as project_name')
    .where('own.state', 'is distinct from', 'declined')
    .where(sql<boolean>`coalesce(canceled_at, ends_at) > ${since}`)
    .orderBy('calendar_events.starts_at')
    .orderBy('calendar_events.id')
    .limit(500)
    .execute();
