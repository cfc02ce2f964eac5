import { isFinished } from '#server/history/activity/ticket-status-store.ts';
import { sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { fullNameSql } from '#server/platform/database/sql/full-name.ts';
import { exists } from '#server/platform/database/sql/outcomes.ts';
import { rowOf, rowsOf } from '#server/platform/database/sql/rows.ts';
import { pairDays, type Review, type Reviewer } from './policy.ts';

export type TicketRef = { projectId: number; ticketId: number };
type Member = TicketRef & { userId: number };

/** A ticket as a member may review it. `workerId` did it. */
export type Reviewable = Review & {
  title: string;
  assigneeId: number | null;
  workerId: number | null;
  doneId: number | null;
  isSolo: boolean;
  ticketAge: number | null;
  isReviewed: boolean;
};

/** Returns undefined if the ticket isn't there or the person isn't a member. */
export const findReviewable = (
  db: Db,
  { projectId, ticketId, userId }: Member,
) => rowOf<Reviewable>(db)`
    select tickets.title, tickets.assignee_id as "assigneeId", member.joined_at as "joinedAt",
           done.id as "doneId", done.credited_id as "workerId", done.occurred_at as "doneAt",
           done.is_solo as "isSolo", done.ticket_age as "ticketAge",
           (member.user_id is not distinct from done.credited_id
             or member.user_id is not distinct from tickets.assignee_id) as "isOwn",
           exists(select from reviews where done_id = done.id and by_id = ${userId}) as "hasReviewed",
           exists(select from reviews where done_id = done.id and counts) as "isReviewed"
      from tickets
      join project_members as member
        on member.project_id = tickets.project_id and member.user_id = ${userId}
      left join lateral (
        select * from events
         where ticket_id = tickets.id and kind = 'ticket_done' and ${isFinished}
         order by id desc limit 1) as done on true
     where tickets.id = ${ticketId} and tickets.project_id = ${projectId}
       and tickets.deleted_at is null`;

/**
 * What decides whether a review counts: among others, how many reviews between the two count that were
 * written within 30 days before or after it. Call it once both standings are locked. Creates their `ref`.
 */
export async function findReviewer(
  db: Db,
  { userId, workerId, writtenAt }: { userId: number; workerId: number | null; writtenAt: Date },
): Promise<Omit<Reviewer, 'hasTeamWork'> & { ref: string }> {
  await sql`
    update users set reviewer_ref = gen_random_uuid()
     where id = ${userId} and reviewer_ref is null`.execute(db);
  const { rows } = await sql<Omit<Reviewer, 'hasTeamWork'> & { ref: string }>`
    select created_at as "accountCreatedAt", reviewer_ref as ref,
           (select count(*) from reviews join events as done on done.id = done_id
             where counts
               and abs(extract(epoch from reviews.created_at - ${writtenAt}::timestamptz))
                   < ${pairDays * 24 * 60 * 60}
               and (by_id, credited_id) in ((${userId}::bigint, ${workerId}::bigint),
                                            (${workerId}::bigint, ${userId}::bigint))) as "pairCount"
      from users where id = ${userId}`.execute(db);
  return rows[0]!;
}

type NewReview = Member & {
  doneId: number;
  ref: string;
  note: string;
  counts: boolean;
  recountAt: string | null;
  now: Date;
};

/** Stores a review. One from before the ticket was reopened is replaced. */
export async function insertReview(
  db: Db,
  { projectId, ticketId, userId, doneId, ref, note, counts, recountAt, now }: NewReview,
) {
  const about = {
    done_id: doneId,
    note,
    counts,
    recount_at: recountAt,
    is_picked: false,
    created_at: now.toISOString(),
  };
  await db
    .insertInto('reviews')
    .values({
      project_id: projectId,
      ticket_id: ticketId,
      by_id: userId,
      by_ref: ref,
      ...about,
    })
    .onConflict((conflict) => conflict.columns(['ticket_id', 'by_ref']).doUpdateSet(about))
    .execute();
}

export const findOwnReview = (db: Db, { ticketId, userId }: Member) =>
  db
    .selectFrom('reviews')
    .select(['id', 'done_id', 'created_at', 'counts'])
    .where('ticket_id', '=', ticketId)
    .where('by_id', '=', userId)
    .executeTakeFirst();

export const deleteReview = (db: Db, id: number) =>
  db.deleteFrom('reviews').where('id', '=', id).execute();

export type ReviewRow = {
  id: number;
  note: string;
  done_id: number;
  by_id: number | null;
  by_name: string;
  by_avatar: string | null;
  created_at: string;
};

/** A ticket's reviews, oldest first. */
export const listReviews = (db: Db, ticketId: number) => rowsOf<ReviewRow>(db)`
    select reviews.id, note, done_id, by_id, ${sql.raw(fullNameSql('author'))} as by_name,
           author.avatar as by_avatar, reviews.created_at
      from reviews left join users as author on author.id = by_id
     where ticket_id = ${ticketId} order by reviews.created_at, reviews.id`;

export type Teammate = { id: number; name: string; isAsked: boolean };

/** The members who can review a ticket and haven't, and whether someone has asked them. */
export const listTeammates = (
  db: Db,
  {
    projectId,
    ticketId,
    userId,
    doneId,
    doneAt,
    joinedBefore,
  }: Member & { doneId: number; doneAt: string; joinedBefore: string },
) => rowsOf<Teammate>(db)`
    select users.id, ${sql.raw(fullNameSql('users'))} as name,
           exists(select from notifications
                   where user_id = users.id and kind = 'review_requested'
                     and subject = ${`ticket:${ticketId}`} and actor_id = ${userId}
                     and created_at >= ${doneAt}) as "isAsked"
      from project_members as member
      join users on users.id = member.user_id
      join tickets on tickets.id = ${ticketId}
      join events as done on done.id = ${doneId}
     where member.project_id = ${projectId}
       and member.joined_at <= done.occurred_at and member.joined_at <= ${joinedBefore}
       and users.id is distinct from tickets.assignee_id
       and users.id is distinct from done.credited_id
       and not exists(select from reviews where done_id = done.id and by_id = users.id)
     order by member.joined_at, users.id`;

export type DueReminder = { projectId: number; userId: number; count: number };

/**
 * Takes members who are due for their weekly look, and counts the tickets that they could review: done
 * between one day and four weeks ago, and not reviewed by anyone.
 */
export const takeDueReminders = (
  db: Db,
  { now, joinedBefore, limit }: { now: Date; joinedBefore: string; limit: number },
) => rowsOf<DueReminder>(db)`
    with due as (
      select project_id, user_id from project_members
       where review_reminder_at <= ${now}
       order by review_reminder_at limit ${limit} for update skip locked
    ), taken as (
      update project_members as member
         set review_reminder_at = ${now}::timestamptz + interval '7 days'
        from due where due.project_id = member.project_id and due.user_id = member.user_id
      returning member.project_id, member.user_id, member.joined_at
    )
    select taken.project_id as "projectId", taken.user_id as "userId", waiting.count
      from taken
      join projects on projects.id = taken.project_id
                   and projects.deleted_at is null
      cross join lateral (
        select count(*) from tickets
          join lateral (
            select id, credited_id, occurred_at from events
             where ticket_id = tickets.id and kind = 'ticket_done'
             order by id desc limit 1) as done on true
         where tickets.project_id = taken.project_id and ${isFinished}
           and tickets.deleted_at is null
           and done.occurred_at between ${now}::timestamptz - interval '28 days'
                                    and ${now}::timestamptz - interval '1 day'
           and taken.joined_at <= least(done.occurred_at, ${joinedBefore}::timestamptz)
           and taken.user_id is distinct from tickets.assignee_id
           and taken.user_id is distinct from done.credited_id
           and not exists(select from reviews where done_id = done.id)
      ) as waiting
     order by taken.user_id`;

/** Whether someone still has an unread reminder about a project. */
export const hasUnreadReminder = (db: Db, { projectId, userId }: Membership) =>
  exists(
    db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'reviews_waiting')
      .where('project_id', '=', projectId)
      .where('read_at', 'is', null),
  );
