import { beforeAll, expect, test } from 'vitest';
import { api, type Api } from '#contract/api.ts';
import { addressOf, openClient } from '#tests/client.ts';
import { endInHours } from '#tests/factories/hackathons.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { tablesChangedBy } from '#tests/database/table-digests.ts';
import { table } from './table.ts';
import { type Kind, kinds, makeWorld, type World } from './world.ts';

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  // So that its submissions are due to be dealt out.
  await endInHours(server, { slug: world.slug }, -1);
});

const gets = (Object.keys(api) as (keyof Api)[]).filter((key) => key.startsWith('GET '));
const pages = ['/', '/projects', '/api/docs', '/verify?token=x', '/reset-password?token=x'];
const pathOf = (key: keyof Api) =>
  addressOf(key, { params: table[key].params?.(world), query: table[key].query?.(world) })[1];

/** Requests everything; leaves a stream after its headers. */
async function readAll(method: 'GET' | 'HEAD', kind: Kind) {
  const client = kind === 'visitor' ? openClient(server.url) : world.clients[kind];
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  for (const path of [...gets.map(pathOf), ...pages]) {
    const leave = new AbortController();
    const response = await fetch(server.url + path, {
      method,
      headers: { cookie },
      signal: leave.signal,
    });
    if (response.headers.get('content-type') !== 'text/event-stream') await response.text();
    leave.abort();
  }
  await expect.poll(countPresences).toBe(0);
}

const countPresences = async () =>
  (await server.pool.query('select id from presences')).rows.length;

test.each(kinds)('a GET by a %s changes only caches and limits', async (kind) => {
  const changed = await tablesChangedBy(server, () => readAll('GET', kind));
  // `standings` has copies of what other tables decide.
  expect(changed.filter((name) => name !== 'rate_limits' && name !== 'standings')).toEqual([]);
});

test.each(kinds)('a HEAD by a %s changes only limits', async (kind) => {
  const changed = await tablesChangedBy(server, () => readAll('HEAD', kind));
  expect(changed.filter((name) => name !== 'rate_limits')).toEqual([]);
});
