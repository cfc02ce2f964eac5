import { formatCommandEvent } from '#server/platform/security-log.ts';

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** The one word that may stand behind the command; throws `usage` where something else does. */
export function readArgument(usage: string): string | undefined {
  const [word, ...more] = process.argv.slice(2);
  if (more.length > 0 || word?.startsWith('-')) throw new Error(usage);
  return word;
}

/**
 * Runs a command to its end. Where it fails, or is interrupted, `failure` and why are printed, and
 * the exit code is 1. That it ran is the last line, in the shape of the log's security events.
 */
export async function runCommand(
  { command, failure }: { command: string; failure: string },
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => interruption.abort());
  }
  try {
    await work(interruption.signal);
  } catch (error) {
    const reason = interruption.signal.aborted ? 'It was interrupted.' : (error as Error).message;
    process.stderr.write(`${failure} ${reason}\n`);
    process.exitCode = 1;
  }
  say(formatCommandEvent({ command, succeeded: process.exitCode !== 1 }));
}
