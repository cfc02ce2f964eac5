import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Board, description } from '#bench/board.ts';
import { headersOf } from '#bench/headers.ts';
import type { SignedIn } from '#bench/stream-people.ts';

/** How long each call took, in milliseconds, and how many failed. */
export type Calls = { times: number[]; failed: number };

export type Person = { url: string; board: Board; headers: Record<string, string>; agent: Agent };

/** Someone whose browser keeps its connections open. */
export async function openBrowser(url: string, board: Board, { token }: SignedIn): Promise<Person> {
  const headers = {
    ...(await headersOf(url, { token })),
    'content-type': 'application/json',
  };
  return { url, board, headers, agent: new Agent({ keepAlive: true }) };
}

type Sent = { method?: string; path: string; body?: unknown };

/** Returns the status once the whole answer has arrived, without parsing it. */
function send({ url, headers, agent }: Person, { method = 'GET', path, body }: Sent) {
  return new Promise<number>((resolve, reject) => {
    const sent = request(`${url}/api${path}`, { method, headers, agent }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Opens the board's stream; returns what closes it. */
export function follow({ url, board, headers }: Person): () => void {
  const sent = request(`${url}/api/projects/${board.projectId}/events`, { headers, agent: false });
  sent.on('response', (response) => response.on('error', () => {}).resume());
  sent.on('error', () => {});
  sent.end();
  return () => sent.destroy();
}

/** Opens the board, then moves tickets, and opens it again every third time, until a moment. */
export async function work(person: Person, { until, calls }: { until: number; calls: Calls }) {
  const { projectId, ticketIds } = person.board;
  const list = { path: `/projects/${projectId}/tickets?view=board` };
  const move = () => ({
    method: 'PUT',
    path: `/projects/${projectId}/tickets/${ticketIds[Math.floor(Math.random() * ticketIds.length)]}`,
    body: { ...moved, status: Math.random() < 0.5 ? 'Backlog' : 'In Progress' },
  });
  for (let count = 0; Date.now() < until; count += 1) {
    const startedAt = performance.now();
    const status = await send(person, count % 3 ? move() : list).catch(() => 0);
    calls.times.push(performance.now() - startedAt);
    if (status !== 200) calls.failed += 1;
    await wait(500 + Math.random() * 1000);
  }
}

const moved = {
  title: 'Show the tide',
  description,
  priority: 'High',
  type: 'Task',
  assigneeId: null,
};
