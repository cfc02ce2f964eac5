/**
 * Measures how long a member waits for their board while a visitor and another member send the worst they
 * can: `node tests/attack/worst-minute.ts [seconds]`. Fails if anyone waits longer than a second, or if
 * the process takes more than 600 MB.
 */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '#tests/e2e/support/second-process.ts';
import { createPerson } from '#tests/factories/people.ts';
import { createProject, createTicket } from '#tests/factories/projects.ts';
import { startPieces } from '#tests/pieces-process.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = Number(process.argv[2] ?? 60);
const [longestWait, mostMemory] = [1000, 600];
const ticketCount = 200;

const folder = await mkdtemp(join(tmpdir(), 'pieces-attack-'));
say('Starting Pieces …');
const pieces = await startPieces({ DATA_DIR: folder });
const database = await openDatabase({ dataDir: folder });
const server = { db: database.db, url: pieces.url };
const [victim, attacker] = [await createPerson(server), await createPerson(server)];
const { id: projectId } = await createProject(victim);
for (let count = 0; count < ticketCount; count += 1) await createTicket(victim, projectId);
const { id: ownId } = await createProject(attacker);

try {
  say(`Reading a board of ${ticketCount} tickets for ${seconds / 4} seconds …`);
  const usual = await readBoard(seconds / 4);
  say(`The same for ${seconds} seconds, beside the worst requests …`);
  const stops = [attacker.cookies, new Map<string, string>()].map(attack);
  const attacked = await readBoard(seconds);
  const statuses = (await Promise.all(stops.map((stop) => stop()))).flat();
  report({ usual, attacked, statuses, memory: await readMemory() });
} finally {
  await database.close();
  await pieces.stop();
  await rm(folder, { recursive: true, force: true });
}

/** How long each read of the board took, in milliseconds, sorted. */
async function readBoard(duration: number): Promise<number[]> {
  const times: number[] = [];
  const end = Date.now() + duration * 1000;
  while (Date.now() < end) {
    const start = performance.now();
    const answer = await victim.request('GET', `/api/projects/${projectId}/tickets?view=board`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`The board answered ${answer.status}.`);
    times.push(performance.now() - start);
    await wait(10);
  }
  return times.toSorted((one, other) => one - other);
}

/** Sends the worst requests in a thread of its own, so that building them doesn't delay the reads. */
function attack(cookies: Map<string, string>) {
  const file = new URL('./worst-sender.ts', import.meta.url);
  const worker = new Worker(file, { workerData: { url: pieces.url, cookies, projectId: ownId } });
  return async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- there's no origin between threads
    worker.postMessage('stop');
    const [statuses] = (await once(worker, 'message')) as [number[]];
    return statuses;
  };
}

/** The most memory that the process has held, in MB. */
async function readMemory(): Promise<number> {
  const status = await readFile(`/proc/${pieces.child.pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

type Report = { usual: number[]; attacked: number[]; statuses: number[]; memory: number };

function report({ usual, attacked, statuses, memory }: Report) {
  const at = (times: number[], share: number) =>
    Math.round(times[Math.floor(times.length * share)]!);
  const longest = Math.round(attacked.at(-1)!);
  const counts = Object.entries(Object.groupBy(statuses, String));
  say(`usual: p99 ${at(usual, 0.99)} ms, longest ${Math.round(usual.at(-1)!)} ms`);
  say(`beside the attack: p99 ${at(attacked, 0.99)} ms, longest ${longest} ms`);
  say(`answers: ${counts.map(([status, all]) => `${all!.length} × ${status}`).join(', ')}`);
  say(`memory: ${memory} MB at most`);
  const hasFailed = statuses.some((status) => status === 500);
  if (longest > longestWait || memory > mostMemory || hasFailed) process.exitCode = 1;
}
