import { chmod, chown, lstat, mkdir, mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canEnter } from './account.ts';

/** Where the server listens: a folder with a Unix socket, or a loopback address on Windows. */
export type Address = { host: string; port: number };

const port = 5432;
const longestSocket = 100;

/** A private place to listen at, the same at each start where it is a socket. */
export async function prepareAddress(folder: string, account?: Account): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await findFreePort() };
  const wished = join(folder, 'socket');
  if (socketPath({ host: wished, port }).length <= longestSocket) {
    await makePrivate(wished, account);
    return { host: wished, port };
  }
  const remembered = await readlink(wished).catch(() => undefined);
  if (remembered && (await isPrivate(remembered, account))) return { host: remembered, port };
  const host = await makeShortFolder(account);
  await rm(wished, { recursive: true, force: true });
  await symlink(host, wished);
  return { host, port };
}

/** Where the server of a folder listens, if it runs; `lockedPort` is what its lock says. */
export async function findAddress(folder: string, lockedPort: number): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: lockedPort };
  const wished = join(folder, 'socket');
  return { host: await readlink(wished).catch(() => wished), port };
}

export function socketPath({ host, port }: Address): string {
  return join(host, `.s.PGSQL.${port}`);
}

/** Whether somebody listens there. */
export async function isListening(address: Address): Promise<boolean> {
  const socket = address.host.startsWith('/') ? connect(socketPath(address)) : connect(address);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

export function buildConnectionString({ host, port }: Address, password: string): string {
  return host.startsWith('/')
    ? `postgresql://pieces:${password}@/pieces?host=${encodeURIComponent(host)}&port=${port}`
    : `postgresql://pieces:${password}@${host}:${port}/pieces`;
}

async function makePrivate(folder: string, account?: Account): Promise<void> {
  // It is a link where the folder once had a longer name.
  if (await readlink(folder).catch(() => undefined)) await rm(folder);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
}

async function makeShortFolder(account?: Account): Promise<string> {
  for (const temporary of [tmpdir(), '/tmp']) {
    if (account && !(await canEnter(account, temporary))) continue;
    const host = await mkdtemp(join(temporary, 'pieces-'));
    if (socketPath({ host, port }).length > longestSocket) {
      await rm(host, { recursive: true });
      continue;
    }
    if (account) await chown(host, account.uid, account.gid);
    return host;
  }
  throw new Error('No temporary folder is short enough for a socket: set TMPDIR to a shorter one.');
}

// Somebody else may have taken the name since, where temporary folders are swept.
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
