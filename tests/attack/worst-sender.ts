import { parentPort, workerData } from 'node:worker_threads';
import { openClient } from '#tests/client.ts';
import { listWorst } from './worst-requests.ts';

type Data = { url: string; cookies: Map<string, string>; projectId: number };

const { url, cookies, projectId } = workerData as Data;
const { request } = openClient(url, cookies);
const worst = listWorst({ projectId });
const statuses: number[] = [];
const stop = new AbortController();
parentPort?.on('message', () => stop.abort());

await request('GET', '/health/live');
while (!stop.signal.aborted) {
  for (const { method, path, body } of worst) {
    if (stop.signal.aborted) break;
    // A refused body may end the connection before it's sent.
    const answer = await request(method, path, { body }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    statuses.push(answer?.status ?? 0);
  }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- there's no origin between threads
parentPort?.postMessage(statuses);
parentPort?.close();
