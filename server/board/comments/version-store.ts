import { sql } from 'kysely';
import { editGraceMinutes } from '#contract/values/post-edits.ts';
import type { Db } from '#server/migrations/tables.ts';

/** How many earlier texts of a post are kept. */
const maxVersions = 20;

/** Keeps the text of a post in a thread that is about to be replaced by another. The caller holds its lock. */
export async function keepVersion(db: Db, { id, text }: { id: number; text: string }) {
  await sql`
    insert into comment_versions (comment_id, text, written_at)
    select id, text, updated_at from comments
     where id = ${id} and thread_id is not null and text <> ${text}
       and created_at <= now() - make_interval(mins => ${editGraceMinutes})`.execute(db);
  await sql`
    delete from comment_versions
     where comment_id = ${id}
       and id <= (select id from comment_versions
                   where comment_id = ${id} order by id desc offset ${maxVersions} limit 1)`.execute(
    db,
  );
}

/** What a post said before, the newest first. */
export const listVersions = (db: Db, commentId: number) =>
  db
    .selectFrom('comment_versions')
    .select(['id', 'text', 'written_at'])
    .where('comment_id', '=', commentId)
    .orderBy('id', 'desc')
    .execute();

/** What someone wrote before they edited it goes with their account. */
export const deleteVersionsBy = (db: Db, userId: number) =>
  sql`
    delete from comment_versions using comments
     where comment_id = comments.id and author_id = ${userId}`.execute(db);
