import autocannon from 'autocannon';
import type { ChildProcess } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import type { HotCall } from './hot-calls.ts';
import { findPostgres, cpuTimeOf } from './processes.ts';
import { createRequests, type Visit } from './requests.ts';

const [warmUps, rounds, requestsPerRound, connections] = [5, 14, 200, 10];

type Server = { url: string; child: ChildProcess };
type Setup = Visit & { dataDir: string };
/** Milliseconds per request: on the clock, and of CPU time. */
export type Figures = { clock: number; node: number; postgres: number };
export type Round = { pieces: Figures; bare: Figures };

type Sides = {
  pieces: Server;
  bare: Server;
  setup: Setup;
  /** Removes what the calls have created. */
  reset: () => Promise<void>;
};

/**
 * Runs all calls on both servers, so that each has compiled its code for all of them, as a server that
 * people use has. For reads, both must give the same answer.
 */
export async function warmUp(calls: HotCall[], sides: Sides): Promise<void> {
  const { pieces, bare, setup } = sides;
  for (const call of calls)
    if (call.method === 'GET') await expectSameAnswer(call, [pieces.url, bare.url], setup);
  for (let round = 0; round < warmUps; round += 1)
    for (const call of calls) await measureBoth(call, sides);
}

/**
 * Measures a call on both servers in short turns, so that whatever else the machine does slows both.
 * The first of them isn't counted.
 */
export async function compare(call: HotCall, sides: Sides): Promise<Round[]> {
  const measured: Round[] = [];
  await measureBoth(call, sides);
  while (measured.length < rounds)
    measured.push(await measureBoth(call, sides, measured.length % 2 === 1));
  return measured;
}

async function measureBoth(call: HotCall, sides: Sides, bareFirst = false): Promise<Round> {
  const { pieces, bare, setup, reset } = sides;
  const measured: Partial<Round> = {};
  for (const side of bareFirst ? (['bare', 'pieces'] as const) : (['pieces', 'bare'] as const)) {
    await reset();
    measured[side] = await run(call, { pieces, bare }[side], setup);
  }
  return measured as Round;
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
  const { requests, start, finish, non2xx, errors } = await autocannon({
    url: server.url,
    connections,
    amount: requestsPerRound,
    sampleInt: 5,
    requests: createRequests([call], [setup]),
  });
  if (non2xx + errors > 0) throw new Error(`Some requests failed: ${call.what}.`);
  const { total } = requests;
  return {
    clock: (finish.getTime() - start.getTime()) / total,
    node: (cpuTimeOf(node) - before.node) / total,
    postgres: (cpuTimeOf(postgres) - before.postgres) / total,
  };
}
