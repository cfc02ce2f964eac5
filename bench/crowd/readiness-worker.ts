import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Calls } from './people.ts';
import type { Probing } from './readiness.ts';

/** What the Caddyfile allows, in milliseconds. */
const [interval, timeout] = [1_000, 2_000];
const { url, until } = workerData as Probing;
const calls: Calls = { times: [], failed: 0 };

while (Date.now() < until) {
  const startedAt = performance.now();
  const isReady = await ask(`${url}/health/ready`);
  calls.times.push(performance.now() - startedAt);
  if (!isReady) calls.failed += 1;
  await wait(interval);
}
parentPort?.postMessage(calls);

function ask(address: string) {
  return new Promise<boolean>((resolve) => {
    const sent = request(address, { agent: false, timeout }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(false));
    sent.end();
  });
}
