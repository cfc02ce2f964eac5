import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that dies right after it was started is started once in this time, in milliseconds. */
const leastBetweenStarts = 1_000;

type Program = {
  /** A file that Node runs. It sends the message "ready" to its parent. */
  file: string;
  parameters?: string[];
  env?: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** Asks the program to stop. */
  stop: AbortSignal;
  stdio?: 'inherit' | 'pipe';
  onStart?: (child: ChildProcess) => void;
};

/**
 * Runs a program, and again whenever it dies. Returns its exit code once it has stopped by itself or when
 * asked to, or if it never got ready in the first place. Doesn't start it if it's asked to stop before.
 */
export async function keepRunning(program: Program): Promise<number> {
  let hasBeenReady = false;
  while (!program.stop.aborted) {
    const startedAt = Date.now();
    const child = startProgram(program);
    child.once('message', () => (hasBeenReady = true));
    const stopChild = () => child.kill('SIGTERM');
    program.stop.addEventListener('abort', stopChild);
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    program.stop.removeEventListener('abort', stopChild);
    if (code === 0 || !hasBeenReady || program.stop.aborted) return code ?? 1;
    program.say(
      `Pieces stopped unexpectedly (${signal ?? `exit code ${code}`}). Starting it again …`,
    );
    const pause = Math.max(0, startedAt + leastBetweenStarts - Date.now());
    await wait(pause, undefined, { signal: program.stop }).catch(() => {});
  }
  return 0;
}

/**
 * In a process group of its own, so that Ctrl+C in a terminal only reaches this process, which asks it to
 * stop once. It stops by itself when this process is gone.
 */
function startProgram({
  file,
  parameters = [],
  env,
  stdio = 'inherit',
  onStart,
}: Program): ChildProcess {
  const child = spawn(process.execPath, [...process.execArgv, file, ...parameters], {
    detached: true,
    windowsHide: true,
    stdio: ['ignore', stdio, stdio, 'ipc'],
    ...(env && { env }),
  });
  onStart?.(child);
  return child;
}
