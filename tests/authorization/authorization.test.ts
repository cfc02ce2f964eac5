import { beforeAll, describe, expect, test } from 'vitest';
import { api, type Api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Client, addressOf } from '#tests/client.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import type { Row } from './expected.ts';
import { needsOf, table } from './table.ts';
import { kinds, makeWorld, type World } from './world.ts';

let server: TestServer;
let sharedWorld: World;

beforeAll(async () => {
  server = await startTestServer();
  sharedWorld = await makeWorld(server);
});

const keys = Object.keys(table) as (keyof Api)[];

test('the table lists every call in the contract', () => {
  expect(keys.toSorted()).toEqual(Object.keys(api).toSorted());
});

/** Sends a call and returns only the status. */
async function sendForStatus(
  client: Client,
  key: keyof Api,
  { params, query, body }: Row,
  world: World,
) {
  if (!client.cookies.has('XSRF-TOKEN')) await client.request('GET', '/health/live');
  const [method, path] = addressOf(key, { params: params?.(world), query: query?.(world) });
  const response = await client.request(method, path, body && { body: body(world) });
  await response.body?.cancel();
  return response.status;
}

describe.each(keys)('%s', (key) => {
  test.each(kinds)('returns the expected status to %s', async (kind) => {
    const row = table[key];
    const status = row.expected[kind];
    // Calls that change nothing share one world.
    const changesNothing = status >= 400 || key.startsWith('GET ');
    const world = changesNothing ? sharedWorld : await makeWorld(server, needsOf(key), [kind]);
    expect(await sendForStatus(world.clients[kind], key, row, world)).toBe(status);
  });
});

test.each(keys.filter((key) => (api[key] as Endpoint).fresh))(
  '%s fails with identity_unconfirmed ten minutes after signing in',
  async (key) => {
    const world = await makeWorld(server, needsOf(key), ['member']);
    await server.pool.query(`update sessions set authenticated_at = now() - interval '10 minutes'`);
    expect(await sendForStatus(world.clients.member, key, table[key], world)).toBe(403);
    const { body } = await world.clients.member.refused(key, {
      params: table[key].params?.(world),
      body: table[key].body?.(world),
    });
    expect(body.code).toBe('identity_unconfirmed');
  },
);

test('rejected calls from people outside the team change nothing', async () => {
  const world = await makeWorld(server);
  const { member, nonMember, otherCreator, formerMember } = world.clients;
  const params = { projectId: world.projectId };
  const readProject = async () => [
    (await member.send('GET /projects/{projectId}/tickets', { params })).body,
    (await member.send('GET /projects/{projectId}/members', { params })).body,
    (
      await member.send('GET /projects/{projectId}/tickets/{ticketId}/comments', {
        params: { ...params, ticketId: world.ticketId },
      })
    ).body,
  ];
  const before = await readProject();
  const projectKeys = keys.filter(
    (key) => key.includes('/projects/{projectId}/') && table[key].expected.nonMember === 404,
  );
  expect(projectKeys.length).toBeGreaterThan(10);
  for (const client of [nonMember, otherCreator, formerMember])
    for (const key of projectKeys) await sendForStatus(client, key, table[key], world);
  expect(await readProject()).toEqual(before);
});
