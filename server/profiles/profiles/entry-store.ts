import type { EntryKind } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { hasChanged } from '#server/platform/database/sql/outcomes.ts';

type Form = { title: string; organisation: string; from: string; to: string; text: string };

export const countEntries = async (db: Db, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('entries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertEntry = (
  db: Db,
  { userId, kind, ...form }: Form & { userId: number; kind: EntryKind },
) =>
  db
    .insertInto('entries')
    .values({ user_id: userId, kind, ...columnsOf(form) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes an entry of this person. Returns undefined if they have no such entry. */
export const updateEntry = (
  db: Db,
  { userId, entryId, ...form }: Form & { userId: number; entryId: number },
) =>
  db
    .updateTable('entries')
    .set(columnsOf(form))
    .where('id', '=', entryId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();

export const deleteEntry = (db: Db, { userId, entryId }: { userId: number; entryId: number }) =>
  hasChanged(db.deleteFrom('entries').where('id', '=', entryId).where('user_id', '=', userId));

const columnsOf = ({ title, organisation, from, to, text }: Form) => ({
  title,
  organisation,
  started: from,
  ended: to,
  text,
});
