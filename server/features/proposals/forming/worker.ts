import { parentPort, workerData } from 'node:worker_threads';
import { formTeams } from './form-teams.ts';
import type { Formation } from './participant.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- there's no origin between threads
parentPort?.postMessage(formTeams(workerData as Formation));
