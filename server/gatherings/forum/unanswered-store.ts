import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { isHidden } from '#server/board/comments/store.ts';

type Unanswered = { threadId: number; title: string; categoryId: number; authorId: number | null };

/**
 * Marks threads to which nobody has replied for 48 hours, and returns those of them whose first post
 * isn't hidden. What several people have reported waits for an admin's decision.
 */
export async function takeUnanswered(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered & { isHidden: boolean }>`
    with due as (
      select threads.id, author_id, ${isHidden} as is_hidden
        from threads join comments on comments.thread_id = threads.id
       where kind = 'forum' and post_count = 1 and unanswered_at is null and closed_at is null
         and last_post_at <= ${now}::timestamptz - interval '48 hours' and held_at is null
         and exists(select from areas where area = 'forum' and mode = 'live')
       order by last_post_at limit ${limit} for no key update of threads skip locked
    )
    update threads set unanswered_at = ${now} from due where threads.id = due.id
    returning threads.id as "threadId", title, category_id as "categoryId", author_id as "authorId",
              is_hidden as "isHidden"`.execute(db);
  return rows.filter((row) => !row.isHidden);
}
