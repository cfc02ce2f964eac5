import type { Entry } from '#contract/profiles/entries.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { transact } from '#server/platform/database/transact.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import { presentEntry } from './present-entry.ts';
import { countEntries, deleteEntry, insertEntry, updateEntry } from './entry-store.ts';

const maxEntries = 50;

export const addEntry = async (db: Db, entry: Parameters<typeof insertEntry>[1]): Promise<Entry> =>
  transact(db, async (db) => {
    await lockPerson(db, entry.userId);
    if ((await countEntries(db, entry.userId)) >= maxEntries) {
      throw invalidField('title', `You can add up to ${maxEntries} entries.`);
    }
    return presentEntry(await insertEntry(db, entry));
  });

export async function changeEntry(
  db: Db,
  change: Parameters<typeof updateEntry>[1],
): Promise<Entry> {
  const row = await updateEntry(db, change);
  if (!row) throw notFound();
  return presentEntry(row);
}

export async function removeEntry(db: Db, entry: { userId: number; entryId: number }) {
  if (!(await deleteEntry(db, entry))) throw notFound();
}
