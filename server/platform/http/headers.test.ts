import type { Endpoint } from '#contract/endpoint.ts';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, api } from '#contract/api.ts';
import { table } from '#tests/authorization/table.ts';
import { makeWorld, type World } from '#tests/authorization/world.ts';
import { addressOf, openClient } from '#tests/client.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { givePhoto } from '#tests/factories/photos.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
});

const gets = (Object.keys(api) as (keyof Api)[]).filter((key) => key.startsWith('GET '));
const others = [
  '/',
  '/projects',
  '/no-such-page',
  '/assets/missing.js',
  '/api/nothing',
  '/%',
  '/api/%ff',
  '/health/live',
  '/api/docs',
  '/api/docs/',
  '/api/docs/static/swagger-ui.css',
  '/api/docs/static/index.html',
  '/oauth2/authorization/google',
  '/oauth2/callback/github',
];

const pathOf = (key: keyof Api) => addressOf(key, { params: table[key].params?.(world) })[1];

/** Requests as a member; leaves a stream after its headers. */
async function ask(method: 'GET' | 'HEAD', path: string, accept: string) {
  const leave = new AbortController();
  const cookie = [...world.clients.member.cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: { cookie, accept },
    signal: leave.signal,
  });
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  const body = isStream && method === 'GET' ? '' : await response.text();
  leave.abort();
  return { status: response.status, headers: response.headers, body };
}

/** Files that everyone may read, so they can be cached and other sites may load some. */
const listFiles = async () => {
  const { rows: keys } = await server.pool.query('select id from credential_keys');
  return [
    await givePhoto(await createPerson(server)),
    `/badges/projects/${world.projectId}.svg`,
    `/og/projects/${world.projectId}-0.png`,
    '/credentials/issuer',
    '/credentials/revocations',
    '/credentials/verify',
    `/credentials/keys/${keys[0].id}`,
    `/credentials/${world.credentialId}.jwt`,
  ];
};

const hardening = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

describe.each(['text/html', 'application/json'])('for clients that accept %s', (accept) => {
  test.each([...gets.map((key) => [key]), ...others.map((path) => [path])])(
    '%s has all security headers, and is not cacheable unless it is public',
    async (key) => {
      const path = key.startsWith('GET ') ? pathOf(key as keyof Api) : key;
      const { headers } = await ask('GET', path, accept);
      for (const name of hardening)
        expect([name, headers.get(name)]).toEqual([name, expect.any(String)]);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toMatch(/https:|upgrade-insecure-requests|swagger\.io|unsafe/);
      for (const closed of ['object-src', 'base-uri', 'frame-ancestors'])
        expect(policy).toContain(`${closed} 'none'`);
      if (path.startsWith('/api/docs/static')) return;
      expect(headers.get('cache-control')).toMatch(/^(no-store|private, no-cache)$/);
      if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('HEAD', () => {
  test.each([...gets, ...others])(
    '%s has the same status and headers, and no body',
    async (key) => {
      const path = key.startsWith('GET ') ? pathOf(key as keyof Api) : key;
      const get = await ask('GET', path, 'text/html');
      const head = await ask('HEAD', path, 'text/html');
      expect(head.status).toBe(get.status);
      expect(head.body).toBe('');
      for (const name of [...hardening, 'content-type', 'cache-control', 'etag']) {
        expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
      }
    },
  );
});

test('public files have all security headers, and no page can frame them', async () => {
  for (const path of await listFiles()) {
    const { status, headers } = await ask('GET', path, '*/*');
    expect([path, status]).toEqual([path, 200]);
    for (const name of hardening)
      expect([path, name, headers.get(name)]).toEqual([path, name, expect.any(String)]);
    const policy = headers.get('content-security-policy');
    expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
  }
});

test('no GET call redirects or creates anything', () => {
  const endpoints: Endpoint[] = gets.map((key) => api[key]);
  expect(endpoints.filter(({ status, creates }) => status !== undefined || creates)).toEqual([]);
});

test.each(['authorization', 'callback'])(
  'HEAD neither starts nor finishes an OAuth sign-in: %s',
  async (step) => {
    const response = await ask('HEAD', `/oauth2/${step}/google?code=x`, 'text/html');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  },
);

test.each([
  ['NONSENSE\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['GET /a HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['GET /b HTTP/1.1\r\nhost: x\r\nexpect: 200-maybe\r\nconnection: close\r\n\r\n', 400],
])('answers %.20s…, which isn’t a request, with the same headers', async (bytes, status) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.end(bytes);
  const [head = ''] = (await text(socket)).toLowerCase().split('\r\n\r\n');
  expect(head).toContain(` ${status} `);
  for (const name of [...hardening, 'cache-control: no-store']) expect(head).toContain(name);
});

test('a 304 has the security headers too', async () => {
  const { member } = world.clients;
  const path = `/api/projects/${world.projectId}/tickets?view=board`;
  const tag = (await member.request('GET', path)).headers.get('etag') ?? '';
  const { status, headers } = await member.request('GET', path, {
    headers: { 'if-none-match': tag },
  });
  expect(status).toBe(304);
  for (const name of hardening)
    expect([name, headers.get(name)]).toEqual([name, expect.any(String)]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('on https, also clears an old hint cookie without the prefix', async () => {
  const secure = await startTestServer({ publicUrl: 'https://pieces.test' });
  const visitor = openClient(secure.url, new Map([['pieces_signed_in', '1']]));
  await visitor.refused('GET /auth/me');
  expect(visitor.cookies.has('pieces_signed_in')).toBe(false);
});

test('on https, the cookies of a registration and of a second step have the prefix too', async () => {
  const secure = await startTestServer({ publicUrl: 'https://pieces.test' });
  const visitor = openClient(secure.url);
  const form = { firstName: 'Helmi', lastName: 'Laine', email: 'helmi@pieces.test', password };
  await visitor.send('POST /users/registration', { body: { ...form, confirmPassword: password } });
  const { email, id } = await createPerson(secure);
  await secure.pool.query('insert into two_step (user_id) values ($1)', [id]);
  const { body } = await visitor.refused('POST /auth/login', { body: { email, password } });
  expect(body.code).toBe('second_step_required');
  const names = [...visitor.cookies.keys()].filter((name) => name !== 'XSRF-TOKEN');
  expect(names.toSorted()).toEqual(['__Host-pieces_registration', '__Host-pieces_second_step']);
});

test('on https, every cookie but the XSRF token has the __Host- prefix', async () => {
  const secure = await startTestServer({ publicUrl: 'https://pieces.test' });
  const { email } = await createPerson(secure);
  const login = await openClient(secure.url).send('POST /auth/login', {
    body: { email, password },
  });
  const names = login.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(new Set(names)).toEqual(
    new Set([
      'XSRF-TOKEN',
      '__Host-pieces_device',
      '__Host-pieces_session',
      '__Host-pieces_signed_in',
    ]),
  );
});
