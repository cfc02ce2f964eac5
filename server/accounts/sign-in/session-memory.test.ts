import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { type Client, openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let another: string;

beforeAll(async () => {
  server = await startTestServer();
  another = await server.startAnother();
});

const chosen = 'Another5Horse';

/** The same person's second session, as this process or another knows it. */
async function signInAgain({ email }: Person, url = server.url): Promise<Client> {
  const client = openClient(server.url);
  await client.send('POST /auth/login', { body: { email, password } });
  const second = openClient(url, client.cookies);
  await second.send('GET /auth/me');
  return second;
}

const statusOf = async (client: Client) => (await client.request('GET', '/api/auth/me')).status;

async function countLookups(client: Client) {
  const statements = await server.statements(() => client.send('GET /users/sessions'));
  return statements.filter((text) => text.includes('from sessions where hash')).length;
}

async function resetPassword({ email }: Person) {
  const visitor = openClient(server.url);
  await visitor.send('POST /auth/forgot-password', { body: { email } });
  const mail = (await server.mail()).find(
    ({ to, text }) => to === email && text.includes('/reset-password#'),
  );
  const token = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const body = { token, password: chosen, confirmPassword: chosen };
  await visitor.send('POST /auth/reset-password', { body });
}

async function endOther(person: Person) {
  const { body } = await person.send('GET /users/sessions');
  const sessionId = body.find(({ current }) => !current)?.id ?? 0;
  await person.send('DELETE /users/sessions/{sessionId}', { params: { sessionId } });
}

const change = { currentPassword: password, password: chosen, confirmPassword: chosen };
/** Another browser with the same cookies. */
const twinOf = ({ cookies }: Client) => openClient(server.url, new Map(cookies));

/** Everything that ends the second session of a person. */
const endings: [string, (person: Person, second: Client) => Promise<unknown>][] = [
  ['signing out', (_person, second) => twinOf(second).send('POST /logout')],
  ['ending it from another browser', endOther],
  ['ending all others', (person) => person.send('DELETE /users/sessions')],
  ['changing the password', (person) => person.send('PUT /users/password', { body: change })],
  ['resetting the password', resetPassword],
  [
    'deleting the account',
    (person) => person.send('POST /users/deletion', { body: { email: person.email, password } }),
  ],
  [
    'its row is deleted by hand',
    ({ id }) => server.pool.query('delete from sessions where user_id = $1', [id]),
  ],
  [
    'its expiry is set by hand',
    ({ id }) =>
      server.pool.query(`update sessions set expires_at = now() where user_id = $1`, [id]),
  ],
];

test('a session found a moment ago is not queried again', async () => {
  const person = await createPerson(server);
  await person.send('GET /auth/me');
  // What a session's start tells all processes may arrive after its first use, which isn't kept then.
  await expect.poll(() => countLookups(person)).toBe(0);
});

test.each(endings)('unauthenticated right after %s, in the same process', async (_how, end) => {
  const person = await createPerson(server);
  const second = await signInAgain(person);
  await end(person, second);
  expect(await statusOf(second)).toBe(401);
});

test.each(endings)('unauthenticated moments after %s, in another process', async (_how, end) => {
  const person = await createPerson(server);
  // Sessions in memory never get too old, so only being told can end this one.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  const second = await signInAgain(person, another);
  await end(person, second);
  await expect.poll(() => statusOf(second)).toBe(401);
});

test.each(endings)(
  'unauthenticated right after %s, even with requests in progress',
  async (_how, end) => {
    for (const _round of [1, 2, 3]) {
      const person = await createPerson(server);
      const second = await signInAgain(person);
      const stop = new AbortController();
      const asking = [1, 2, 3].map(async () => {
        while (!stop.signal.aborted) await statusOf(twinOf(second));
      });
      await end(person, second);
      expect(await statusOf(second)).toBe(401);
      stop.abort();
      await Promise.all(asking);
      expect(await statusOf(second)).toBe(401);
    }
  },
);

test('unauthenticated: the old token after reauthentication; the new one is fresh', async () => {
  const person = await createPerson(server);
  await server.pool.query(`update sessions set authenticated_at = 'epoch' where user_id = $1`, [
    person.id,
  ]);
  await person.send('GET /auth/me');
  const old = openClient(server.url, new Map(person.cookies));
  expect((await person.refused('DELETE /users/sessions')).body.code).toBe('identity_unconfirmed');
  await person.send('POST /auth/identity-confirmation', { body: { password } });
  expect(await statusOf(old)).toBe(401);
  await person.send('DELETE /users/sessions');
});

test('a session in memory still ends after 14 days without use', async () => {
  const person = await createPerson(server);
  await person.send('GET /auth/me');
  server.advanceHours(14 * 24);
  onTestFinished(() => server.advanceHours(-14 * 24));
  expect(await statusOf(person)).toBe(401);
});

test('queries the session on every request while the process cannot hear of its end', async () => {
  const person = await createPerson(server);
  await person.send('GET /auth/me');
  const admin = connectDatabase(inject('postgres'), () => {});
  onTestFinished(() => admin.close());
  const { rows } = await server.pool.query('select current_database() as name');
  const allow = (allowed: boolean) =>
    admin.pool.query(`alter database ${rows[0].name} allow_connections ${allowed}`);
  await allow(false);
  try {
    await admin.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = $1 and (query ilike 'listen %' or query = '')`,
      [rows[0].name],
    );
    await expect.poll(() => countLookups(person)).toBe(1);
    for (const _again of [1, 2, 3]) expect(await countLookups(person)).toBe(1);
  } finally {
    await allow(true);
  }
  await expect.poll(() => countLookups(person)).toBe(0);
});
