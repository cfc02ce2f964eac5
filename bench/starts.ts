import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { findFreePort, runPieces } from '#tests/pieces-process.ts';
import { median, type Row } from './table.ts';

const rounds = 5;

/** Measures the time until /health/ready answers 200, on an empty folder and then on the same one. */
export async function measureStarts(dataDir: string): Promise<Row[]> {
  const [first, warm]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await rm(dataDir, { recursive: true, force: true });
    first.push(await measureStart(dataDir));
    warm.push(await measureStart(dataDir));
  }
  return [
    { what: 'first start on an empty folder, until ready, ms', figure: median(first).toFixed(0) },
    { what: 'warm start, until ready, ms', figure: median(warm).toFixed(0) },
  ];
}

async function measureStart(dataDir: string): Promise<number> {
  const PORT = String(await findFreePort());
  const startedAt = performance.now();
  const pieces = runPieces({ DATA_DIR: dataDir, PORT });
  while (!(await isReady(pieces.url))) {
    if (pieces.child.exitCode !== null) throw new Error(pieces.lines.join('\n'));
    await setTimeout(5);
  }
  const milliseconds = performance.now() - startedAt;
  await pieces.stop();
  return milliseconds;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
