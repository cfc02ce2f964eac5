import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Account } from './account.ts';

export type TiedProcess = ChildProcess & { stdin: Writable; stdout: Readable };

// The shell becomes the program, so that signals and exit codes are the program's own. Before, it
// leaves a watcher behind (a shell is a twentieth of a Node process), which reads the pipe on 3:
// a line means that the program has ended by itself, the pipe's end that we are gone. The watcher
// is no child of the program, since PostgreSQL watches its children.
const leash = `
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

// Nothing of our own environment, which holds secrets; messages in English, since we read them.
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Starts a program that ends with this process, even where this process is killed with SIGKILL:
 * by an interrupt first, five seconds later by SIGQUIT. Its errors come with its output.
 */
export function spawnTied(command: string[], account?: Account): TiedProcess {
  const child = spawn('/bin/sh', ['-c', leash, 'sh', ...command], {
    cwd: '/',
    env: environment,
    // A session of its own: Ctrl-C in a terminal is for us, and we decide when the program stops.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    // macOS numbers nobody as -2, which spawn() wants signed and chown() unsigned.
    ...(account && { uid: account.uid | 0, gid: account.gid | 0 }),
  }) as TiedProcess;
  const lifeline = child.stdio[3] as Writable;
  lifeline.on('error', () => {});
  child.stdin.on('error', () => {});
  child.once('exit', () => lifeline.end('\n'));
  return child;
}

/** Runs a program to its end, tied to this process; `ok` tells whether it succeeded. */
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

// Windows has no shell to watch with; what runs to its end there is soon over.
function spawnPlain([program = '', ...rest]: string[]): TiedProcess {
  return spawn(program, rest, {
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
