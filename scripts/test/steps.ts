import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Outcome, outcomeFile } from './outcome.ts';

type Step = { name: string; command: string; run(): Promise<Outcome> };

export type Result = Outcome & { name: string; seconds: number };

const root = join(import.meta.dirname, '../..');
const programs = join(root, 'node_modules/.bin');

/** Runs a command, showing its output, and gives whether it succeeded. */
async function succeeds(command: string, environment?: Record<string, string>) {
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...environment },
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

const failedAs = (title: string) => ({ title, message: 'See its output above.' });

/** A step that counts as one test. */
export const check = (name: string, command: string): Step => ({
  name,
  command,
  run: async () =>
    (await succeeds(command))
      ? { passed: 1, skipped: 0, failures: [] }
      : { passed: 0, skipped: 0, failures: [failedAs(name)] },
});

/** A step that counts the tests its reporter saw. It fails if no test passed. */
export const suite = (name: string, command: string): Step => ({
  name,
  command,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pieces-outcome-'));
    const file = join(folder, 'outcome.json');
    const succeeded = await succeeds(command, { [outcomeFile]: file });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    await rm(folder, { recursive: true });
    const none: Outcome = { passed: 0, skipped: 0, failures: [] };
    const outcome = text ? (JSON.parse(text) as Outcome) : none;
    const isSuccess = succeeded && outcome.passed > 0;
    if (isSuccess || outcome.failures.length > 0) return outcome;
    return { ...outcome, failures: [failedAs(name)] };
  },
});

export async function runStep({ name, run }: Step): Promise<Result> {
  const startedAt = performance.now();
  const outcome = await run();
  return { name, seconds: (performance.now() - startedAt) / 1000, ...outcome };
}
