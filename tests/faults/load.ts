import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import type { Person } from '#tests/factories/people.ts';

type Answer = { status: number; code?: string; retryAfter?: string | null };

export type Load = {
  /** The titles of what was answered with 201. */
  acknowledged: string[];
  /** Every answer that was no 201. */
  refused: Answer[];
  /** How often there was no answer at all, because nobody listened or the line broke. */
  unanswered: number;
  /** Finishes what is under way: each ticket until it is acknowledged. */
  finish(): Promise<void>;
};

// One answer in so many never reaches its reader, as on a bad line.
const lostEvery = 10;

/**
 * People who create tickets as fast as they can, over a line that loses answers. What is not
 * acknowledged is asked again, under its own Idempotency-Key, at the next address, until it is.
 */
export function startLoad(
  people: Person[],
  projectId: number,
  urls: string[],
  description = 'Made under load.',
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
      await createSurely(`Ticket ${index}.${count}`, clients, index);
    }
  });

  async function createSurely(title: string, clients: Client[], first: number) {
    for (let attempt = 0; ; attempt += 1) {
      const client = clients[(first + attempt) % clients.length] as Client;
      const answer = await create(client, title);
      if (answer?.status === 201) return void load.acknowledged.push(title);
      if (answer) load.refused.push(answer);
      // As a browser that waits a moment, so that an outage is no busy loop.
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
      if (answers % lostEvery === 0) {
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

/** Everything acknowledged is there, and nothing twice. */
export async function expectEachOnce(
  { acknowledged }: Load,
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
