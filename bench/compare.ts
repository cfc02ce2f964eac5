import autocannon from 'autocannon';
import type { ChildProcess } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import type { HotCall } from './hot-calls.ts';
import { findPostgres, cpuTimeOf } from './processes.ts';
import { createRequests, type Visit } from './requests.ts';

const [rounds, seconds, connections] = [7, 2, 10];

type Server = { url: string; child: ChildProcess };
type Setup = Visit & { dataDir: string };
export type Figures = { rate: number; node: number; postgres: number };
export type Measured = { pieces: Figures[]; bare: Figures[] };

type Sides = {
  pieces: Server;
  bare: Server;
  setup: Setup;
  /** Removes what the calls have created. */
  reset: () => Promise<void>;
};

/** Measures a call on both servers in turns. For reads, both must give the same answer. */
export async function compare(
  call: HotCall,
  { pieces, bare, setup, reset }: Sides,
): Promise<Measured> {
  if (call.method === 'GET') await expectSameAnswer(call, [pieces.url, bare.url], setup);
  const measured: Measured = { pieces: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    await reset();
    const ours = await run(call, pieces, setup);
    await reset();
    const figures = { pieces: ours, bare: await run(call, bare, setup) };
    // The first round warms up both servers.
    if (round === 0) continue;
    measured.pieces.push(figures.pieces);
    measured.bare.push(figures.bare);
  }
  return measured;
}

async function expectSameAnswer(call: HotCall, urls: string[], { board, headers }: Setup) {
  const { path } = call.next(board);
  const [ours, theirs] = await Promise.all(
    urls.map(async (url) => (await fetch(`${url}/api${path}`, { headers })).json()),
  );
  if (!isDeepStrictEqual(ours, theirs))
    throw new Error(`Pieces and the bare server answer differently: ${call.what}.`);
}

async function run(call: HotCall, server: Server, setup: Setup): Promise<Figures> {
  const [node, postgres] = [server.child.pid ?? 0, findPostgres(setup.dataDir)];
  const before = { node: cpuTimeOf(node), postgres: cpuTimeOf(postgres) };
  const { requests, duration, non2xx, errors } = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: createRequests([call], [setup]),
  });
  if (non2xx + errors > 0) throw new Error(`Some requests failed: ${call.what}.`);
  const { total } = requests;
  return {
    rate: total / duration,
    node: (cpuTimeOf(node) - before.node) / total,
    postgres: (cpuTimeOf(postgres) - before.postgres) / total,
  };
}
