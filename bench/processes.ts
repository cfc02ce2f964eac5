import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Reads Linux's /proc. A clock tick is 10 ms.
const tick = 10;

/** Returns the process id of a data folder's PostgreSQL. */
export function findPostgres(dataDir: string): number {
  return Number.parseInt(read(join(dataDir, 'postgres', 'cluster', 'postmaster.pid')), 10);
}

/** Returns the ids of a process and its children. */
export function withChildren(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`);
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Returns the CPU time that a process and its children have used so far, in milliseconds. */
export function cpuTimeOf(pid: number): number {
  const [own, ...children] = withChildren(pid).map(statOf);
  const ofChildren = children.map(({ used }) => used).reduce((sum, used) => sum + used, 0);
  return ((own?.used ?? 0) + (own?.endedChildren ?? 0) + ofChildren) * tick;
}

function statOf(pid: number): { used: number; endedChildren: number } {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11);
  return { used: user + system, endedChildren: userOfEnded + systemOfEnded };
}

/** Returns memory in MiB. RSS counts shared memory for each process, PSS counts it once. */
export function memoryOf(pids: number[]): { rss: number; pss: number } {
  const rollups = pids.map((pid) => read(`/proc/${pid}/smaps_rollup`));
  const sum = (name: string) =>
    rollups
      .map((text) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0))
      .reduce((total, kibibytes) => total + kibibytes, 0);
  return { rss: sum('\nRss') / 1024, pss: sum('\nPss') / 1024 };
}

/** Returns an empty string if the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
