import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import type { Person } from '#tests/factories/people.ts';

type Answer = { status: number; code?: string; retryAfter?: string | null };

export type Load = {
  /** The titles of tickets answered with 201. */
  acknowledged: string[];
  /** Every other response. */
  refused: Answer[];
  /** How many requests got no response at all. */
  unanswered: number;
  /** Stops after retrying every started ticket until it's acknowledged. */
  finish(): Promise<void>;
};

// One response in ten is thrown away, like on a bad connection.
const dropEvery = 10;

/**
 * Creates tickets as fast as possible over a connection that drops responses. Retries each ticket
 * with the same Idempotency-Key at the next URL until it's acknowledged.
 */
export function startLoad(
  people: Person[],
  projectId: number,
  urls: string[],
  description = 'Created under load.',
): Load {
  const stopped = new AbortController();
  let answers = 0;
  const load: Load = {
    acknowledged: [],
    refused: [],
    unanswered: 0,
    finish: async () => {
      stopped.abort();
      await Promise.all(running);
    },
  };
  const running = people.map(async (person, index) => {
    const clients = urls.map((url) => openClient(url, person.cookies));
    for (let count = 0; !stopped.signal.aborted; count += 1) {
      await createWithRetries(`Ticket ${index}.${count}`, clients, index);
    }
  });

  async function createWithRetries(title: string, clients: Client[], first: number) {
    for (let attempt = 0; ; attempt += 1) {
      const client = clients[(first + attempt) % clients.length] as Client;
      const answer = await create(client, title);
      if (answer?.status === 201) return void load.acknowledged.push(title);
      if (answer) load.refused.push(answer);
      // Avoids a busy loop during an outage.
      await setTimeout(10);
    }
  }

  async function create(client: Client, title: string): Promise<Answer | undefined> {
    try {
      const response = await client.request('POST', `/api/projects/${projectId}/tickets`, {
        headers: { 'idempotency-key': title.replace(' ', '-') },
        body: { title, description },
      });
      answers += 1;
      if (answers % dropEvery === 0) {
        await response.body?.cancel();
        return undefined;
      }
      const { code } = (await response.json()) as { code?: string };
      const retryAfter = response.headers.get('retry-after');
      return { status: response.status, ...(code && { code }), retryAfter };
    } catch {
      load.unanswered += 1;
      return undefined;
    }
  }

  return load;
}

/** Expects every acknowledged ticket exactly once. */
export async function expectEachOnce(
  { acknowledged }: Pick<Load, 'acknowledged'>,
  person: Client,
  projectId: number,
): Promise<void> {
  const { body } = await person.send('GET /projects/{projectId}/tickets', {
    params: { projectId },
    query: { view: 'board' },
  });
  const titles = body.content.map(({ title }) => title).toSorted();
  expect(titles).toEqual(acknowledged.toSorted());
}
