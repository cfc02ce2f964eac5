import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** In bytes. A run takes up to 2.5 GB, and its processes need memory too. */
const needed = 8 * 1024 ** 3;

/**
 * Keeps this process's and its children's temporary files in memory until it ends, if there is room for
 * them. A run's databases are 150,000 files, and a disk takes a tenth of a run to create them.
 */
export async function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !(await hasRoom())) return;
  const folder = await mkdtemp(join(memory, 'pieces-'));
  // PostgreSQL enters it as another user.
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

async function hasRoom() {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  const mount = mounts.split('\n').find((line) => line.split(' ')[1] === memory);
  // Tests run copied programs.
  if (!mount || /\b(noexec|ro)\b/.test(mount)) return false;
  const { bavail, bsize } = await statfs(memory);
  return Math.min(bavail * bsize, process.availableMemory()) >= needed;
}
