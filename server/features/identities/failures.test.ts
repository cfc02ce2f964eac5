import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import { press } from '#tests/providers/consent.ts';
import { startGitHub, type TestGitHub } from '#tests/providers/github.ts';
import { startGoogle, type TestGoogle } from '#tests/providers/google.ts';
import type { Answered } from '#tests/providers/loopback.ts';
import { begin, comeBack, signInWith } from '#tests/providers/visit.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { logFailure } from './failures.ts';
import { providersOf } from './providers.ts';

let server: TestServer;
let google: TestGoogle;
let github: TestGitHub;
let visitor: Client;

beforeAll(async () => {
  google = await startGoogle();
  github = await startGitHub();
  server = await startTestServer({ google: google.settings, github: github.settings });
  google.person = {
    sub: 'helmi',
    name: 'Helmi Laine',
    email: 'helmi@google.test',
    email_verified: true,
  };
  github.person.emails = [{ email: 'olli@hub.test', primary: true, verified: true }];
});

beforeEach(() => {
  visitor = openClient(server.url);
});

afterEach(async () => {
  google.faults = {};
  github.faults = {};
  await expectNobodyCameIn();
});

async function expectNobodyCameIn() {
  expect(visitor.cookies.has('pieces_session')).toBe(false);
  expect((await visitor.refused('GET /auth/me')).status).toBe(401);
  for (const table of ['users', 'sessions', 'identities'] as const)
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
}

describe.each(['google', 'github'] as const)('%s', (provider) => {
  const failed = `/login?error=${provider}`;

  test('a denied consent', async () => {
    expect(await signInWith(visitor, provider, { link: 'Deny' })).toBe(failed);
  });

  test.each(['forged', ''])('the state "%s"', async (state) => {
    const callback = await press('Allow', await begin(visitor, provider));
    callback.searchParams.set('state', state);
    expect(await comeBack(visitor, callback)).toBe(failed);
  });

  test('a callback without the cookie, and with another person’s', async () => {
    const callback = await press('Allow', await begin(visitor, provider));
    const victim = openClient(server.url);
    expect(await comeBack(victim, callback)).toBe(failed);
    await begin(victim, provider);
    expect(await comeBack(victim, callback)).toBe(failed);
    expect(victim.cookies.has('pieces_session')).toBe(false);
  });

  test('a callback that comes a second time', async () => {
    google.faults = { token: { status: 500, json: {} } };
    github.faults = { token: { status: 500, json: {} } };
    const callback = await press('Allow', await begin(visitor, provider));
    const cookies = new Map(visitor.cookies);
    expect(await comeBack(visitor, callback)).toBe(failed);
    google.faults = {};
    github.faults = {};
    expect(visitor.cookies.has('pieces_login_attempt')).toBe(false);
    // Not even with the cookie that the browser has let go of.
    expect(await comeBack(openClient(server.url, cookies), callback)).toBe(failed);
  });

  test('an attempt that was begun with the other provider', async () => {
    const other = provider === 'google' ? 'github' : 'google';
    const asked = new URL(await begin(visitor, other));
    // The person is asked here what they meant to be asked there, and everything else agrees.
    const foreign = new URL(await begin(openClient(server.url), provider));
    for (const word of ['state', 'code_challenge', 'nonce']) {
      const value = asked.searchParams.get(word);
      if (value) foreign.searchParams.set(word, value);
    }
    expect(await comeBack(visitor, await press('Allow', foreign.href))).toBe(failed);
  });

  test('a callback without an answer', async () => {
    await begin(visitor, provider);
    const callback = new URL(`/oauth2/callback/${provider}`, server.url);
    expect(await comeBack(visitor, callback)).toBe(failed);
    expect(await comeBack(visitor, callback)).toBe(failed);
  });

  test('a code that nobody gave', async () => {
    const callback = await press('Allow', await begin(visitor, provider));
    callback.searchParams.set('code', 'made up');
    expect(await comeBack(visitor, callback)).toBe(failed);
  });

  test.each([
    ['fails', { status: 500, json: { error: 'server_error' } }],
    ['refuses', { status: 400, json: { error: 'invalid_grant' } }],
    ['refuses with a 200', { json: { error: 'bad_verification_code' } }],
    ['answers a page', { page: '<h1>Busy</h1>' }],
    ['answers nothing of use', { json: { token_type: 'bearer' } }],
  ])('the token endpoint %s', async (_what, token) => {
    google.faults = { token };
    github.faults = { token };
    expect(await signInWith(visitor, provider)).toBe(failed);
  });

  test('the provider goes away before the callback', async () => {
    const one = provider === 'google' ? google : github;
    const callback = await press('Allow', await begin(visitor, provider));
    await one.moveToFallback();
    expect(await comeBack(visitor, callback)).toBe(failed);
    await one.comeBack();
  });

  test('a provider that is not set up', async () => {
    const bare = await startTestServer();
    const client = openClient(bare.url);
    expect(await begin(client, provider, '?next=/projects')).toBe(`${failed}&next=%2Fprojects`);
    expect(await comeBack(client, new URL(`/oauth2/callback/${provider}`, bare.url))).toBe(failed);
    expect(client.cookies.has('pieces_login_attempt')).toBe(false);
  });

  test('an answer in the name of another issuer', async () => {
    github.faults = { issuer: 'https://evil.example' };
    const callback = await press('Allow', await begin(visitor, provider));
    callback.searchParams.set('iss', 'https://evil.example');
    expect(await comeBack(visitor, callback)).toBe(failed);
  });
});

