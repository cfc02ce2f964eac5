import { createHash } from 'node:crypto';
import { photoAddress } from '#contract/values/photo-address.ts';
import { notifyBoardsOf } from '#server/history/changes/store.ts';
import type { Context } from '#server/platform/context.ts';
import { cutSquares } from './resize-photo.ts';
import { deletePhoto, replacePhoto } from './photo-store.ts';

const uploads = { name: 'photo', points: 10, seconds: 60 * 60 };

/** `read` receives the file. It's only called if the person may upload another one. */
type Upload = { userId: number; read: () => Promise<Buffer> };

/** Stores a person's photo in place of the one before. Returns its address. */
export async function uploadPhoto(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, read }: Upload,
): Promise<string> {
  await limits.take([{ limit: uploads, key: String(userId) }]);
  const squares = await cutSquares(await read());
  const hash = createHash('sha256').update(squares.large).digest('hex').slice(0, 32);
  await db.transaction().execute((db) => replacePhoto(db, { userId, hash, ...squares }));
  await notifyBoardsOf(db, userId);
  return photoAddress(hash);
}

export async function removePhoto({ db }: Pick<Context, 'db'>, userId: number) {
  await db.transaction().execute((db) => deletePhoto(db, userId));
  await notifyBoardsOf(db, userId);
}
