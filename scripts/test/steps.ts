import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Outcome, outcomeFile } from './outcome.ts';

export type Step = { name: string; run(): Promise<Outcome> };

export type Result = Outcome & { name: string; seconds: number };

const root = join(import.meta.dirname, '../..');
const programs = join(root, 'node_modules/.bin');

/** Runs a command and gives whether it succeeded. Shows its output as it comes, or passes all of it to `say`. */
async function succeeds(
  command: string,
  { environment, say }: { environment?: Record<string, string>; say?: (output: string) => void },
) {
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: say ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...environment },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => output.push(part));
  const [code] = await once(child, 'close');
  say?.(Buffer.concat(output).toString());
  return code === 0;
}

const heading = (name: string, command: string) => `\n── ${name}: ${command.split(' --')[0]}\n`;
const write = (text: string) => void process.stdout.write(text);

const failedAs = (title: string) => ({ title, message: 'See its output above.' });

/**
 * A step that counts as one test. Its output is written in one piece, so that several can run in
 * parallel.
 */
export const check = (name: string, command: string): Step => ({
  name,
  run: async () =>
    (await succeeds(command, { say: (output) => write(heading(name, command) + output) }))
      ? { passed: 1, skipped: 0, failures: [] }
      : { passed: 0, skipped: 0, failures: [failedAs(name)] },
});

/** A step that counts the tests its reporter saw. It fails if no test passed, unless there may be none. */
export const suite = (name: string, command: string, { mayBeEmpty = false } = {}): Step => ({
  name,
  run: async () => {
    write(heading(name, command));
    const folder = await mkdtemp(join(tmpdir(), 'pieces-outcome-'));
    const file = join(folder, 'outcome.json');
    const succeeded = await succeeds(command, { environment: { [outcomeFile]: file } });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    await rm(folder, { recursive: true });
    const none: Outcome = { passed: 0, skipped: 0, failures: [] };
    const outcome = text ? (JSON.parse(text) as Outcome) : none;
    const isSuccess = succeeded && (mayBeEmpty || outcome.passed > 0);
    if (isSuccess || outcome.failures.length > 0) return outcome;
    return { ...outcome, failures: [failedAs(name)] };
  },
});

export async function runStep({ name, run }: Step): Promise<Result> {
  const startedAt = performance.now();
  const outcome = await run();
  return { name, seconds: (performance.now() - startedAt) / 1000, ...outcome };
}