const faulty: [what: string, faults: TestGoogle['faults']][] = [
  ['signature', { signature: 'foreign' }],
  ['kind of signature', { signature: 'shared' }],
  ['signature, which is missing', { signature: 'none' }],
  ['issuer', { claims: { iss: 'https://evil.example' } }],
  ['audience', { claims: { aud: 'someone-else' } }],
  ['authorized party', { claims: { aud: ['pieces-at-google', 'other'], azp: 'other' } }],
  ['nonce', { claims: { nonce: 'of another attempt' } }],
  ['nonce, which is missing', { claims: { nonce: undefined } }],
  ['time', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
  ['subject', { claims: { sub: '' } }],
];

test.each(faulty)('an ID token of Google with a wrong %s', async (_what, faults) => {
  google.faults = faults;
  expect(await signInWith(visitor, 'google')).toBe('/login?error=google');
});

test('Google without an ID token', async () => {
  google.faults = { token: { json: { access_token: 'a', token_type: 'bearer' } } };
  expect(await signInWith(visitor, 'google')).toBe('/login?error=google');
});

test.each([
  ['fails', { status: 500 }],
  ['refuses', { status: 401, json: { message: 'Bad credentials' } }],
  ['answers something else', { json: { message: 'Hello' } }],
  ['answers a page', { page: '<h1>Busy</h1>' }],
])('the API of GitHub %s', async (_what, api) => {
  github.faults = { api };
  expect(await signInWith(visitor, 'github')).toBe('/login?error=github');
});

test('a provider that does not answer is not waited for', async () => {
  const { promise: token, resolve } = Promise.withResolvers<Answered>();
  google.faults = { token };
  github.faults = { token };
  const other = openClient(server.url);
  expect(await Promise.all([signInWith(visitor, 'google'), signInWith(other, 'github')])).toEqual([
    '/login?error=google',
    '/login?error=github',
  ]);
  resolve({ status: 500 });
});

test('Google away at the start, then back: the next try finds it', async () => {
  const late = await startGoogle();
  const patient = await startTestServer({ google: late.settings });
  const client = openClient(patient.url);
  await late.moveToFallback();
  expect(await begin(client, 'google')).toBe('/login?error=google');
  await late.comeBack();
  expect(await begin(client, 'google')).toMatch(`${late.url}/authorize?`);
});

test.each([
  ['its page', { url: 'http://github.test' }],
  ['its API', { apiUrl: 'http://github.test/api' }],
])('%s is not asked without TLS, unless it is on this machine', async (_what, address) => {
  const careful = await startTestServer({ github: { ...github.settings, ...address } });
  expect(await begin(openClient(careful.url), 'github')).toBe('/login?error=github');
});

test('what is logged has the reason and no secret', async () => {
  const entry = providersOf({ publicUrl: 'http://pieces.test', google: google.settings }).google;
  const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
  const callback = await press('Allow', (await entry?.authorizationUrl(secrets)) ?? '');
  const json = { error: 'invalid_grant', error_description: `It was ${callback.search}` };
  google.faults = { token: { status: 400, json } };
  const error: unknown = await entry?.identify(callback.search, secrets).catch((e: unknown) => e);
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) };
  logFailure(log as unknown as FastifyBaseLogger, { provider: 'google', error });
  const said = JSON.stringify(lines);
  expect(said).toContain('invalid_grant');
  const { code, state } = Object.fromEntries(callback.searchParams);
  for (const secret of [code, state, ...Object.values(secrets), google.settings.clientSecret])
    expect(said).not.toContain(secret);
});

test('after 200 attempts from one network, there is a pause', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  const path = '/oauth2/authorization/github?next=/projects';
  const leads = [];
  for (let attempt = 0; attempt < 201; attempt += 1)
    leads.push((await visitor.request('GET', path, { headers })).headers.get('location') ?? '');
  expect(leads.filter((lead) => lead.startsWith(github.url))).toHaveLength(200);
  expect(leads.at(-1)).toBe('/login?error=github&next=%2Fprojects');
  expect(await begin(visitor, 'github')).toMatch(github.url);
});

// Last, because the clock does not go back.
test('an attempt is over after ten minutes, and its row is swept away', async () => {
  const callback = await press('Allow', await begin(visitor, 'google'));
  server.passHours(9.9 / 60);
  const attempts = () => server.db.selectFrom('login_attempts').select('hash').execute();
  const waiting = (await attempts()).length;
  server.passHours(0.2 / 60);
  expect(await comeBack(visitor, callback)).toBe('/login?error=google');
  expect((await attempts()).length).toBe(waiting - 1);
  await begin(visitor, 'google');
  expect((await attempts()).length).toBe(1);
});
