import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { FormedTeams, Formation } from './participant.ts';

/** One at a time, so that proposals leave a core to everyone else. */
const limit = pLimit(1);

/** Forms teams in another thread, because hundreds of people take a second. */
export const formTeamsInWorker = (formation: Formation): Promise<FormedTeams> =>
  limit(async () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: formation });
    const [teams] = (await once(worker, 'message')) as [FormedTeams];
    return teams;
  });
