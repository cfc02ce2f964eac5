import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Address, socketPath } from './address.ts';

/** PostgreSQL's own lock on a cluster, as its server writes it. */
export type Lock = { pid: number; port: number; status: string };

export async function readLock(folder: string): Promise<Lock | undefined> {
  const lines = await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, , , , status = ''] = lines.split(/\r?\n/);
  return Number(pid) ? { pid: Number(pid), port: Number(port), status: status.trim() } : undefined;
}

/**
 * Whether the process that a lock names is really the server of this cluster: after a power
 * failure, or in a restarted container, its number may be anybody's.
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

/** Removes a lock which nobody holds, but which PostgreSQL takes for held. */
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
