import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// What Linux tells of processes; a clock tick is a hundredth of a second.
const tick = 10;

/** The server of a data folder, by its number. */
export function findPostgres(dataDir: string): number {
  return Number.parseInt(read(join(dataDir, 'postgres', 'cluster', 'postmaster.pid')), 10);
}

/** A process and its children. */
export function familyOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`);
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** The processor time that a process and its children have used so far, in milliseconds. */
export function processorTime(pid: number): number {
  const [own, ...children] = familyOf(pid).map(statOf);
  const ofChildren = children.map(({ used }) => used).reduce((sum, used) => sum + used, 0);
  return ((own?.used ?? 0) + (own?.ofEnded ?? 0) + ofChildren) * tick;
}

function statOf(pid: number): { used: number; ofEnded: number } {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11);
  return { used: user + system, ofEnded: userOfEnded + systemOfEnded };
}

/** Memory in MiB: RSS counts what processes share for each of them, PSS counts it once. */
export function memoryOf(pids: number[]): { rss: number; pss: number } {
  const rollups = pids.map((pid) => read(`/proc/${pid}/smaps_rollup`));
  const sum = (name: string) =>
    rollups
      .map((text) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0))
      .reduce((total, kibibytes) => total + kibibytes, 0);
  return { rss: sum('\nRss') / 1024, pss: sum('\nPss') / 1024 };
}

/** Empty where the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
