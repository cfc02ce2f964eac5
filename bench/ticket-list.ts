import autocannon from 'autocannon';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start.ts';
import { findFreePort, startPieces } from '#tests/pieces-process.ts';
import { type Board, makeBoard } from './board.ts';
import { visitOf } from './visit.ts';
import { findPostgres, processorTime } from './processes.ts';
import { median, type Row } from './table.ts';

const [rounds, seconds, connections] = [9, 2, 10];
const bare = join(import.meta.dirname, 'bare.ts');

type Server = { url: string; child: ChildProcess };
type Figures = { rate: number; node: number; postgres: number };

/** A list of 200 tickets by Pieces and by as little code as possible, in turns, on one PostgreSQL. */
export async function measureTicketList(dataDir: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { connectionString } = postgres;
  const pieces = await startPieces({
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString,
    SECRET: 'a secret that is long enough for a measurement',
  });
  const database = connectDatabase({ connectionString }, () => {});
  const board = await makeBoard(database.db, 200);
  const yardstick = await startBare(connectionString, board);
  try {
    return rowsOf(await compare({ pieces, yardstick, board, dataDir }));
  } finally {
    yardstick.child.kill();
    await pieces.stop();
    await database.close();
    await postgres.stop();
  }
}

async function startBare(connectionString: string, { userId }: Board): Promise<Server> {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, [bare, connectionString, port, String(userId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, child };
}

type Sides = { pieces: Server; yardstick: Server; board: Board; dataDir: string };

async function compare({ pieces, yardstick, board, dataDir }: Sides) {
  const path = `/api/projects/${board.projectId}/tickets`;
  const headers = await visitOf(pieces.url, board);
  await refuseDifference(
    [pieces.url, yardstick.url].map((url) => url + path),
    headers,
  );
  const measured = { pieces: [] as Figures[], yardstick: [] as Figures[] };
  for (let round = 0; round <= rounds; round += 1) {
    const figures = {
      pieces: await run({ server: pieces, path, headers, dataDir }),
      yardstick: await run({ server: yardstick, path, headers, dataDir }),
    };
    // The first round warms both up.
    if (round === 0) continue;
    measured.pieces.push(figures.pieces);
    measured.yardstick.push(figures.yardstick);
  }
  return measured;
}

async function refuseDifference(addresses: string[], headers: Record<string, string>) {
  const [ours, theirs] = await Promise.all(
    addresses.map(async (address) => (await fetch(address, { headers })).json()),
  );
  if (!isDeepStrictEqual(ours, theirs)) throw new Error('The two do not answer the same.');
}

type Run = { server: Server; path: string; headers: Record<string, string>; dataDir: string };

async function run({ server, path, headers, dataDir }: Run): Promise<Figures> {
  const [node, postgres] = [server.child.pid ?? 0, findPostgres(dataDir)];
  const before = { node: processorTime(node), postgres: processorTime(postgres) };
  const result = await autocannon({
    url: server.url + path,
    headers,
    connections,
    duration: seconds,
  });
  if (result.non2xx + result.errors > 0) throw new Error('Some requests failed.');
  const { total } = result.requests;
  return {
    rate: total / result.duration,
    node: (processorTime(node) - before.node) / total,
    postgres: (processorTime(postgres) - before.postgres) / total,
  };
}

function rowsOf(measured: { pieces: Figures[]; yardstick: Figures[] }): Row[] {
  const row = (what: string, key: keyof Figures, digits: number, aim?: string): Row => {
    const [ours, theirs] = [measured.pieces, measured.yardstick].map((all) =>
      median(all.map((figures) => figures[key])),
    ) as [number, number];
    const ratio = (ours / theirs).toFixed(2);
    return { what, figure: ours.toFixed(digits), beside: theirs.toFixed(digits), ratio, aim };
  };
  return [
    row('200 tickets: requests a second', 'rate', 0, '≥ 0.70'),
    row('200 tickets: CPU-ms a request, node', 'node', 2),
    row('200 tickets: CPU-ms a request, PostgreSQL', 'postgres', 2),
  ];
}
