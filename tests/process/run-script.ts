import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { emptySettings, type Settings } from '#tests/pieces-process.ts';
import { locateCompileCache, locateProgram } from '#tests/programs/locate.ts';

type Result = { code: number | null; said: string; logged: string };
type Run = { settings: Settings; parameters?: string[]; fromSource?: boolean };
type Name = 'backup' | 'backup-nightly' | 'restore' | 'mail' | 'admin' | 'links';

/** Starts a script like npm does. `lines` returns what it printed so far. */
export function spawnScript(name: Name, { settings, parameters = [], fromSource }: Run) {
  const file = locateProgram(`scripts/${name}`, { fromSource });
  const child = spawn(process.execPath, [file, ...parameters], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: locateCompileCache(),
      ...emptySettings,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let [printed, failed] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (failed += text));
  const result = ended.then(([code]): Result => {
    const lines = (printed + failed).split(/(?<=\n)/);
    const isLogged = (line: string) => line.startsWith('{');
    return {
      code: code as number | null,
      said: lines.filter((line) => !isLogged(line)).join(''),
      logged: lines.filter(isLogged).join(''),
    };
  });
  return { child, result, lines: () => printed + failed };
}

/** Runs a script like npm does; resolves with its exit code, what it printed (`said`) and logged. */
export const runScript = (name: Name, options: Run): Promise<Result> =>
  spawnScript(name, options).result;
