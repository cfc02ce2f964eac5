import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Address, socketPath } from './address.ts';

/** The lock file that PostgreSQL's server writes into its cluster. */
export type Lock = { pid: number; port: number; status: string };

export async function readLock(folder: string): Promise<Lock | undefined> {
  const lines = await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, , , , status = ''] = lines.split(/\r?\n/);
  return Number(pid) ? { pid: Number(pid), port: Number(port), status: status.trim() } : undefined;
}

/**
 * Whether the process in a lock file is really the server of this cluster. After a power failure, or
 * in a restarted container, another process may have its id.
 */
export async function isHeld(folder: string, { pid }: Lock): Promise<boolean> {
  const cluster = await realpath(join(folder, 'cluster'));
  if (process.platform === 'linux') {
    return readlink(`/proc/${pid}/cwd`).then(
      (cwd) => cwd === cluster,
      (error: NodeJS.ErrnoException) => error.code === 'EACCES',
    );
  }
  if (process.platform === 'win32') return isAlive(pid);
  const found = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).catch(
    () => null,
  );
  return !!found?.stdout.includes('postgres');
}

/** Removes a lock that nobody holds but that PostgreSQL would respect. */
export async function removeStaleLock(folder: string, address: Address): Promise<void> {
  await rm(join(folder, 'cluster', 'postmaster.pid'), { force: true });
  if (address.host.startsWith('/')) await rm(`${socketPath(address)}.lock`, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
