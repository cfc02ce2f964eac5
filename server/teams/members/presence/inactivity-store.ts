import { addDays } from '#contract/values/durations.ts';
import { isOpen } from '#server/history/activity/ticket-status-store.ts';
import { sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { daysBefore } from '#server/platform/database/sql/days-before.ts';
import { idsOf, rowsOf } from '#server/platform/database/sql/rows.ts';
import {
  answerDays,
  askLeadsDays,
  askMemberDays,
  breakDays,
  graceDays,
  inactiveDays,
  tellLeadsDays,
} from './inactivity-policy.ts';

/** Deletes the departure that an inactive member had planned. */
export const deletePlan = (db: Db, { projectId, userId }: Membership) =>
  db
    .deleteFrom('planned_departures')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();

/**
 * Notes that Pieces is running. Returns whether people can be asked, or have time because it wasn't. A clock
 * that was ahead for a while doesn't give them more time.
 */
export async function noteRun(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ mayAsk: boolean }>`
    update operation
       set questions_from = case when last_run_at < ${daysBefore(now, breakDays)}
                                 then ${addDays(now, graceDays)}
                                 else least(questions_from, ${addDays(now, graceDays)}) end,
           last_run_at = ${now}
    returning questions_from <= ${now} as "mayAsk"`.execute(db);
  return rows[0]?.mayAsk ?? true;
}

type Batch = { now: Date; limit: number };

export type QuietMember = Membership & { ticketId: number; title: string };

/**
 * Marks members as asked who hold an open ticket and gave no sign of life for some time, skipping
 * locked rows. Returns them with their oldest ticket. Each person is asked about one project a day, the
 * quietest first, even if they answer right away: an answer clears `quiet_asked_at`.
 */
export const takeQuietMembers = (db: Db, { now, limit }: Batch) => rowsOf<QuietMember>(db)`
    with due as (
      select distinct on (member.user_id)
             member.project_id, member.user_id, ticket.id, ticket.title
        from project_members as member
        join projects on projects.id = member.project_id
        cross join lateral (
          select id, title from tickets
           where project_id = member.project_id and assignee_id = member.user_id
             and ${isOpen} and deleted_at is null
           order by id limit 1) as ticket
       where member.inactive_since is null and member.quiet_asked_at is null
         and member.last_seen_on <= ${daysAgo(now, askMemberDays)}
         and coalesce(member.away_until, '-infinity') <= ${daysAgo(now, askMemberDays)}
         and projects.status <> 'Completed' and projects.inactive_since is null
         and projects.deleted_at is null
         and not exists(select from project_members as other
                         where other.user_id = member.user_id
                           and other.quiet_asked_at > ${almostADayAgo(now)})
         and not exists(select from notifications
                         where user_id = member.user_id and kind = 'still_on_it'
                           and created_at between ${almostADayAgo(now)} and ${now})
       order by member.user_id, member.last_seen_on, member.project_id
       limit ${limit}
    ), quiet as (
      select due.* from project_members as member
        join due on due.project_id = member.project_id and due.user_id = member.user_id
       where member.quiet_asked_at is null
         for update of member skip locked
    )
    update project_members set quiet_asked_at = ${now}
      from quiet
     where project_members.project_id = quiet.project_id
       and project_members.user_id = quiet.user_id
    returning quiet.project_id as "projectId", quiet.user_id as "userId",
              quiet.id as "ticketId", quiet.title`;

/** Marks members as told of to their leads, who didn't answer in time. Returns them. */
export const takeSilentMembers = (db: Db, { now, limit }: Batch) => rowsOf<Membership>(db)`
    with silent as (
      select member.project_id, member.user_id
        from project_members as member
        join projects on projects.id = member.project_id
       where member.quiet_asked_at <= ${daysBefore(now, tellLeadsDays)}
         and member.quiet_told_at is null and member.inactive_since is null
         and projects.status <> 'Completed' and projects.inactive_since is null
         and projects.deleted_at is null
       order by member.project_id, member.user_id
       limit ${limit}
         for update of member skip locked
    )
    update project_members set quiet_told_at = ${now}
      from silent
     where project_members.project_id = silent.project_id
       and project_members.user_id = silent.user_id
    returning silent.project_id as "projectId", silent.user_id as "userId"`;

/**
 * Marks projects as asked about that had no sign of life for some time, and that weren't asked what's next
 * after their hackathon lately. Returns their IDs. Each creator is asked about one project a day, the
 * quietest first.
 */
export const takeQuietProjects = (db: Db, { now, limit }: Batch) => idsOf(db)`
    with due as (
      select distinct on (creator_id) id from projects
       where inactive_since is null and status <> 'Completed' and deleted_at is null
         and last_active_on <= ${daysAgo(now, askLeadsDays)} and quiet_asked_at is null
         and not exists(select from next_steps
                         where project_id = projects.id and answer is null
                           and asked_at > ${daysBefore(now, 14)})
         and not exists(select from projects as other
                         where other.creator_id = projects.creator_id
                           and other.quiet_asked_at > ${almostADayAgo(now)})
         and not exists(select from notifications
                         where user_id = projects.creator_id and kind = 'project_quiet'
                           and created_at between ${almostADayAgo(now)} and ${now})
       order by creator_id, last_active_on, id
       limit ${limit}
    ), quiet as (
      select id from projects
       where id in (select id from due) and quiet_asked_at is null
         for no key update skip locked
    )
    update projects set quiet_asked_at = ${now} from quiet where projects.id = quiet.id
    returning projects.id`;

/** Marks projects as inactive whose leads didn't answer. Returns their IDs. */
export const takeInactiveProjects = (db: Db, { now, limit }: Batch) => idsOf(db)`
    with quiet as (
      select id from projects
       where inactive_since is null and status <> 'Completed' and deleted_at is null
         and last_active_on <= ${daysAgo(now, inactiveDays)}
         and quiet_asked_at <= ${daysBefore(now, answerDays)}
       order by id limit ${limit}
         for no key update skip locked
    )
    update projects set inactive_since = ${now} from quiet where projects.id = quiet.id
    returning projects.id`;

const daysAgo = (now: Date, days: number) => sql`(${now}::timestamptz::date - ${days}::int)`;

/** Tasks run every hour, so the next question comes at about the same time of the next day. */
const almostADayAgo = (now: Date) => sql`(${now}::timestamptz - interval '20 hours')`;
