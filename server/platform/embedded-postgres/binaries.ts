import { execFile } from 'node:child_process';
import { glob, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { copyToFallback, findBinaryPackage, restoreLinks } from './package-binaries.ts';
import type { Log } from './server-log.ts';
import { runTied } from './tied-process.ts';

export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: number };

type Search = {
  fallbackDir: string;
  account: Account | undefined;
  log: Log;
  major?: number | undefined;
};

/**
 * Returns PostgreSQL programs that the account can run: those of the npm package, else those of the
 * system, newest first. An existing cluster needs programs of its own major version.
 */
export async function getBinaries(search: Search): Promise<Binaries> {
  const packaged = await findInPackage(search);
  if (packaged && fits(packaged, search)) return packaged;
  const installed = await findOnSystem(search);
  const found = installed.find((binaries) => fits(binaries, search));
  if (found) return found;
  const others = [packaged, ...installed].filter((binaries) => binaries !== undefined);
  throw new Error(
    `${explainMissing(search, others)} Set DATABASE_URL to a PostgreSQL server, or install PostgreSQL${search.major ? ` ${search.major}` : ''} on this machine.`,
  );
}

const fits = (binaries: Binaries, { major }: Search): boolean =>
  major === undefined || binaries.major === major;

function explainMissing({ major }: Search, others: Binaries[]): string {
  if (!major || others.length === 0) {
    return `PostgreSQL wasn't found for this system (${process.platform}-${process.arch}).`;
  }
  const versions = others.map((binaries) => binaries.major).join(' and ');
  return `The database was created by PostgreSQL ${major}, but only PostgreSQL ${versions} was found.`;
}

async function findInPackage(search: Search): Promise<Binaries | undefined> {
  const found = await findBinaryPackage();
  if (!found) return undefined;
  await restoreLinks(found).catch((error: Error) => search.log(error.message));
  const inPlace = await probe(join(found.folder, 'bin'), search.account);
  if (inPlace || !search.account) return inPlace;
  // If it doesn't run at all (such as on musl), a copy won't help.
  if (!(await probe(join(found.folder, 'bin')))) return undefined;
  const copy = await copyToFallback(found, search.fallbackDir);
  if (copy.isNew) {
    search.log(
      `PostgreSQL doesn't run as root, and the account ${search.account.name} can't access ${found.folder}, so its programs were copied to ${copy.folder}.`,
    );
  }
  return probe(join(copy.folder, 'bin'), search.account);
}

async function findOnSystem({ account }: Search): Promise<Binaries[]> {
  const folders = new Set<string>();
  const onPath = await findOnPath();
  if (onPath) folders.add(dirname(await realpath(onPath)));
  for await (const folder of glob(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin'])) {
    folders.add(folder);
  }
  const tried = await Promise.all([...folders].map((folder) => probe(folder, account)));
  return tried.filter((found) => found !== undefined).toSorted((a, b) => b.major - a.major);
}

async function findOnPath(): Promise<string | undefined> {
  // Let the shell search the PATH, because only config.ts may read the environment.
  const [program, ...rest]: [string, ...string[]] =
    process.platform === 'win32' ? ['where', 'initdb'] : ['/bin/sh', '-c', 'command -v initdb'];
  const found = await promisify(execFile)(program, rest).catch(() => undefined);
  return found?.stdout.split(/\r?\n/)[0];
}

async function probe(folder: string, account?: Account): Promise<Binaries | undefined> {
  const [postgres, initdb, pgCtl] = ['postgres', 'initdb', 'pg_ctl'].map((name) =>
    join(folder, process.platform === 'win32' ? `${name}.exe` : name),
  ) as [string, string, string];
  const tries = await Promise.all(
    [postgres, initdb].map((program) =>
      runTied([program, '--version'], { account }).catch(() => ({ ok: false, output: '' })),
    ),
  );
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(tries[0]?.output ?? '')?.[1]);
  return tries.every(({ ok }) => ok) && major ? { postgres, initdb, pgCtl, major } : undefined;
}
