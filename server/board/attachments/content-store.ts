import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';

const bytesPerPart = 512 * 1024;

/** Where the contents of attachments are. Nothing else knows. */
export const contents = {
  put: async (db: Db, { id, content }: { id: string; content: Buffer }): Promise<void> => {
    await db.insertInto('attachment_contents').values({ attachment_id: id, content }).execute();
  },

  /** Part by part, as the reader takes them. Throws if it's deleted meanwhile. */
  get: async function* (db: Db, { id, size }: { id: string; size: number }) {
    for (let start = 0; start < size; start += bytesPerPart) {
      const { part } = await db
        .selectFrom('attachment_contents')
        .select(sql<Buffer>`substring(content from ${start + 1} for ${bytesPerPart})`.as('part'))
        .where('attachment_id', '=', id)
        .executeTakeFirstOrThrow();
      yield part;
    }
  },
};
