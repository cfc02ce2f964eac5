import { existsSync } from 'node:fs';
import { lchown, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import { syncFolder } from './sync-folder.ts';

/** The major version of PostgreSQL that created the cluster; undefined if there's no cluster yet. */
export async function readMajor(folder: string): Promise<number | undefined> {
  const file = join(folder, 'cluster', 'PG_VERSION');
  const version = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    if (error.code !== 'EACCES') throw error;
    throw new Error(
      `The database in ${folder} belongs to another account. Start Pieces under that account, or as root.`,
    );
  });
  return Number.parseInt(version, 10) || undefined;
}

export const readPassword = async (folder: string): Promise<string> =>
  readFile(join(folder, 'password'), 'utf8');

/**
 * Creates the cluster with its role and database `pieces`, if it doesn't exist. The folder appears in
 * one step when it's complete, so an interrupted start leaves nothing half-finished.
 */
export async function ensureCluster(
  folder: string,
  binaries: Binaries,
  account?: Account,
): Promise<void> {
  if (existsSync(join(folder, 'cluster', 'PG_VERSION'))) return fixOwner(folder, account);
  if (existsSync(folder)) {
    throw new Error(
      `${folder} exists but contains no database. Move it away to start with an empty one.`,
    );
  }
  const draft = await mkdtemp(`${folder}.new-`);
  try {
    await createCluster(draft, binaries, account);
    await syncFolder(draft);
    await rename(draft, folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    // If two first starts run simultaneously, the slower one uses the cluster of the other.
    if (!existsSync(folder)) throw error;
  }
}

/** Removes what interrupted first starts left behind. Call it only while holding the cluster's lock. */
export async function removeUnfinishedClusters(folder: string): Promise<void> {
  const names = await readdir(dirname(folder));
  const drafts = names.filter((name) => name.startsWith(`${basename(folder)}.new-`));
  for (const draft of drafts) {
    await rm(join(dirname(folder), draft), { recursive: true, force: true }).catch(() => {});
  }
}

// Root may have restored the folder from a copy and now own files that PostgreSQL must own.
async function fixOwner(folder: string, account?: Account): Promise<void> {
  if (!account) return;
  const cluster = join(folder, 'cluster');
  const { uid } = await stat(cluster);
  if (uid !== 0) return;
  const inside = await readdir(cluster, { recursive: true });
  for (const path of inside) await lchown(join(cluster, path), account.uid, account.gid);
  await lchown(cluster, account.uid, account.gid);
}
