import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject, onTestFinished, vi } from 'vitest';
import { patience } from '#tests/patience.ts';
import { copyDataFolder } from '#tests/database/prepared-folder.ts';

export const nobody = { uid: 65534, gid: 65534 };

/** Creates a temporary folder that other accounts can enter, deleted after the test. */
export async function makeFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  await chmod(folder, mode);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Creates a temporary folder as the first start of Pieces leaves it, deleted after the test. */
export async function makeDataFolder(): Promise<string> {
  const folder = await makeFolder();
  await copyDataFolder(inject('dataFolder'), folder);
  return folder;
}

export type Program = { child: ChildProcess; lines: string[]; kill(): Promise<void> };

/** Runs a TypeScript program, collects the lines it prints, and kills it after the test. */
export function runProgram(
  file: string,
  parameters: string[],
  account?: { uid: number; gid: number },
): Program {
  const child = spawn(process.execPath, [file, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...account,
  });
  const ended = once(child, 'close');
  const program: Program = {
    child,
    lines: [],
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    program.lines.push(...lines);
  });
  onTestFinished(program.kill);
  return program;
}

/** Waits until a condition holds; fails with its description when patience ends. */
export async function waitFor(
  description: string,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  const check = async () => {
    if (!(await condition())) throw new Error(`Timed out waiting for: ${description}`);
  };
  await vi.waitFor(check, { timeout: patience, interval: 10 });
}

/** Returns the id of the PostgreSQL process on a data folder, from its lock file. */
export async function findServer(dataDir: string): Promise<number | undefined> {
  const lock = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const text = await readFile(lock, 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || undefined;
}

/** Whether a process is still running. Zombies don't count. */
export async function isAlive(pid: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return stdout !== '' && !stdout.startsWith('Z');
}
