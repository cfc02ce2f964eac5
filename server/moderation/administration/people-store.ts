import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { daysBefore } from '#server/platform/database/sql/days-before.ts';

/** However many there are, no more than this are counted one by one. */
const most = 100_000;
const week = 7;

export type People = {
  /** From 100,000 on, what PostgreSQL estimates. */
  accounts: number;
  /** People whose session was used, and accounts that were created, in the last day and the last 7. */
  activeInDay: number;
  activeInWeek: number;
  createdInDay: number;
  createdInWeek: number;
  /** The size of the database, in bytes. */
  bytes: number;
};

/** How many people there are, and how much they've stored. */
export async function readPeople(db: Db, now: Date): Promise<People> {
  const { rows } = await sql<People>`
    with counted as (
      select count(*) as accounts from (select from users limit ${most}) as first
    ), newest as (
      select created_at from users order by id desc limit ${most}
    ), active as (
      select user_id, max(last_seen_at) as seen_at
        from (select user_id, last_seen_at from sessions
               where last_seen_at > ${daysBefore(now, week)} limit ${most}) as used
       group by user_id
    )
    select case when accounts < ${most} then accounts
                else greatest(accounts, (select reltuples::bigint from pg_class
                                          where oid = 'users'::regclass)) end as accounts,
           (select count(*) from active where seen_at > ${daysBefore(now, 1)}) as "activeInDay",
           (select count(*) from active) as "activeInWeek",
           (select count(*) from newest where created_at > ${daysBefore(now, 1)}) as "createdInDay",
           (select count(*) from newest
             where created_at > ${daysBefore(now, week)}) as "createdInWeek",
           pg_database_size(current_database()) as bytes
      from counted`.execute(db);
  return rows[0]!;
}
