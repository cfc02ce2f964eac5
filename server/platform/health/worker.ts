import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { isAnswerTimeout, isConnectTimeout } from '#server/platform/database/errors.ts';
import { createProblem } from '#server/platform/problem.ts';
import { version } from '#server/platform/version.ts';
import type { Failure, Pulse, ThreadOptions } from './health-thread.ts';
import { judge, type Seen } from './judge.ts';

/** How often the database is asked, how long it may take, and how often we connect anew. */
const [interval, query_timeout, maxUses] = [1_000, 5_000, 30];

const { port, host, connectionString } = workerData as ThreadOptions;
const now = () => performance.now();
const seen: Seen = {
  serverRanAt: now(),
  databaseAnsweredAt: now(),
  isDatabaseRefusing: false,
  isStopping: false,
};

parentPort?.on('message', ({ isStopping }: Pulse) => {
  seen.serverRanAt = now();
  seen.isStopping = isStopping;
});

async function watchDatabase() {
  // Connecting anew finds out that its address leads to another server now.
  const database = connectDatabase({ connectionString, max: 1, maxUses, query_timeout }, () => {});
  for (;;) {
    const failure = await database.ping().catch((error: unknown) => error);
    if (failure === undefined) seen.databaseAnsweredAt = now();
    // A busy machine may be late once, so only a longer silence counts.
    seen.isDatabaseRefusing =
      failure !== undefined && !isConnectTimeout(failure) && !isAnswerTimeout(failure);
    await wait(interval);
  }
}

const server = createServer(({ url }, response) => {
  const { isLive, isReady } = judge(seen, now());
  const answers: Record<string, boolean> = { '/health/live': isLive, '/health/ready': isReady };
  const isGood = answers[url ?? ''];
  const problem = createProblem(isGood === undefined ? 'not_found' : 'unavailable');
  response.writeHead(isGood ? 200 : problem.status, {
    'content-type': `application/${isGood ? '' : 'problem+'}json; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(isGood ? { status: 'ok', version } : problem));
});
// A copy of an error has no code.
server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
  parentPort?.postMessage({ code, message } satisfies Failure),
);
server.listen({ port, host }, () => parentPort?.postMessage(undefined));
void watchDatabase();
