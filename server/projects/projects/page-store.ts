import { isOpen } from '#server/history/activity/ticket-status-store.ts';
import { sql } from 'kysely';
import { knowsTeam } from '#server/teams/members/hackathon-membership-store.ts';
import { goneDays } from '#server/teams/members/takeover-policy.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { selectCards } from './card-store.ts';
import { nextMeeting } from './next-meeting-store.ts';
import { readerFacts } from './reader-store.ts';

export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** A project that someone can see, with what concerns only them. */
export const findPage = (db: Db, { id, readerId }: { id: number; readerId: number }) =>
  selectCards(db)
    .select(readerFacts(readerId))
    .select(standing(readerId))
    .where('projects.id', '=', id)
    .where('projects.deleted_at', 'is', null)
    .where(knowsTeam(readerId))
    .executeTakeFirst();

/** A person's own projects, the last joined first. */
export const listOwnPages = (db: Db, userId: number) =>
  selectCards(db)
    .select(readerFacts(userId))
    .select(standing(userId))
    .innerJoin('project_members as own', 'own.project_id', 'projects.id')
    .where('own.user_id', '=', userId)
    .orderBy('own.joined_at', 'desc')
    .orderBy('projects.id', 'desc')
    .execute();

type Takeover = { userId: number; name: string; askedAt: string; remindedAt: string | null };

/** What the team space asks or tells one member. Parts of a statement that reads `projects`. */
const standing = (userId: number) =>
  [
    sql<boolean>`exists(select from project_members as new
                         where new.project_id = projects.id and new.user_id = ${userId}
                           and new.is_new and new.inactive_since is null)`.as('isNew'),
    sql<number>`(select count(*) from join_requests
                  where join_requests.project_id = projects.id and state = 'waiting')`.as(
      'waitingRequests',
    ),
    sql<boolean>`(projects.hackathon_id is not null
                  and exists(select from next_steps
                              where project_id = projects.id and answer is null))`.as(
      'asksNextStep',
    ),
    sql<{ id: number; title: string } | null>`(
      select json_build_object('id', tickets.id, 'title', title)
        from project_members as quiet
        join tickets on tickets.project_id = quiet.project_id and assignee_id = quiet.user_id
       where quiet.project_id = projects.id and quiet.user_id = ${userId}
         and quiet.quiet_asked_at is not null and quiet.inactive_since is null
         and ${isOpen} and tickets.deleted_at is null
       order by tickets.id limit 1)`.as('quietTicket'),
    sql<boolean>`exists(select from repositories
                         where repositories.project_id = projects.id)`.as('hasRepository'),
    sql<boolean>`exists(select from documents
                         where documents.project_id = projects.id and deleted_at is null)`.as(
      'hasDocuments',
    ),
    nextMeeting.as('meets'),
    sql<boolean>`exists(
      select from project_members as creating
       where creating.project_id = projects.id and creating.user_id = projects.creator_id
         and greatest(creating.last_seen_on, creating.away_until)
             <= current_date - ${sql.lit(goneDays)})`.as('creatorIsGone'),
    sql<Takeover | null>`(
      select json_build_object('userId', user_id, 'name', ${fullName('taker')},
                               'askedAt', asked_at, 'remindedAt', reminded_at)
        from takeovers join users as taker on taker.id = user_id
       where project_id = projects.id)`.as('takeover'),
  ] as const;
