import { chmod, chown, lstat, mkdir, mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canEnter } from './account.ts';

/** Where the server listens: the folder of its Unix socket, or on Windows a loopback address. */
export type Address = { host: string; port: number };

const port = 5432;
const maxSocketPath = 100;

/** Prepares a private address. A socket has the same address at each start. */
export async function prepareAddress(folder: string, account?: Account): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await findFreePort() };
  const preferred = join(folder, 'socket');
  if (socketPath({ host: preferred, port }).length <= maxSocketPath) {
    await makePrivate(preferred, account);
    return { host: preferred, port };
  }
  const existing = await readlink(preferred).catch(() => undefined);
  if (existing && (await isPrivate(existing, account))) return { host: existing, port };
  const host = await makeShortFolder(account);
  await rm(preferred, { recursive: true, force: true });
  await symlink(host, preferred);
  return { host, port };
}

/** Where the server of a folder listens, if it's running; `lockedPort` comes from its lock file. */
export async function getAddress(folder: string, lockedPort: number): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: lockedPort };
  const preferred = join(folder, 'socket');
  return { host: await readlink(preferred).catch(() => preferred), port };
}

export const socketPath = ({ host, port }: Address): string => join(host, `.s.PGSQL.${port}`);

export async function isListening(address: Address): Promise<boolean> {
  const socket = address.host.startsWith('/') ? connect(socketPath(address)) : connect(address);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

export const buildConnectionString = ({ host, port }: Address, password: string): string =>
  host.startsWith('/')
    ? `postgresql://pieces:${password}@/pieces?host=${encodeURIComponent(host)}&port=${port}`
    : `postgresql://pieces:${password}@${host}:${port}/pieces`;

async function makePrivate(folder: string, account?: Account): Promise<void> {
  // It's a link if the data folder once had a longer path.
  if (await readlink(folder).catch(() => undefined)) await rm(folder);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
}

async function makeShortFolder(account?: Account): Promise<string> {
  for (const temporary of [tmpdir(), '/tmp']) {
    if (account && !(await canEnter(account, temporary))) continue;
    const host = await mkdtemp(join(temporary, 'pieces-'));
    if (socketPath({ host, port }).length > maxSocketPath) {
      await rm(host, { recursive: true });
      continue;
    }
    if (account) await chown(host, account.uid, account.gid);
    return host;
  }
  throw new Error(
    'No temporary folder has a path short enough for a socket. Set TMPDIR to a shorter one.',
  );
}

// The system may have deleted our temporary folder, and another user may have created one of that name.
async function isPrivate(folder: string, account?: Account): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  const owner = account?.uid ?? process.getuid?.();
  return !!found?.isDirectory() && found.uid === owner && (found.mode & 0o777) === 0o700;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
