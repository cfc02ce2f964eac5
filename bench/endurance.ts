import autocannon from 'autocannon';
import { setTimeout } from 'node:timers/promises';
import { connectRunning } from '#scripts/connect-running.ts';
import { findFreePort, runPieces } from '#tests/pieces-process.ts';
import { type Board, createBoard } from './board.ts';
import { type HotCall, hotCalls } from './hot-calls.ts';
import { withChildren, findPostgres, memoryOf } from './processes.ts';
import { createRequests } from './requests.ts';
import type { Row } from './table.ts';
import { headersOf } from './headers.ts';

/** The request counts at which memory is read. */
const marks = [10_000, 100_000, 500_000, 1_000_000];
const connections = 20;

/**
 * Makes the process collect garbage on SIGWINCH, so memory readings only count what is kept. Most
 * other signals stop Pieces.
 */
const collectGarbageOnSignal = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("SIGWINCH", () => globalThis.gc())',
];

/** Measures the memory of Pieces over a million requests. Takes the longest of all. */
export async function measureEndurance(dataDir: string): Promise<Row[]> {
  const settings = { DATA_DIR: dataDir, PORT: String(await findFreePort()) };
  const pieces = runPieces(settings, collectGarbageOnSignal);
  await pieces.ready;
  try {
    const database = await connectRunning(dataDir);
    const board = await createBoard(database.db, 50);
    await database.close();
    const visit = { board, headers: await headersOf(pieces.url, board) };
    const load = { url: pieces.url, connections, requests: createRequests(mixture, [visit]) };
    const startedAt = performance.now();
    const read: Memory[] = [];
    for (const [index, mark] of marks.entries()) {
      const amount = mark - (marks[index - 1] ?? 0);
      const { non2xx, errors } = await autocannon({ ...load, amount });
      if (non2xx + errors > 0) throw new Error(`Some of ${mark} requests failed.`);
      read.push(await readMemory(pieces.child.pid ?? 0, dataDir));
    }
    return rowsOf(read, (performance.now() - startedAt) / 60_000);
  } finally {
    await pieces.stop();
  }
}

const page = (path: (board: Board) => string): HotCall => ({
  what: 'page',
  method: 'GET',
  next: (board) => ({ path: path(board) }),
});

/** Mostly cheap calls, so a million don't take all day, and each hot call in between. */
const mixture = [
  ...Array<HotCall>(86).fill(page(({ projectId }) => `/projects/${projectId}`)),
  ...Array<HotCall>(9).fill(page(({ projectId }) => `/projects/${projectId}/tickets?view=board`)),
  ...hotCalls.filter(({ what }) => what !== 'create a ticket'),
];

type Memory = { node: number; postgres: number };

async function readMemory(pid: number, dataDir: string): Promise<Memory> {
  for (let round = 0; round < 3; round += 1) {
    process.kill(pid, 'SIGWINCH');
    // Freed memory goes back to the system a little later.
    await setTimeout(2000);
  }
  return {
    node: memoryOf([pid]).rss,
    postgres: memoryOf(withChildren(findPostgres(dataDir))).pss,
  };
}

function rowsOf(read: Memory[], minutes: number): Row[] {
  const early = read[1]?.node ?? Number.NaN;
  const rows = read.map(({ node, postgres }, index): Row => ({
    what: `memory after ${marks[index]?.toLocaleString('en-US')} requests, MiB: Node, RSS (vs PostgreSQL, PSS)`,
    figure: node.toFixed(0),
    comparison: postgres.toFixed(0),
  }));
  const growth = (read.at(-1)?.node ?? Number.NaN) / early;
  return [
    ...rows,
    {
      what: 'Node memory after 1,000,000 requests vs 100,000',
      figure: '',
      ratio: growth.toFixed(2),
      target: '≤ 1.10',
    },
    { what: 'a million requests, minutes', figure: minutes.toFixed(0) },
  ];
}
