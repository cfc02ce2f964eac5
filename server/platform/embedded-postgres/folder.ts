import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, canEnter } from './account.ts';
import type { Log } from './server-log.ts';

/**
 * Chooses the folder for the cluster, its password and its socket: `postgres` in the data folder. If
 * the account can't enter that (such as in root's home), it's a link to a folder below `fallbackDir`.
 */
export async function chooseFolder(options: {
  dataDir: string;
  fallbackDir: string;
  account: Account | undefined;
  log: Log;
}): Promise<string> {
  const { dataDir, account, log } = options;
  await mkdir(dataDir, { recursive: true });
  const folder = await getFolder(dataDir);
  if (folder !== join(dataDir, 'postgres')) {
    log(`The database of ${dataDir} is in ${folder}.`);
    return folder;
  }
  if (!account || (await canEnter(account, dataDir))) return folder;
  if (await allowEntry(account, dataDir)) return folder;
  if (existsSync(folder)) {
    throw new Error(
      `Couldn't open the database in ${folder}. PostgreSQL doesn't run as root, so the account ${account.name} must be able to enter the folders above it. Change their permissions.`,
    );
  }
  return moveToFallback(folder, options);
}

// An empty folder is only for us, like a temporary one, so letting others pass through is harmless.
async function allowEntry(account: Account, dataDir: string): Promise<boolean> {
  const isEmpty = (await readdir(dataDir)).length === 0;
  if (!isEmpty || !(await canEnter(account, dirname(dataDir)))) return false;
  await chmod(dataDir, 0o711);
  return true;
}

/** The database of a data folder, even if it was moved elsewhere and the folder has a link to it. */
export async function getFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const target = await readlink(folder).catch(() => undefined);
  if (target === undefined) return folder;
  const away = resolve(dataDir, target);
  if (existsSync(dirname(away))) return away;
  throw new Error(
    `The database of ${dataDir} was in ${away}, which no longer exists. Restore that folder, or remove the link ${folder} to start with an empty database.`,
  );
}

async function moveToFallback(
  folder: string,
  { dataDir, fallbackDir, account, log }: Parameters<typeof chooseFolder>[0],
): Promise<string> {
  await createSharedFolder(fallbackDir);
  const project = basename(dirname(dataDir)).replace(/[^\w.-]+/g, '-');
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  // A new name each time, so that removing the data folder leads to an empty database, as usual.
  const home = await mkdtemp(join(fallbackDir, `${project}-${mark}-`));
  await chmod(home, 0o755);
  try {
    await symlink(join(home, 'postgres'), folder);
  } catch (error) {
    await rm(home, { recursive: true });
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return getFolder(dataDir);
  }
  const away = join(home, 'postgres');
  log(
    `PostgreSQL doesn't run as root, and the account ${account?.name} can't enter ${dataDir}, so the database is in ${away}.`,
  );
  return away;
}

/** Creates a folder that everyone can enter, whatever the umask. Leaves an existing one unchanged. */
export async function createSharedFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made) await chmod(folder, 0o755);
}
