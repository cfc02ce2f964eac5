import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished, vi } from 'vitest';

export const nobody = { uid: 65534, gid: 65534 };

/** A folder of the test's own, which other accounts may enter, as they may a project's folder. */
export async function makeFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  await chmod(folder, mode);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

export type Program = { child: ChildProcess; lines: string[]; kill(): Promise<void> };

/** Runs a TypeScript program, gathering the lines that it prints; it is killed after the test. */
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

/** Waits until something is so; fails where it never is. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const check = async () => {
    if (!(await isSo())) throw new Error(`Never so: ${what}`);
  };
  await vi.waitFor(check, { timeout: 120_000, interval: 10 });
}

/** The number of the server's process on a data folder, as its lock names it. */
export async function findServer(dataDir: string): Promise<number | undefined> {
  const lock = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const text = await readFile(lock, 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || undefined;
}

/** Whether a process still runs; one that only waits for init to notice its end does not. */
export async function isAlive(pid: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return stdout !== '' && !stdout.startsWith('Z');
}
