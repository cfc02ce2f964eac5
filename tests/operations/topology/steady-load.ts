import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '#tests/factories/people.ts';

type Attempt = { kind: 'read' | 'write'; began: number; ended: number; status: number };

export type SteadyLoad = {
  attempts: Attempt[];
  /** The titles of tickets answered with 201. */
  acknowledged: string[];
  /** Stops after every started ticket is acknowledged. */
  finish(): Promise<void>;
};

/** A pause that lets a board of 5,000 tickets last for several minutes. */
const [writePause, readPause] = [250, 100];

/**
 * Everyone creates tickets and reads the board twice at a time, again and again. A ticket without a
 * success is sent again with the same Idempotency-Key, as pages do.
 */
export function startSteadyLoad(people: Person[], projectId: number): SteadyLoad {
  const stopped = new AbortController();
  const load: SteadyLoad = {
    attempts: [],
    acknowledged: [],
    finish: async () => {
      stopped.abort();
      await Promise.all(running);
    },
  };

  async function attempt(kind: Attempt['kind'], send: () => Promise<Response>) {
    const began = Date.now();
    const status = await send().then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    load.attempts.push({ kind, began, ended: Date.now(), status });
    return status;
  }

  async function write(person: Person, title: string) {
    const headers = { 'idempotency-key': title.replaceAll(' ', '-') };
    const body = { title, description: 'Created under load.' };
    const path = `/api/projects/${projectId}/tickets`;
    const send = () => person.request('POST', path, { headers, body });
    while ((await attempt('write', send)) !== 201) await wait(writePause);
    load.acknowledged.push(title);
  }

  const running = people.flatMap((person, index) => [
    (async () => {
      for (let count = 0; !stopped.signal.aborted; count += 1) {
        await write(person, `Ticket ${index}.${count}`);
        await wait(writePause);
      }
    })(),
    ...[1, 2].map(async () => {
      while (!stopped.signal.aborted) {
        await attempt('read', () => person.request('GET', `/api/projects/${projectId}`));
        await wait(readPause);
      }
    }),
  ]);
  return load;
}

const isSuccess = ({ status }: Attempt) => status >= 200 && status < 300;

/** What has happened since a moment: how many attempts, how many failed and how, and the longest. */
export function summarize({ attempts }: SteadyLoad, from: number) {
  const since = attempts.filter(({ began }) => began >= from);
  const failed = since.filter((attempt) => !isSuccess(attempt));
  const longest = Math.max(0, ...since.map(({ began, ended }) => ended - began));
  const statuses = [...new Set(failed.map(({ status }) => status))];
  return { count: since.length, failed: failed.length, statuses, longest };
}

/** Returns when attempts succeeded again after a moment, with no failure later than that. */
export function findRecovery({ attempts }: SteadyLoad, kind: Attempt['kind'], after: number) {
  const later = attempts.filter((one) => one.kind === kind && one.ended >= after);
  const lastFailure = Math.max(
    after,
    ...later.filter((one) => !isSuccess(one)).map(({ ended }) => ended),
  );
  return Math.min(
    ...later.filter((one) => isSuccess(one) && one.ended >= lastFailure).map(({ ended }) => ended),
  );
}
