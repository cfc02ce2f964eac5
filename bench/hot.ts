import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start.ts';
import { findFreePort, startOptions, startPieces } from '#tests/pieces-process.ts';
import { type Board, createBoard } from './board.ts';
import { compare, type Figures, type Round, warmUp } from './compare.ts';
import { type HotCall, hotCalls } from './hot-calls.ts';
import { fillWithProjects } from './many-projects.ts';
import { median, type Row } from './table.ts';
import { headersOf } from './headers.ts';

const bareServer = join(import.meta.dirname, 'bare/main.ts');

/** How many times both servers start: what V8 compiles, and so their speed, differs each time. */
const starts = 3;

/** Measures the hot calls on Pieces and on a bare server, in turns, on the same PostgreSQL. */
export async function measureHotCalls(dataDir: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { connectionString } = postgres;
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString,
    SECRET: 'a secret that is long enough for a measurement',
  };
  // This one creates the tables.
  let pieces = await startPieces(settings);
  const database = connectDatabase({ connectionString }, () => {});
  await fillWithProjects(database.pool, 10_000);
  const board = await createBoard(database.db, 200);
  // A board has a limited number of tickets, and gets slower with each.
  const reset = async () => {
    await database.pool.query('delete from tickets where project_id = $1 and id > $2', [
      board.projectId,
      board.ticketIds.at(-1),
    ]);
  };
  const measured = new Map(hotCalls.map((call): [HotCall, Round[]] => [call, []]));
  try {
    for (let start = 0; start < starts; start += 1) {
      await pieces.stop();
      pieces = await startPieces(settings);
      const bare = await startBare(connectionString, board);
      const setup = { board, headers: await headersOf(pieces.url, board), dataDir };
      const sides = { pieces, bare, setup, reset };
      try {
        await warmUp(hotCalls, sides);
        for (const [call, all] of measured) all.push(...(await compare(call, sides)));
      } finally {
        bare.child.kill();
      }
    }
    return [...measured].flatMap(([call, all]) => rowsOf(call, all));
  } finally {
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
  const command = [...startOptions, bareServer, connectionString, port, String(userId)];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, child };
}

function rowsOf({ what }: HotCall, all: Round[]): Row[] {
  const cpu = (process: string, key: keyof Figures, target?: string): Row => {
    const [ours, theirs] = (['pieces', 'bare'] as const).map(
      (side) => all.reduce((sum, round) => sum + round[side][key], 0) / all.length,
    ) as [number, number];
    const ratio = (ours / theirs).toFixed(2);
    const [figure, comparison] = [ours.toFixed(2), theirs.toFixed(2)];
    return { what: `${what}: CPU-ms per request, ${process}`, figure, comparison, ratio, target };
  };
  return [
    {
      what: `${what}: requests per second (vs bare server)`,
      figure: median(all.map(({ pieces }) => 1000 / pieces.clock)).toFixed(0),
      comparison: median(all.map(({ bare }) => 1000 / bare.clock)).toFixed(0),
      ratio: median(all.map(({ pieces, bare }) => bare.clock / pieces.clock)).toFixed(2),
      target: '≥ 0.75',
    },
    cpu('Node', 'node', '≤ 1.6 ×'),
    cpu('PostgreSQL', 'postgres'),
  ];
}
