import { listenForStop } from './stop-signal.ts';
import { formatCommandEvent } from '#server/platform/security-log.ts';

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Returns the command's single optional argument; throws `usage` for options or more arguments. */
export function readArgument(usage: string): string | undefined {
  const [argument, ...more] = process.argv.slice(2);
  if (more.length > 0 || argument?.startsWith('-')) throw new Error(usage);
  return argument;
}

/** Throws `usage` if the command was given an argument. */
export function refuseArguments(usage: string) {
  if (readArgument(usage) !== undefined) throw new Error(usage);
}

/**
 * Runs a command. If it fails or is interrupted, prints `failure` and the reason and sets exit code 1.
 * The last line it prints is a security event in the log's format.
 */
export async function runCommand(
  { command, failure }: { command: string; failure: string },
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = listenForStop();
  try {
    await work(stop);
  } catch (error) {
    const reason = stop.aborted ? 'It was interrupted.' : (error as Error).message;
    process.stderr.write(`${failure} ${reason}\n`);
    process.exitCode = 1;
  }
  say(formatCommandEvent({ command, succeeded: process.exitCode !== 1 }));
}
