import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { nothingSet, type Settings } from '#tests/pieces-process.ts';

const folder = join(import.meta.dirname, '../../scripts');

/** Runs a command to its end as npm does; resolves with its exit code and what it printed. */
export async function runScript(
  name: 'backup' | 'restore',
  { settings, parameters }: { settings: Settings; parameters: string[] },
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(folder, `${name}.ts`), ...parameters], {
    env: { ...process.env, ...nothingSet, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [printed, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code: code as number | null, said: printed + failed };
}
