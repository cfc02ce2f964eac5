import { onTestFinished, vi } from 'vitest';
import { until } from '#tests/faults/processes.ts';
import {
  type PiecesProcess,
  runPieces,
  type Settings,
  startPieces,
} from '#tests/pieces-process.ts';

// Each test starts a process or two, with a PostgreSQL each, and others run beside it.
vi.setConfig({ testTimeout: 400_000 });

/** Starts Pieces and waits until it is ready; after the test it is gone, however the test ended. */
export async function start(settings: Settings): Promise<PiecesProcess> {
  const pieces = await startPieces(settings);
  onTestFinished(async () => {
    pieces.child.kill('SIGKILL');
    await pieces.ended;
  });
  return pieces;
}

/** Starts Pieces with what it must refuse; resolves with its exit code and what it said. */
export async function startRefused(settings: Settings & { PORT: string }) {
  const pieces = runPieces(settings);
  onTestFinished(() => void pieces.child.kill('SIGKILL'));
  const code = await pieces.ended;
  return { code, said: pieces.lines.join('\n') };
}

/** The newest link that was mailed to an address, as the log prints it where no SMTP server is set. */
export async function linkInLog({ lines }: PiecesProcess, address: string): Promise<string> {
  const find = () => lines.findLastIndex((line) => line.startsWith(`Email to ${address}:`));
  await until(`${address} is mailed`, () => find() >= 0 && lines.length > find() + 1);
  return lines[find() + 1]?.trim() ?? '';
}

/** The link that stands behind some words in the log, as path and query. */
export async function printedLink({ lines, url }: PiecesProcess, words: string): Promise<string> {
  const find = () => lines.find((line) => line.startsWith(words));
  await until(`“${words}” is printed`, () => find() !== undefined);
  return find()?.slice(words.length).trim().replace(url, '') ?? '';
}
