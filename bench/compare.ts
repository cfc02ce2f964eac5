import autocannon from 'autocannon';
import type { ChildProcess } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import type { HotCall } from './hot-calls.ts';
import { findPostgres, processorTime } from './processes.ts';
import { requestsOf, type Visit } from './requests.ts';

const [rounds, seconds, connections] = [7, 2, 10];

type Server = { url: string; child: ChildProcess };
type Scene = Visit & { dataDir: string };
export type Figures = { rate: number; node: number; postgres: number };
export type Measured = { pieces: Figures[]; yardstick: Figures[] };

type Sides = { pieces: Server; yardstick: Server; scene: Scene };

/** Measures a call of both, in turns; they must answer the same where they read. */
export async function compare(
  call: HotCall,
  { pieces, yardstick, scene }: Sides,
): Promise<Measured> {
  if (call.method === 'GET') await refuseDifference(call, [pieces.url, yardstick.url], scene);
  const measured: Measured = { pieces: [], yardstick: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const figures = {
      pieces: await run(call, pieces, scene),
      yardstick: await run(call, yardstick, scene),
    };
    // The first round warms both up.
    if (round === 0) continue;
    measured.pieces.push(figures.pieces);
    measured.yardstick.push(figures.yardstick);
  }
  return measured;
}

async function refuseDifference(call: HotCall, urls: string[], { board, headers }: Scene) {
  const { path } = call.next(board);
  const [ours, theirs] = await Promise.all(
    urls.map(async (url) => (await fetch(`${url}/api${path}`, { headers })).json()),
  );
  if (!isDeepStrictEqual(ours, theirs)) throw new Error(`The two differ in ${call.what}.`);
}

async function run(call: HotCall, server: Server, scene: Scene): Promise<Figures> {
  const [node, postgres] = [server.child.pid ?? 0, findPostgres(scene.dataDir)];
  const before = { node: processorTime(node), postgres: processorTime(postgres) };
  const { requests, duration, non2xx, errors } = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: requestsOf([call], [scene]),
  });
  if (non2xx + errors > 0) throw new Error(`Some requests failed: ${call.what}.`);
  const { total } = requests;
  return {
    rate: total / duration,
    node: (processorTime(node) - before.node) / total,
    postgres: (processorTime(postgres) - before.postgres) / total,
  };
}
