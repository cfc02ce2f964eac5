import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import { answerConsent } from '#tests/providers/consent.ts';
import { startGitHub, type TestGitHub } from '#tests/providers/github.ts';
import { startGoogle, type TestGoogle } from '#tests/providers/google.ts';
import type { Reply } from '#tests/providers/loopback.ts';
import { startSignIn, finishSignIn, signInWith } from '#tests/providers/sign-in.ts';
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
  await expectNobodySignedIn();
});

async function expectNobodySignedIn() {
  expect(visitor.cookies.has('pieces_session')).toBe(false);
  expect((await visitor.refused('GET /auth/me')).status).toBe(401);
  for (const table of ['users', 'sessions', 'identities'] as const)
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
}

describe.each(['google', 'github'] as const)('%s', (provider) => {
  const failed = `/login?error=${provider}`;

  test('fails if the person denies consent', async () => {
    expect(await signInWith(visitor, provider, { link: 'Deny' })).toBe(failed);
  });

  test.each(['forged', ''])('fails with the state "%s"', async (state) => {
    const callback = await answerConsent('Allow', await startSignIn(visitor, provider));
    callback.searchParams.set('state', state);
    expect(await finishSignIn(visitor, callback)).toBe(failed);
  });

  test('fails without the attempt’s cookie, or with another person’s', async () => {
    const callback = await answerConsent('Allow', await startSignIn(visitor, provider));
    const victim = openClient(server.url);
    expect(await finishSignIn(victim, callback)).toBe(failed);
    await startSignIn(victim, provider);
    expect(await finishSignIn(victim, callback)).toBe(failed);
    expect(victim.cookies.has('pieces_session')).toBe(false);
  });

  test('fails when a callback is used twice', async () => {
    google.faults = { token: { status: 500, json: {} } };
    github.faults = { token: { status: 500, json: {} } };
    const callback = await answerConsent('Allow', await startSignIn(visitor, provider));
    const cookies = new Map(visitor.cookies);
    expect(await finishSignIn(visitor, callback)).toBe(failed);
    google.faults = {};
    github.faults = {};
    expect(visitor.cookies.has('pieces_login_attempt')).toBe(false);
    // Not even with the cookie that the browser has deleted.
    expect(await finishSignIn(openClient(server.url, cookies), callback)).toBe(failed);
  });

  test('fails if the attempt was started with the other provider', async () => {
    const other = provider === 'google' ? 'github' : 'google';
    const asked = new URL(await startSignIn(visitor, other));
    // The person consents at this provider instead; state, challenge and nonce match.
    const foreign = new URL(await startSignIn(openClient(server.url), provider));
    for (const name of ['state', 'code_challenge', 'nonce']) {
      const value = asked.searchParams.get(name);
      if (value) foreign.searchParams.set(name, value);
    }
    expect(await finishSignIn(visitor, await answerConsent('Allow', foreign.href))).toBe(failed);
  });

  test('fails on a callback without parameters', async () => {
    await startSignIn(visitor, provider);
    const callback = new URL(`/oauth2/callback/${provider}`, server.url);
    expect(await finishSignIn(visitor, callback)).toBe(failed);
    expect(await finishSignIn(visitor, callback)).toBe(failed);
  });

  test('fails with an invented code', async () => {
    const callback = await answerConsent('Allow', await startSignIn(visitor, provider));
    callback.searchParams.set('code', 'made up');
    expect(await finishSignIn(visitor, callback)).toBe(failed);
  });

  test.each([
    ['returns 500', { status: 500, json: { error: 'server_error' } }],
    ['returns 400', { status: 400, json: { error: 'invalid_grant' } }],
    ['returns an error with status 200', { json: { error: 'bad_verification_code' } }],
    ['returns a page', { page: '<h1>Busy</h1>' }],
    ['returns no access token', { json: { token_type: 'bearer' } }],
  ])('fails if the token endpoint %s', async (_what, token) => {
    google.faults = { token };
    github.faults = { token };
    expect(await signInWith(visitor, provider)).toBe(failed);
  });

  test('fails if the provider goes down before the callback', async () => {
    const one = provider === 'google' ? google : github;
    const callback = await answerConsent('Allow', await startSignIn(visitor, provider));
    await one.stop();
    expect(await finishSignIn(visitor, callback)).toBe(failed);
    await one.restart();
  });

  test('fails if the provider is not configured', async () => {
    const bare = await startTestServer();
    const client = openClient(bare.url);
    expect(await startSignIn(client, provider, '?next=/projects')).toBe(
      `${failed}&next=%2Fprojects`,
    );
    expect(await finishSignIn(client, new URL(`/oauth2/callback/${provider}`, bare.url))).toBe(
      failed,
    );
    expect(client.cookies.has('pieces_login_attempt')).toBe(false);
  });

  test('fails if the response names another issuer', async () => {
    github.faults = { issuer: 'https://evil.example' };
    const callback = await answerConsent('Allow', await startSignIn(visitor, provider));
    callback.searchParams.set('iss', 'https://evil.example');
    expect(await finishSignIn(visitor, callback)).toBe(failed);
  });
});

