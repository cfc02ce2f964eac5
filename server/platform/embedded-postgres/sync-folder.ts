import { open } from 'node:fs/promises';

/** Brings the names in a folder to the disk; without it, a power failure could take a new one back. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
