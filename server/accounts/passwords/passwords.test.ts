import { beforeAll, describe, expect, test } from 'vitest';
import { passwordRule } from '#contract/accounts/passwords.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const newPassword = 'Another5Horse';
const repeated = { password: newPassword, confirmPassword: newPassword };
let sources = 0;

/** A visitor with their own IP address. */
function openVisitor() {
  sources += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${sources}` };
  return { ...openClient(server.url), headers };
}

const signIn = (email: string, password: string) => {
  const { send, headers } = openVisitor();
  return send('POST /auth/login', { body: { email, password }, headers });
};

async function requestLink(email: string) {
  const { send, headers } = openVisitor();
  const { body } = await send('POST /auth/forgot-password', { body: { email }, headers });
  return body.message;
}

async function tokenFor(person: Person) {
  await requestLink(person.email);
  const mail = (await server.mail()).find(({ to }) => to === person.email);
  return /\/reset-password#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('the response is the same for any address; only one with an account gets an email', async () => {
  const person = await createPerson(server);
  const answers = [await requestLink(person.email), await requestLink('nobody@pieces.test')];
  expect(new Set(answers)).toEqual(
    new Set([
      'If this address has an account, we’ve emailed it a link to choose a new password. It works for 1 hour.',
    ]),
  );
  const mails = await server.mail();
  expect(mails.filter(({ to }) => to === person.email)).toHaveLength(1);
  expect(mails.filter(({ to }) => to === 'nobody@pieces.test')).toHaveLength(0);
});

test('an emailed link sets a new password once and ends all sessions', async () => {
  const person = await createPerson(server);
  const token = await tokenFor(person);
  const visitor = openClient(server.url);
  const { body } = await visitor.send('POST /auth/reset-password', {
    body: { token, ...repeated },
  });
  expect(body.message).toBe('Your password has been changed. Sign in with the new one.');
  expect((await person.refused('GET /auth/me')).status).toBe(401);
  await signIn(person.email, newPassword);
  await expect(signIn(person.email, password)).rejects.toThrow('401');
  const again = await visitor.refused('POST /auth/reset-password', {
    body: { token, ...repeated },
  });
  expect(again.body.code).toBe('link_invalid');
  const emails = (await server.mail()).filter(({ to }) => to === person.email);
  expect(emails.map(({ subject }) => subject)).toContain('Your Pieces password was changed');
});

test('a link used twice at the same time sets one password', async () => {
  const person = await createPerson(server);
  const token = await tokenFor(person);
  const visitor = openClient(server.url);
  await visitor.request('GET', '/health/live');
  const reset = (password: string) =>
    visitor
      .send('POST /auth/reset-password', { body: { token, password, confirmPassword: password } })
      .then(
        () => password,
        () => undefined,
      );
  const done = (await Promise.all([reset('Another5Horse'), reset('Different6Horse')])).filter(
    (password) => password !== undefined,
  );
  expect(done).toHaveLength(1);
  await signIn(person.email, done[0] ?? '');
});

test('a reset makes older links invalid', async () => {
  const person = await createPerson(server);
  const [first, second] = [await tokenFor(person), await tokenFor(person)];
  const visitor = openClient(server.url);
  await visitor.send('POST /auth/reset-password', { body: { token: second, ...repeated } });
  const refusal = await visitor.refused('POST /auth/reset-password', {
    body: { token: first, ...repeated },
  });
  expect(refusal.body.code).toBe('link_invalid');
});

test('returns link_expired after an hour', async () => {
  const person = await createPerson(server);
  const token = await tokenFor(person);
  server.advanceHours(1);
  const visitor = openClient(server.url);
  const refusal = await visitor.refused('POST /auth/reset-password', {
    body: { token, ...repeated },
  });
  server.advanceHours(-1);
  expect(refusal.body).toMatchObject({
    code: 'link_expired',
    message: 'This link has expired. Ask for a new one.',
  });
  await signIn(person.email, password);
});

test('changes the password with the current one and ends all other sessions', async () => {
  const person = await createPerson(server);
  const other = openClient(server.url);
  await other.send('POST /auth/login', { body: { email: person.email, password } });
  await person.send('PUT /users/password', { body: { currentPassword: password, ...repeated } });
  await person.send('GET /auth/me');
  expect((await other.refused('GET /auth/me')).status).toBe(401);
  await signIn(person.email, newPassword);
});

test.each([
  [
    { currentPassword: 'Wrong4Horse' },
    'currentPassword',
    'This isn’t your current password. Try again.',
  ],
  [{ currentPassword: '' }, 'currentPassword', 'Current Password is required'],
  [
    { password: 'short', confirmPassword: 'short' },
    'password',
    `${passwordRule}. Add an uppercase letter, a digit, and more characters.`,
  ],
  [{ confirmPassword: 'Another6Horse' }, 'confirmPassword', 'Passwords do not match'],
])('returns invalid_input for %j', async (wrong, field, message) => {
  const person = await createPerson(server);
  const body = { currentPassword: password, ...repeated, ...wrong };
  const refusal = await person.refused('PUT /users/password', { body });
  expect(refusal.body.errors).toContainEqual({ field, message });
  await signIn(person.email, password);
});

test('returns too_many_requests after ten wrong current passwords', async () => {
  const person = await createPerson(server);
  const body = { currentPassword: 'Wrong4Horse', ...repeated };
  for (let count = 0; count < 10; count += 1) await person.refused('PUT /users/password', { body });
  const right = { currentPassword: password, ...repeated };
  const refusal = await person.refused('PUT /users/password', { body: right });
  expect(refusal.status).toBe(429);
});

test('changing the password of an account without one explains how to set it', async () => {
  const person = await createPerson(server);
  await server.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', person.id)
    .execute();
  expect((await person.send('GET /users/profile')).body.hasPassword).toBe(false);
  const refusal = await person.refused('PUT /users/password', {
    body: { currentPassword: password, ...repeated },
  });
  expect(refusal.body.message).toMatch(/^Your account has no password yet/);
  const token = await tokenFor(person);
  await openClient(server.url).send('POST /auth/reset-password', { body: { token, ...repeated } });
  await signIn(person.email, newPassword);
});

test('the database stores only hashes of tokens and passwords', async () => {
  const person = await createPerson(server);
  const token = await tokenFor(person);
  const signedIn = openClient(server.url);
  await signedIn.send('POST /auth/login', { body: { email: person.email, password } });
  const secrets = [token, password, signedIn.cookies.get('pieces_session') ?? 'none'];
  const contents = await readDatabase();
  expect(contents).toContain(person.email);
  for (const secret of secrets) {
    expect(contents).not.toContain(secret);
    expect(contents).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test('sets one password when three links are used at the same time, without a deadlock', async () => {
  for (const round of [1, 2, 3, 4, 5, 6]) {
    const person = await createPerson(server, `Round${round}`);
    const tokens = [await tokenFor(person), await tokenFor(person), await tokenFor(person)];
    const visitor = openClient(server.url);
    await visitor.request('GET', '/health/live');
    const replies = await Promise.all(
      tokens.map((token) =>
        visitor.request('POST', '/api/auth/reset-password', { body: { token, ...repeated } }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  }
});

describe('other sign-in methods of a reset link’s account', () => {
  async function withOthers() {
    const person = await createPerson(server);
    const identity = { user_id: person.id, subject: String(person.id), email: 'octo@hub.test' };
    await server.db
      .insertInto('identities')
      .values({ ...identity, provider: 'github' })
      .execute();
    const { id } = await server.db
      .insertInto('passkeys')
      .values({
        user_id: person.id,
        credential_id: crypto.randomUUID(),
        public_key: Buffer.from('none'),
        counter: 0,
        transports: [],
        name: 'Unknown laptop',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { person, passkeyId: id, token: await tokenFor(person) };
  }
  const listMethods = (token: string) =>
    openClient(server.url).send('POST /auth/reset-link', { body: { token } });

  test('are listed without being changed', async () => {
    const { passkeyId, token } = await withOthers();
    const { body } = await listMethods(token);
    expect(body).toEqual({
      identities: [{ provider: 'github', email: 'octo@hub.test' }],
      passkeys: [{ id: passkeyId, name: 'Unknown laptop' }],
    });
    expect((await listMethods(token)).body).toEqual(body);
  });

  test('are only removed if the owner chooses to', async () => {
    const [kept, gone] = [await withOthers(), await withOthers()];
    const reset = (token: string, remove?: object) =>
      openClient(server.url).send('POST /auth/reset-password', {
        body: { token, ...repeated, ...(remove && { remove }) },
      });
    await reset(kept.token);
    // Another person's passkey in the list is ignored.
    await reset(gone.token, {
      identities: ['github'],
      passkeys: [gone.passkeyId, kept.passkeyId],
    });
    expect((await listMethods(await tokenFor(kept.person))).body.passkeys).toHaveLength(1);
    expect((await listMethods(await tokenFor(gone.person))).body).toEqual({
      identities: [],
      passkeys: [],
    });
  });

  test('are not listed for an invalid link: returns link_invalid', async () => {
    const refusal = await openClient(server.url).refused('POST /auth/reset-link', {
      body: { token: 'none' },
    });
    expect(refusal.body.code).toBe('link_invalid');
  });

  test('are all removed if nobody had proven the mailbox', async () => {
    const { person, token } = await withOthers();
    await server.pool.query('update users set is_proven = false where id = $1', [person.id]);
    await openClient(server.url).send('POST /auth/reset-password', {
      body: { token, ...repeated },
    });
    expect((await listMethods(await tokenFor(person))).body).toEqual({
      identities: [],
      passkeys: [],
    });
    await signIn(person.email, newPassword);
  });
});

test.each(['Password1', 'Passw0rd', 'P4$$word1', 'Pieces123', 'Qwerty123', 'Aino2026!'])(
  'invalid_input: %s is too easy to guess in every form that sets a password',
  async (common) => {
    const message = 'This password is too easy to guess. Choose a less common one.';
    const person = await createPerson(server, 'Aino');
    const chosen = { password: common, confirmPassword: common };
    const changing = await person.refused('PUT /users/password', {
      body: { currentPassword: password, ...chosen },
    });
    const resetting = await openClient(server.url).refused('POST /auth/reset-password', {
      body: { token: await tokenFor(person), ...chosen },
    });
    const registering = await openVisitor().refused('POST /users/registration', {
      body: { firstName: 'Aino', lastName: 'Laine', email: 'weak@pieces.test', ...chosen },
    });
    for (const { body } of [changing, resetting, registering])
      expect(body.errors).toEqual([{ field: 'password', message }]);
    await signIn(person.email, password);
  },
);

/** Returns all rows of all tables as text. */
async function readDatabase(): Promise<string> {
  const { rows } = await server.pool.query<{ table: string }>(
    `select quote_ident(tablename) as table from pg_tables where schemaname = 'public'`,
  );
  const tables = await Promise.all(
    rows.map(({ table }) => server.pool.query(`select t::text from ${table} t`)),
  );
  return JSON.stringify(tables.map((table) => table.rows));
}
