import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { projectForm } from '#tests/factories/projects.ts';
import { version } from '#server/platform/version.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let aino: Person;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  aino = await createPerson(server);
  visitor = openClient(server.url);
  await aino.send('GET /auth/me');
  await visitor.request('GET', '/health/live');
});

const json = { 'content-type': 'application/json' };

async function post(body: string | undefined, headers: Record<string, string> = json) {
  const response = await aino.request('POST', '/api/projects', { body, headers });
  return { status: response.status, code: ((await response.json()) as { code: string }).code };
}

describe('bodies', () => {
  test.each(['{', '', 'undefined', '{"a":1,}', "{'a':1}", '\u0000', '{"__proto__":{"a":1}}'])(
    'returns malformed_body for %o',
    async (body) => {
      expect(await post(body)).toEqual({ status: 400, code: 'malformed_body' });
    },
  );

  test.each(['null', '[]', '7', '"text"', 'true', '{}'])(
    'returns invalid_input for %s',
    async (body) => {
      expect(await post(body)).toEqual({ status: 400, code: 'invalid_input' });
    },
  );

  test('returns body_too_large beyond the limit', async () => {
    const body = JSON.stringify(projectForm({ description: 'a'.repeat(1024 * 1024) }));
    expect(await post(body)).toEqual({ status: 413, code: 'body_too_large' });
  });

  test('returns unsupported_media_type for a body that isn’t JSON', async () => {
    expect(await post('<a/>', { 'content-type': 'application/xml' })).toEqual({
      status: 415,
      code: 'unsupported_media_type',
    });
  });

  test('returns invalid_input without a body', async () => {
    expect(await post(undefined, {})).toEqual({ status: 400, code: 'invalid_input' });
  });

  test('refuses a visitor’s call before it reads the body', async () => {
    const visitor = openClient(server.url);
    await visitor.request('GET', '/health/live');
    const answer = await visitor.request('POST', '/api/projects', { body: '{' });
    expect(answer.status).toBe(401);
  });

  test('refuses deeply nested JSON without an internal error', async () => {
    const nest = (depth: number) => post('['.repeat(depth) + ']'.repeat(depth));
    expect((await nest(30_000)).status).toBe(400);
    expect((await nest(500_000)).status).toBe(413);
  });
});

describe('unknown paths', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/projects/search'],
    ['GET', '/api/projects/1/tickets/1'],
    ['GET', '/api/%'],
    ['GET', '/api/%ff'],
    ['GET', '/assets/missing.js'],
  ])('%s %s returns a problem', async (method, path) => {
    const response = await aino.request(method, path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });
});

test('replies contain only the fields of the contract, without hashes or email addresses', async () => {
  const { body } = await aino.send('POST /projects', { body: projectForm() });
  const text = JSON.stringify((await visitor.send('GET /projects/search')).body);
  expect(body.creator).toEqual({ id: aino.id, username: aino.name });
  expect(text).toContain(aino.name);
  expect(text).not.toContain('@pieces.test');
});

test('pages and replies have security headers', async () => {
  const { headers } = await visitor.request('GET', '/health/live');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers.has('strict-transport-security')).toBe(false);
  expect(headers.has('server')).toBe(false);
  expect(headers.has('x-powered-by')).toBe(false);
});

test('on https, sends HSTS and __Host- cookies', async () => {
  const secure = await startTestServer({ publicUrl: 'https://pieces.test' });
  const response = await openClient(secure.url).request('GET', '/health/live');
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const person = await createPerson(secure);
  const login = await openClient(secure.url).send('POST /auth/login', {
    body: { email: person.email, password },
  });
  const cookies = login.headers.getSetCookie();
  expect(cookies.find((cookie) => cookie.startsWith('__Host-pieces_session='))).toMatch(
    /Path=\/; HttpOnly; Secure; SameSite=Lax/,
  );
  for (const cookie of cookies) expect(cookie).toContain('Secure');
});

test.each([
  ['https://elsewhere.test', 403],
  ['null', 403],
  ['http://pieces.test.elsewhere.test', 403],
  ['http://pieces.test', 201],
  [undefined, 201],
])('a call with the Origin %s returns %i', async (origin, status) => {
  const response = await aino.request('POST', '/api/projects', {
    body: projectForm(),
    headers: { ...(origin && { origin }) },
  });
  expect(response.status).toBe(status);
});

test('HSTS covers subdomains if the operator says so, even for malformed requests', async () => {
  const site = { publicUrl: 'https://pieces.test', hstsSubdomains: true };
  const { request } = openClient((await startTestServer(site)).url);
  for (const path of ['/health/live', '/%zz']) {
    const { headers } = await request('GET', path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
});

test('reports liveness, and readiness with the version', async () => {
  expect((await visitor.request('GET', '/health/live')).status).toBe(200);
  const ready = await visitor.request('GET', '/health/ready');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ok', version });
});

test('serves the API documentation', async () => {
  const response = await visitor.request('GET', '/api/docs/json');
  const { paths } = (await response.json()) as { paths: Record<string, unknown> };
  expect(Object.keys(paths)).toContain('/api/projects/{projectId}/tickets/{ticketId}');
});

describe('malformed requests', () => {
  /** Sends bytes and reads the answer until the connection closes. */
  async function sendBytes(bytes: string) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.end(bytes);
    return text(socket);
  }

  test.each([
    ['NONSENSE\r\n\r\n', 400, 'malformed_request'],
    ['GET / HTTP/9.9\r\nhost: x\r\n\r\n', 400, 'malformed_request'],
    // If we and a proxy read different lengths, it would smuggle a second request.
    [
      'POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'malformed_request',
    ],
    ['TRACE / HTTP/1.1\r\nhost: x\r\ncookie: secret\r\n\r\n', 403, 'xsrf_mismatch'],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'headers_too_large'],
    [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ])('answers %.20s… with %i, in the usual error format', async (bytes, status, code) => {
    const answer = await sendBytes(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status, code });
  });

  test.each([
    ['GET / HTTP/1.1\r\nhost: x\r\n', 'a head'],
    ['POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"e', 'a body'],
  ])('request_timeout: closes %j, %s that never ends', async (beginning) => {
    const { headersTimeout, requestTimeout } = server.http.server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000]);
    // Otherwise a body that stalls would get no answer.
    expect(server.http.server.timeout).toBeGreaterThan(requestTimeout + 5_000);
    Object.assign(server.http.server, { headersTimeout: 1, requestTimeout: 2 });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(beginning);
    const answer = await text(socket);
    Object.assign(server.http.server, { headersTimeout, requestTimeout });
    expect(answer).toContain('HTTP/1.1 408 ');
    expect(answer).toContain('"code":"request_timeout"');
    const [head = ''] = answer.toLowerCase().split('\r\n\r\n');
    for (const name of [
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'x-frame-options: deny',
      'referrer-policy: same-origin',
      'cache-control: no-store',
    ])
      expect(head).toContain(name);
  });
});
