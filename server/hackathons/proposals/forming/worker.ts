import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { formTeams } from './form-teams.ts';
import type { Formation } from './participant.ts';

// Everyone else comes first. Elsewhere, this would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- there's no origin between threads
parentPort?.postMessage(formTeams(workerData as Formation));
