import { open } from 'node:fs/promises';

/** Writes a folder's entries to disk. Without this, a power failure could lose a new file. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
