import { beforeAll, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const chosen = 'Another5Horse';
const rounds = [1, 2, 3, 4, 5];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function resetToken({ email }: Person): Promise<string> {
  await openClient(server.url).send('POST /auth/forgot-password', { body: { email } });
  const mail = (await server.mail()).find(
    ({ to, text }) => to === email && text.includes('/reset-password#'),
  );
  return /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const reset = (token: string) =>
  openClient(server.url).send('POST /auth/reset-password', {
    body: { token, password: chosen, confirmPassword: chosen },
  });

async function ready(client: Client) {
  await client.request('GET', '/health/live');
  return client;
}

test('a sign-in with the old password during a reset leaves no session', async () => {
  for (const _round of rounds) {
    const person = await createPerson(server);
    const token = await resetToken(person);
    const attackers = await Promise.all([1, 2, 3, 4].map(() => ready(openClient(server.url))));
    const body = { email: person.email, password };
    const signIns = attackers.map((client) => client.request('POST', '/api/auth/login', { body }));
    await Promise.all([reset(token), ...signIns]);
    const { rows } = await server.pool.query('select id from sessions where user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  }
});

test('a password change during a reset does not undo the reset', async () => {
  for (const _round of rounds) {
    const person = await createPerson(server);
    const token = await resetToken(person);
    await person.send('GET /auth/me');
    const body = {
      currentPassword: password,
      password: 'Stolen4Horse',
      confirmPassword: 'Stolen4Horse',
    };
    await Promise.all([reset(token), person.request('PUT', '/api/users/password', { body })]);
    const login = { body: { email: person.email, password: chosen } };
    await openClient(server.url).send('POST /auth/login', login);
  }
});

test('a reset link still works after a password change, so the owner can undo it', async () => {
  const person = await createPerson(server);
  const token = await resetToken(person);
  await person.send('PUT /users/password', {
    body: { currentPassword: password, password: 'Stolen4Horse', confirmPassword: 'Stolen4Horse' },
  });
  await reset(token);
});

test('signing out while confirming one’s identity ends the session', async () => {
  for (const _round of rounds) {
    const person = await createPerson(server);
    await person.send('GET /auth/me');
    const twin = openClient(server.url, new Map(person.cookies));
    await Promise.all([
      person.request('POST', '/api/auth/identity-confirmation', { body: { password } }),
      twin.request('POST', '/api/logout'),
    ]);
    const { rows } = await server.pool.query('select id from sessions where user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  }
});

test('lets one of two simultaneous confirmations succeed; the other returns unauthenticated', async () => {
  const person = await createPerson(server);
  await person.send('GET /auth/me');
  const twins = [1, 2].map(() => openClient(server.url, new Map(person.cookies)));
  const replies = await Promise.all(
    twins.map((twin) =>
      twin.request('POST', '/api/auth/identity-confirmation', { body: { password } }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
  const [won] = [twins.find((_, index) => replies[index]?.status === 204)];
  await won?.send('GET /auth/me');
});
