import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { nameDevice } from '#server/platform/sessions/describe-origin.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

async function signInAgain(email: string) {
  const client = openClient(server.url);
  const headers = { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.7' };
  await client.send('POST /auth/login', { body: { email, password }, headers });
  return client;
}

test('lists sessions with device, time and address, the current one first', async () => {
  const person = await createPerson(server);
  await signInAgain(person.email);
  await createPerson(server);
  const { body } = await person.send('GET /users/sessions');
  expect(body).toEqual([
    expect.objectContaining({ device: 'Unknown device', address: '127.0.0.1', current: true }),
    {
      id: expect.any(Number),
      device: 'Firefox on Linux',
      address: '203.0.113.7',
      createdAt: expect.stringMatching(/^20.*Z$/),
      current: false,
    },
  ]);
});

test('ends one session and no other', async () => {
  const person = await createPerson(server);
  const [second, third] = [await signInAgain(person.email), await signInAgain(person.email)];
  const { body } = await second.send('GET /users/sessions');
  const sessionId = body.find(({ current }) => current)?.id ?? 0;
  await person.send('DELETE /users/sessions/{sessionId}', { params: { sessionId } });
  expect((await second.refused('GET /auth/me')).body.code).toBe('unauthenticated');
  await third.send('GET /auth/me');
  const again = await person.refused('DELETE /users/sessions/{sessionId}', {
    params: { sessionId },
  });
  expect(again.body.code).toBe('not_found');
});

test('ends all sessions but the current one', async () => {
  const person = await createPerson(server);
  const [second, third] = [await signInAgain(person.email), await signInAgain(person.email)];
  await second.send('DELETE /users/sessions');
  expect((await person.refused('GET /auth/me')).status).toBe(401);
  expect((await third.refused('GET /auth/me')).status).toBe(401);
  expect((await second.send('GET /users/sessions')).body).toHaveLength(1);
});

test('ending sessions returns identity_unconfirmed ten minutes after signing in', async () => {
  const person = await createPerson(server);
  const other = await signInAgain(person.email);
  const [, second] = (await person.send('GET /users/sessions')).body;
  await server.pool.query(`update sessions set authenticated_at = now() - interval '10 minutes'`);
  const params = { sessionId: second?.id ?? 0 };
  for (const refusal of [
    await person.refused('DELETE /users/sessions'),
    await person.refused('DELETE /users/sessions/{sessionId}', { params }),
  ])
    expect(refusal.body.code).toBe('identity_unconfirmed');
  await other.send('GET /auth/me');
});

test('ending another person’s session returns not_found', async () => {
  const [person, other] = [await createPerson(server), await createPerson(server)];
  const { body } = await person.send('GET /users/sessions');
  const params = { sessionId: body[0]?.id ?? 0 };
  const refusal = await other.refused('DELETE /users/sessions/{sessionId}', { params });
  expect(refusal.body.code).toBe('not_found');
  await person.send('GET /auth/me');
});

test('expired sessions are not listed', async () => {
  const person = await createPerson(server);
  server.advanceHours(31 * 24);
  const client = await signInAgain(person.email);
  expect((await client.send('GET /users/sessions')).body).toHaveLength(1);
  server.advanceHours(-31 * 24);
});

test('the owner is emailed once for each new browser', async () => {
  const person = await createPerson(server);
  const phone = await signInAgain(person.email);
  await phone.send('POST /logout');
  const headers = { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.7' };
  await phone.send('POST /auth/login', { body: { email: person.email, password }, headers });
  const mails = (await server.mail()).filter(({ to }) => to === person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your Pieces account']);
  expect(mails[0]?.text).toMatch(/\w{3} \d+, .+ UTC, Firefox on Linux, network 203\.0\.113\.x/);
});

test('the browser that confirms an address counts as known', async () => {
  const client = openClient(server.url);
  const email = 'first@pieces.test';
  await client.send('POST /users/registration', {
    body: { firstName: 'Oona', lastName: 'Virta', email, password, confirmPassword: password },
  });
  const sent = async () => (await server.mail()).filter(({ to }) => to === email);
  const token = /token=(\S+)/.exec((await sent())[0]?.text ?? '')?.[1] ?? '';
  await client.send('POST /auth/verification', { body: { token } });
  await client.send('POST /auth/login', { body: { email, password } });
  expect(await sent()).toHaveLength(1);
});

test.each([
  [firefox, 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['', 'Unknown device'],
  ['curl', 'Unknown device'],
  ['Your account is blocked, see https://evil.test/unlock/1.0', 'Unknown device'],
  [`Call +1 555 0100 now/1.0 ${firefox.slice(12)}`, 'Firefox on Linux'],
])('%j is named %s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});
