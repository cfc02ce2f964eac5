import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Account } from './account.ts';

export type TiedProcess = ChildProcess & { stdin: Writable; stdout: Readable };

// The shell starts a watcher in the background and then replaces itself with the program, so signals
// and exit codes are the program's own. The watcher reads the pipe on file descriptor 3: a line means
// that the program has ended, the end of the pipe means that our process has ended. It's a shell,
// which takes a twentieth of the memory of a Node process, and it isn't a child of the program,
// because PostgreSQL watches its children.
const watcherScript = `
(
  (
    trap '' HUP INT TERM
    read -r line <&3 && exit
    kill -INT $$ || exit
    for second in 1 2 3 4 5; do sleep 1; kill -0 $$ || exit; done
    kill -QUIT $$
  ) </dev/null >/dev/null 2>&1 &
)
exec "$@" 2>&1 3<&-`;

// Don't pass on our environment, which contains secrets. LC_ALL=C because we parse the messages.
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Starts a program that ends when this process ends, even after SIGKILL. It's sent SIGINT first, and
 * SIGQUIT five seconds later. Its standard error is part of its output.
 */
export function spawnTied(command: string[], account?: Account): TiedProcess {
  const child = spawn('/bin/sh', ['-c', watcherScript, 'sh', ...command], {
    cwd: '/',
    env: environment,
    // Its own session, so that Ctrl-C only reaches us and we decide when the program stops.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    // On macOS, nobody has the id -2, which spawn() expects signed and chown() unsigned.
    ...(account && { uid: account.uid | 0, gid: account.gid | 0 }),
  }) as TiedProcess;
  const watcherPipe = child.stdio[3] as Writable;
  watcherPipe.on('error', () => {});
  child.stdin.on('error', () => {});
  child.once('exit', () => watcherPipe.end('\n'));
  return child;
}

/** Runs a tied program until it ends; `ok` says whether it succeeded. */
export async function runTied(
  command: string[],
  { account, input = '' }: { account?: Account | undefined; input?: string } = {},
): Promise<{ ok: boolean; output: string }> {
  const child = process.platform === 'win32' ? spawnPlain(command) : spawnTied(command, account);
  const closed = once(child, 'close');
  child.stdin.end(input);
  const [output, [code]] = await Promise.all([text(child.stdout), closed]);
  return { ok: code === 0, output: output.trim() };
}

// Windows has no shell for the watcher, but the programs that run to their end there are short.
const spawnPlain = ([program = '', ...rest]: string[]): TiedProcess =>
  spawn(program, rest, {
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
