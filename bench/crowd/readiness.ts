import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Calls } from './people.ts';

export type Probing = { url: string; until: number };

/** Asks whether a process is ready, as the proxy does, in a thread of its own, until a moment. */
export async function probe(probing: Probing): Promise<Calls> {
  const worker = new Worker(new URL('./readiness-worker.ts', import.meta.url), {
    workerData: probing,
  });
  const [calls] = (await once(worker, 'message')) as [Calls];
  return calls;
}
