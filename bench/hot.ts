import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start.ts';
import { findFreePort, startPieces } from '#tests/pieces-process.ts';
import { type Board, makeBoard } from './board.ts';
import { compare, type Figures, type Measured } from './compare.ts';
import { type HotCall, hotCalls } from './hot-calls.ts';
import { fillWithProjects } from './many-projects.ts';
import { median, type Row } from './table.ts';
import { visitOf } from './visit.ts';

const bare = join(import.meta.dirname, 'bare/main.ts');

/** The hot calls by Pieces and by as little code as possible, in turns, on one PostgreSQL. */
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
  const board = await makeBoard(database.db, 200);
  const yardstick = await startBare(connectionString, board);
  const scene = { board, headers: await visitOf(pieces.url, board), dataDir };
  const rows: Row[] = [];
  try {
    for (const call of hotCalls) {
      rows.push(...rowsOf(call, await compare(call, { pieces, yardstick, scene })));
    }
    return rows;
  } finally {
    yardstick.child.kill();
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
  const child = spawn(process.execPath, [bare, connectionString, port, String(userId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, child };
}

function rowsOf({ what }: HotCall, measured: Measured): Row[] {
  const row = (unit: string, key: keyof Figures, digits: number, aim?: string): Row => {
    const [ours, theirs] = [measured.pieces, measured.yardstick].map((all) =>
      median(all.map((figures) => figures[key])),
    ) as [number, number];
    const ratio = (ours / theirs).toFixed(2);
    const [figure, beside] = [ours.toFixed(digits), theirs.toFixed(digits)];
    return { what: `${what}: ${unit}`, figure, beside, ratio, aim };
  };
  return [
    row('requests a second (beside: bare)', 'rate', 0, '≥ 0.70'),
    row('CPU-ms each, node', 'node', 2),
    row('CPU-ms each, PostgreSQL', 'postgres', 2),
  ];
}
