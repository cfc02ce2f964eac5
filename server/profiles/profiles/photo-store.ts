import { sql } from 'kysely';
import type { PhotoSize } from '#contract/values/photo-address.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';

export type Squares = { large: Buffer; small: Buffer };

/** Stores a person's photo in place of the one before. Call it in a transaction. */
export async function replacePhoto(
  db: Db,
  { userId, hash, large, small }: Squares & { userId: number; hash: string },
) {
  await setAvatar(db, { userId, hash });
  const photo = { large, small, created_at: sql<string>`now()` };
  await db
    .insertInto('photos')
    .values({ user_id: userId, ...photo })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(photo))
    .execute();
}

/** Deletes a person's photo, if they have one. Call it in a transaction. */
export async function deletePhoto(db: Db, userId: number) {
  await setAvatar(db, { userId, hash: null });
  await db.deleteFrom('photos').where('user_id', '=', userId).execute();
}

/** Two people may have the same picture, so the hash finds either's. */
export async function findPhoto(
  db: Db,
  { hash, size }: { hash: string; size: PhotoSize },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('photos', 'photos.user_id', 'users.id')
    .select(size === 64 ? 'photos.small as picture' : 'photos.large as picture')
    .where('users.avatar', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row?.picture;
}

/** Boards show the photo next to the name, so they are told of a new one as of a new name. */
async function setAvatar(db: Db, { userId, hash }: { userId: number; hash: string | null }) {
  await lockPerson(db, userId);
  await db
    .updateTable('users')
    .set({ avatar: hash, name_version: sql`name_version + 1` })
    .where('id', '=', userId)
    .where('avatar', 'is distinct from', hash)
    .execute();
}
