import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start.ts';
import { findFreePort, startPieces } from '#tests/pieces-process.ts';
import { type Board, createBoard } from './board.ts';
import { compare, type Figures, type Measured } from './compare.ts';
import { type HotCall, hotCalls } from './hot-calls.ts';
import { fillWithProjects } from './many-projects.ts';
import { median, type Row } from './table.ts';
import { headersOf } from './headers.ts';

const bareServer = join(import.meta.dirname, 'bare/main.ts');

/** Measures the hot calls on Pieces and on a bare server, in turns, on the same PostgreSQL. */
export async function measureHotCalls(dataDir: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { connectionString } = postgres;
  const pieces = await startPieces({
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString,
    SECRET: 'a secret that is long enough for a measurement',
  });
  const database = connectDatabase({ connectionString }, () => {});
  await fillWithProjects(database.pool, 10_000);
  const board = await createBoard(database.db, 200);
  const bare = await startBare(connectionString, board);
  const setup = { board, headers: await headersOf(pieces.url, board), dataDir };
  // A board has a limited number of tickets, and gets slower with each.
  const reset = async () => {
    await database.pool.query('delete from tickets where project_id = $1 and id > $2', [
      board.projectId,
      board.ticketIds.at(-1),
    ]);
  };
  const rows: Row[] = [];
  try {
    for (const call of hotCalls) {
      rows.push(...rowsOf(call, await compare(call, { pieces, bare, setup, reset })));
    }
    return rows;
  } finally {
    bare.child.kill();
    await pieces.stop();
    await database.close();
    await postgres.stop();
  }
}

async function startBare(
  connectionString: string,
  { userId }: Board,
): Promise<{ url: string; child: ChildProcess }> {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, [bareServer, connectionString, port, String(userId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, child };
}

function rowsOf({ what }: HotCall, measured: Measured): Row[] {
  const row = (unit: string, key: keyof Figures, digits: number, target?: string): Row => {
    const [ours, theirs] = [measured.pieces, measured.bare].map((all) =>
      median(all.map((figures) => figures[key])),
    ) as [number, number];
    const ratio = (ours / theirs).toFixed(2);
    const [figure, comparison] = [ours.toFixed(digits), theirs.toFixed(digits)];
    return { what: `${what}: ${unit}`, figure, comparison, ratio, target };
  };
  return [
    row('requests per second (vs bare server)', 'rate', 0, '≥ 0.75'),
    row('CPU-ms per request, Node', 'node', 2, '≤ 1.6 ×'),
    row('CPU-ms per request, PostgreSQL', 'postgres', 2),
  ];
}
