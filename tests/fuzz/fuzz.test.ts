import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api, type Api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { problem } from '#contract/problem.ts';
import { kinds, makeWorld, type World } from '#tests/authorization/world.ts';
import type { Client } from '#tests/client.ts';
import { createRandom } from '#tests/random.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { pathPart, pick, type Random, type Schema, valueOf } from './requests.ts';

/** Set FUZZ_REQUESTS for a longer run, FUZZ_SEED to repeat or vary one. */
const total = Number(process.env.FUZZ_REQUESTS ?? 900);
const seed = Number(process.env.FUZZ_SEED ?? 1);
/** Creates new people after this many requests, because some have signed out or left. */
const perWorld = 150;

type Operation = {
  key: keyof Api;
  parameters: { name: string; in: string; schema: Schema }[];
  body?: Schema;
};

let server: TestServer;
let operations: Operation[];

beforeAll(async () => {
  server = await startTestServer();
  operations = await readOperations();
});

/** Reads every call from the OpenAPI description. */
async function readOperations(): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${server.url}/api/docs/json`)).json()) as {
    paths: Record<string, Record<string, OpenApiOperation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      key: `${method.toUpperCase()} ${path.replace(/^\/api/, '')}` as keyof Api,
      parameters,
      ...(requestBody && { body: requestBody.content['application/json']?.schema }),
    })),
  );
}

type OpenApiOperation = {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

test('the OpenAPI description lists every call', () => {
  expect(operations.map(({ key }) => key).toSorted()).toEqual(Object.keys(api).toSorted());
});

/** Text that only the team may read. */
const secret = 'Kettle-of-Fish-7431';

async function makeWorldWithSecret(): Promise<World> {
  const world = await makeWorld(server);
  const { creator } = world.clients;
  await creator.send('POST /projects/{projectId}/tickets', {
    params: { projectId: world.projectId },
    body: { title: `About the ${secret}`, description: secret },
  });
  // Keeps the team full, so nobody can join even after someone leaves.
  await server.db
    .updateTable('projects')
    .set({ team_size: 1 })
    .where('id', '=', world.projectId)
    .execute();
  return world;
}

test(
  `${total} random requests (seed ${seed}) cause no 500s, no replies outside the contract and no leaks`,
  {
    timeout: 30 * 60_000,
  },
  async () => {
    const random = createRandom(seed);
    let world = await makeWorldWithSecret();
    const statuses = new Map<number, number>();
    for (let count = 0; count < total; count += 1) {
      if (count % perWorld === perWorld - 1) world = await makeWorldWithSecret();
      const operation = operations[random(operations.length)] as Operation;
      const kind = kinds[random(kinds.length)] ?? 'visitor';
      const { status, text, sent } = await send(world.clients[kind], operation, world, random);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const about = `${kind}: ${operation.key} ${JSON.stringify(sent).slice(0, 500)} → ${status} ${text.slice(0, 500)}`;
      const isOnTeam = kind === 'member' || kind === 'creator';
      const faults = [
        ...(status < 500 ? [] : ['server error']),
        ...outsideContract(operation.key, status, text),
        ...(isOnTeam || !text.includes(secret) ? [] : ['leaked secret']),
      ];
      expect(faults.map((fault) => `${fault}: ${about}`)).toEqual([]);
    }
    // Makes sure the requests didn't all end in the same error.
    for (const status of [200, 201, 204, 400, 401, 404])
      expect(statuses.get(status)).toBeGreaterThan(0);
  },
);

async function send(client: Client, operation: Operation, world: World, random: Random) {
  await client.request('GET', '/health/live');
  const wildness = [0, 15, 60][random(3)] ?? 0;
  const [method = '', path = ''] = operation.key.split(' ');
  const known = world as unknown as Record<string, number>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    pathPart(random, name === 'userId' ? world.memberId : (known[name] ?? 1)),
  );
  const query = new URLSearchParams(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && random(2))
      .map(({ name, schema }) => [name, textOf(valueOf(schema, random, wildness))]),
  );
  const body = operation.body && valueOf(operation.body, random, wildness);
  const address = `/api${filled}?${query}`;
  const response = await client.request(method, address, {
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(random(2) && { 'idempotency-key': pick(random, idempotencyKeys) }),
    },
  });
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  return { status: response.status, text, sent: { address, body } };
}

const idempotencyKeys = ['', 'a', 'b', '"a"', 'a b', '\xFF', 'k'.repeat(101)];

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Lists where a reply differs from its contract, or an error from the error schema. */
function outsideContract(key: keyof Api, status: number, text: string): string[] {
  const endpoint: Endpoint = api[key];
  const isReply = endpoint.reply !== undefined && status < 300 && text.startsWith('{');
  const schema = status >= 400 ? z.strictObject(problem.shape) : isReply && endpoint.reply;
  if (!schema) return [];
  const { error } = z.safeParse(schema, JSON.parse(text));
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}
