import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Counts } from './counts.ts';

type Step = {
  name: string;
  command: string;
  environment?: Record<string, string>;
  count(succeeded: boolean): Promise<Counts>;
};

export type Result = Counts & { name: string; seconds: number };

const root = join(import.meta.dirname, '../..');
const programs = join(root, 'node_modules/.bin');

/** A step that counts as one test. */
export const check = (name: string, command: string): Step => ({
  name,
  command,
  count: async (succeeded) => ({
    passed: succeeded ? 1 : 0,
    failed: succeeded ? 0 : 1,
    skipped: 0,
  }),
});

/** A step that counts the tests in its report. It fails if no test passed. */
export const suite = (
  name: string,
  parts: Pick<Step, 'command' | 'environment'> & {
    report: string;
    count(report: never): Counts;
  },
): Step => ({
  name,
  command: parts.command,
  environment: parts.environment,
  count: async (succeeded) => {
    const text = await readFile(parts.report, 'utf8').catch(() => undefined);
    if (!text) return { passed: 0, failed: 1, skipped: 0 };
    const counts = parts.count(JSON.parse(text) as never);
    const isSuccess = succeeded && counts.passed > 0;
    return isSuccess ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
  },
});

/** Runs a step, showing its output, and counts its tests. */
export async function runStep({ name, command, environment, count }: Step): Promise<Result> {
  const startedAt = performance.now();
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...environment },
  });
  const [code] = await once(child, 'close');
  const counts = await count(code === 0);
  return { name, seconds: (performance.now() - startedAt) / 1000, ...counts };
}