const faulty: [what: string, faults: TestGoogle['faults']][] = [
  ['signature', { signature: 'foreign' }],
  ['signature algorithm', { signature: 'shared' }],
  ['signature (missing)', { signature: 'none' }],
  ['issuer', { claims: { iss: 'https://evil.example' } }],
  ['audience', { claims: { aud: 'someone-else' } }],
  ['authorized party', { claims: { aud: ['pieces-at-google', 'other'], azp: 'other' } }],
  ['nonce', { claims: { nonce: 'of another attempt' } }],
  ['nonce (missing)', { claims: { nonce: undefined } }],
  ['expiry time', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
  ['subject', { claims: { sub: '' } }],
];

test.each(faulty)('Google sign-in fails if the ID token has a wrong %s', async (_what, faults) => {
  google.faults = faults;
  expect(await signInWith(visitor, 'google')).toBe('/login?error=google');
});

test('Google sign-in fails without an ID token', async () => {
  google.faults = { token: { json: { access_token: 'a', token_type: 'bearer' } } };
  expect(await signInWith(visitor, 'google')).toBe('/login?error=google');
});

test.each([
  ['returns 500', { status: 500 }],
  ['returns 401', { status: 401, json: { message: 'Bad credentials' } }],
  ['returns unexpected JSON', { json: { message: 'Hello' } }],
  ['returns a page', { page: '<h1>Busy</h1>' }],
])('GitHub sign-in fails if the API %s', async (_what, api) => {
  github.faults = { api };
  expect(await signInWith(visitor, 'github')).toBe('/login?error=github');
});

test('sign-in fails after a timeout if the provider does not answer', async () => {
  const { promise: token, resolve } = Promise.withResolvers<Reply>();
  google.faults = { token };
  github.faults = { token };
  const other = openClient(server.url);
  expect(await Promise.all([signInWith(visitor, 'google'), signInWith(other, 'github')])).toEqual([
    '/login?error=google',
    '/login?error=github',
  ]);
  resolve({ status: 500 });
});

test('sign-in works again once Google is back', async () => {
  const late = await startGoogle();
  const patient = await startTestServer({ google: late.settings });
  const client = openClient(patient.url);
  await late.stop();
  expect(await startSignIn(client, 'google')).toBe('/login?error=google');
  await late.restart();
  expect(await startSignIn(client, 'google')).toMatch(`${late.url}/authorize?`);
});

test.each([
  ['GitHub', { url: 'http://github.test' }],
  ['GitHub’s API', { apiUrl: 'http://github.test/api' }],
])('sign-in fails if %s is on another host without TLS', async (_what, address) => {
  const careful = await startTestServer({ github: { ...github.settings, ...address } });
  expect(await startSignIn(openClient(careful.url), 'github')).toBe('/login?error=github');
});

test('logs a failure with its reason and without secrets', async () => {
  const entry = providersOf({ publicUrl: 'http://pieces.test', google: google.settings }).google;
  const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
  const callback = await answerConsent('Allow', (await entry?.authorizationUrl(secrets)) ?? '');
  const json = { error: 'invalid_grant', error_description: `It was ${callback.search}` };
  google.faults = { token: { status: 400, json } };
  const error: unknown = await entry?.identify(callback.search, secrets).catch((e: unknown) => e);
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) };
  logFailure(log as unknown as FastifyBaseLogger, { provider: 'google', error });
  const logged = JSON.stringify(lines);
  expect(logged).toContain('invalid_grant');
  const { code, state } = Object.fromEntries(callback.searchParams);
  for (const secret of [code, state, ...Object.values(secrets), google.settings.clientSecret])
    expect(logged).not.toContain(secret);
});

test('the 201st attempt from one network is refused', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  const path = '/oauth2/authorization/github?next=/projects';
  const locations = [];
  for (let attempt = 0; attempt < 201; attempt += 1)
    locations.push((await visitor.request('GET', path, { headers })).headers.get('location') ?? '');
  expect(locations.filter((location) => location.startsWith(github.url))).toHaveLength(200);
  expect(locations.at(-1)).toBe('/login?error=github&next=%2Fprojects');
  expect(await startSignIn(visitor, 'github')).toMatch(github.url);
});

// Keep this last: it sets the clock forward.
test('an attempt expires after ten minutes, and its row is deleted', async () => {
  const callback = await answerConsent('Allow', await startSignIn(visitor, 'google'));
  server.advanceHours(9.9 / 60);
  const attempts = () => server.db.selectFrom('login_attempts').select('hash').execute();
  const waiting = (await attempts()).length;
  server.advanceHours(0.2 / 60);
  expect(await finishSignIn(visitor, callback)).toBe('/login?error=google');
  expect((await attempts()).length).toBe(waiting - 1);
  await startSignIn(visitor, 'google');
  expect((await attempts()).length).toBe(1);
});
