import { statfs } from 'node:fs/promises';

/** PostgreSQL stops when it can't write its log, whose files have 16 MiB. */
const reserve = 24 * 1024 * 1024;
const checkInterval = 500;

/**
 * Calls `onChange` when the disk of a folder has become full, and when it has space again. Some space
 * is left then, so that PostgreSQL can go on. Returns a function that stops watching.
 */
export function watchDisk(folder: string, onChange: (isFull: boolean) => void): () => void {
  let isFull = false;
  const check = async () => {
    const { bavail, bsize } = await statfs(folder);
    const isFullNow = bavail * bsize < reserve;
    if (isFullNow === isFull) return;
    isFull = isFullNow;
    onChange(isFull);
  };
  // If it can't be known, PostgreSQL reports it.
  const timer = setInterval(() => void check().catch(() => {}), checkInterval).unref();
  return () => clearInterval(timer);
}
