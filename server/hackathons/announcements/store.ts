import type { InferResult } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { countOf, idOfNew } from '#server/platform/database/sql/outcomes.ts';

type NewAnnouncement = { hackathonId: number; authorId: number; text: string; now: Date };

export const insertAnnouncement = (db: Db, { hackathonId, authorId, text, now }: NewAnnouncement) =>
  idOfNew(
    db
      .insertInto('hackathon_announcements')
      .values({
        hackathon_id: hackathonId,
        author_id: authorId,
        text,
        created_at: now.toISOString(),
      })
      .returning('id'),
  );

/** How many announcements a hackathon has had since then. */
export const countAnnouncements = (
  db: Db,
  { hackathonId, since }: { hackathonId: number; since: Date },
) =>
  countOf(
    db
      .selectFrom('hackathon_announcements')
      .where('hackathon_id', '=', hackathonId)
      .where('created_at', '>', since.toISOString()),
  );

type Reading = { hackathonId: number; before: number | undefined; limit: number };

/** The announcements of a hackathon before one of them, newest first. */
export const listAnnouncements = (db: Db, { hackathonId, before, limit }: Reading) =>
  selectAnnouncements(db)
    .where('hackathon_id', '=', hackathonId)
    .$if(before !== undefined, (query) => query.where('announced.id', '<', before ?? 0))
    .orderBy('announced.id', 'desc')
    .limit(limit)
    .execute();

export const getAnnouncement = (db: Db, id: number) =>
  selectAnnouncements(db).where('announced.id', '=', id).executeTakeFirstOrThrow();

export type AnnouncementRow = InferResult<ReturnType<typeof selectAnnouncements>>[number];

const selectAnnouncements = (db: Db) =>
  db
    .selectFrom('hackathon_announcements as announced')
    .leftJoin('users as author', 'author.id', 'announced.author_id')
    .select([
      'announced.id',
      'announced.text',
      'announced.created_at',
      'author.id as author_id',
      fullName('author').as('author_name'),
      'author.avatar as author_avatar',
    ]);
