import autocannon from 'autocannon';
import { setTimeout } from 'node:timers/promises';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { findFreePort, runPieces } from '#tests/pieces-process.ts';
import { type Board, makeBoard } from './board.ts';
import { type HotCall, hotCalls } from './hot-calls.ts';
import { familyOf, findPostgres, memoryOf } from './processes.ts';
import { requestsOf } from './requests.ts';
import type { Row } from './table.ts';
import { visitOf } from './visit.ts';

/** How many requests were answered when the memory is read. */
const marks = [10_000, 100_000, 500_000, 1_000_000];
const connections = 20;

/**
 * Lets the process collect its garbage when it is told to, so that what is left is what is kept. It
 * is told by a signal that means nothing else to it: most of them stop Pieces.
 */
const collectsWhenTold = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("SIGWINCH", () => globalThis.gc())',
];

/** The memory of Pieces over a million requests; the longest of the measurements. */
export async function measureEndurance(dataDir: string): Promise<Row[]> {
  const settings = { DATA_DIR: dataDir, PORT: String(await findFreePort()) };
  const pieces = runPieces(settings, collectsWhenTold);
  await pieces.ready;
  try {
    const connectionString = await findRunningPostgres(dataDir);
    const database = connectDatabase({ connectionString }, () => {});
    const board = await makeBoard(database.db, 50);
    await database.close();
    const visit = { board, headers: await visitOf(pieces.url, board) };
    const load = { url: pieces.url, connections, requests: requestsOf(mixture, [visit]) };
    const begun = performance.now();
    const read: Memory[] = [];
    for (const [index, mark] of marks.entries()) {
      const amount = mark - (marks[index - 1] ?? 0);
      const { non2xx, errors } = await autocannon({ ...load, amount });
      if (non2xx + errors > 0) throw new Error(`Some of ${mark} requests failed.`);
      read.push(await readMemory(pieces.child.pid ?? 0, dataDir));
    }
    return rowsOf(read, (performance.now() - begun) / 60_000);
  } finally {
    await pieces.stop();
  }
}

const page = (path: (board: Board) => string): HotCall => ({
  what: 'page',
  method: 'GET',
  next: (board) => ({ path: path(board) }),
});

/** Cheap calls for the most part, so that a million end today, and each of the hot ones in between. */
const mixture = [
  ...Array<HotCall>(86).fill(page(({ projectId }) => `/projects/${projectId}`)),
  ...Array<HotCall>(9).fill(page(({ projectId }) => `/projects/${projectId}/tickets?view=board`)),
  ...hotCalls.filter(({ what }) => what !== 'new ticket'),
];

type Memory = { node: number; postgres: number };

async function readMemory(pid: number, dataDir: string): Promise<Memory> {
  for (let round = 0; round < 3; round += 1) {
    process.kill(pid, 'SIGWINCH');
    // What is freed goes back to the system a little later.
    await setTimeout(2000);
  }
  return {
    node: memoryOf([pid]).rss,
    postgres: memoryOf(familyOf(findPostgres(dataDir))).pss,
  };
}

function rowsOf(read: Memory[], minutes: number): Row[] {
  const early = read[1]?.node ?? Number.NaN;
  const rows = read.map(({ node, postgres }, index): Row => ({
    what: `after ${marks[index]?.toLocaleString('en')} requests: MiB of node, RSS (beside: PostgreSQL, PSS)`,
    figure: node.toFixed(0),
    beside: postgres.toFixed(0),
  }));
  const growth = (read.at(-1)?.node ?? Number.NaN) / early;
  return [
    ...rows,
    {
      what: 'node after 1,000,000 beside after 100,000',
      figure: '',
      ratio: growth.toFixed(2),
      aim: '≤ 1.10',
    },
    { what: 'a million requests took, minutes', figure: minutes.toFixed(0) },
  ];
}
