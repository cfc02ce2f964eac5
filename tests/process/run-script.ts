import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { emptySettings, type Settings } from '#tests/pieces-process.ts';

const folder = join(import.meta.dirname, '../../scripts');

/** Runs a script like npm does; resolves with its exit code, what it printed (`said`) and logged. */
export async function runScript(
  name: 'backup' | 'restore' | 'mail' | 'admin',
  { settings, parameters }: { settings: Settings; parameters: string[] },
): Promise<{ code: number | null; said: string; logged: string }> {
  const child = spawn(process.execPath, [join(folder, `${name}.ts`), ...parameters], {
    env: { ...process.env, ...emptySettings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [printed, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  const lines = (printed + failed).split(/(?<=\n)/);
  const isLogged = (line: string) => line.startsWith('{');
  return {
    code: code as number | null,
    said: lines.filter((line) => !isLogged(line)).join(''),
    logged: lines.filter(isLogged).join(''),
  };
}
