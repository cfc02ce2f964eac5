import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

/**
 * Locks some of the people whose daily or weekly email is due, and marks its notifications as mailed.
 * The lock is theirs, so that two processes never share one email. A person whom another process has
 * locked, and perhaps already mailed, is left out.
 */
export async function takeDueDigests(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ locked: number; due: number[] }> {
  const { rows: people } = await sql<{ id: number }>`
    select id from users
     where id in (select user_id from notifications
                   where email_at <= ${now} and mailed_at is null and read_at is null)
     limit ${limit}
       for no key update skip locked`.execute(db);
  // A statement of its own sees what another process did before it gave up the lock.
  const { rows } = await sql<{ user_id: number }>`
    update notifications set mailed_at = ${now}
     where user_id = any(${people.map(({ id }) => id)}::bigint[])
       and email_at <= ${now} and mailed_at is null and read_at is null
    returning user_id`.execute(db);
  return { locked: people.length, due: [...new Set(rows.map(({ user_id }) => user_id))] };
}
