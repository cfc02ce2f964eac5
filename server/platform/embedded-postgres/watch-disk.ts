import { randomBytes } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const megabyte = 1024 * 1024;
/** A bit more than one file of PostgreSQL's log: without space for the next one, it stops. */
const reserve = 20 * megabyte;
const [full, spacious] = [8 * megabyte, 16 * megabyte];
const checkInterval = 500;

/**
 * Calls `onChange` when the disk of a folder has become full, and when it has space again. A file in
 * the folder reserves space. It's deleted when the disk is full, so that PostgreSQL can go on or
 * start again. Returns a function that stops watching.
 */
export function watchDisk(folder: string, onChange: (isFull: boolean) => void): () => void {
  const file = join(folder, 'reserve');
  let isFull = false;
  let timer: NodeJS.Timeout | undefined;

  async function check() {
    const { bavail, bsize } = await statfs(folder);
    const held = await stat(file).then(
      ({ size }) => size,
      () => 0,
    );
    // The space there would be with a whole reserve.
    const free = bavail * bsize + held - reserve;
    if (!isFull && free < full) {
      isFull = true;
      onChange(true);
    } else if (isFull && free >= spacious) {
      isFull = false;
      onChange(false);
    }
    if (isFull) await rm(file, { force: true });
    // Random, because some file systems store zeros in no space at all.
    else if (held < reserve) await writeFile(file, randomBytes(reserve), { mode: 0o600 });
  }

  const watch = () =>
    // If it can't be known, PostgreSQL reports it.
    void check()
      .catch(() => {})
      .finally(() => {
        timer = setTimeout(watch, checkInterval).unref();
      });
  watch();
  return () => clearTimeout(timer);
}
