import { onTestFinished, vi } from 'vitest';
import { cleanUpAfterFile } from '#tests/clean-up.ts';
import { waitFor } from '#tests/faults/processes.ts';
import {
  type PiecesProcess,
  runPieces,
  type Settings,
  startPieces,
} from '#tests/pieces-process.ts';

// Each test starts one or two processes with their own PostgreSQL, next to other tests.
vi.setConfig({ testTimeout: 400_000 });

/** Starts Pieces, waits until it's ready, and kills it after the test. */
export async function start(
  settings: Settings,
  options?: { fromSource: boolean },
): Promise<PiecesProcess> {
  const pieces = await startPieces(settings, options);
  onTestFinished(async () => {
    pieces.child.kill('SIGKILL');
    await pieces.ended;
  });
  return pieces;
}

/** Starts Pieces with settings that must fail; resolves with its exit code and what it says after its version. */
export async function startExpectingFailure(settings: Settings & { PORT: string }) {
  const pieces = runPieces(settings);
  cleanUpAfterFile(async () => pieces.child.kill('SIGKILL'));
  const code = await pieces.ended;
  return { code, said: pieces.lines.slice(1).join('\n') };
}

/** Waits for the newest link emailed to an address, as the log prints it without an SMTP server. */
export async function findLinkInLog({ lines }: PiecesProcess, address: string): Promise<string> {
  const find = () => lines.findLastIndex((line) => line.startsWith(`Email to ${address}:`));
  await waitFor(`an email to ${address}`, () => find() >= 0 && lines.length > find() + 1);
  return lines[find() + 1]?.trim() ?? '';
}
