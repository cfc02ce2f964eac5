import { beforeAll, expect, test } from 'vitest';
import { passwordRule } from '#contract/passwords.ts';
import { type Client, openClient } from '#tests/client.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  visitor = openClient(server.url);
});

const form = (fields: Record<string, unknown> = {}) => ({
  firstName: 'Helmi',
  lastName: 'Laine',
  email: 'helmi@pieces.test',
  password,
  confirmPassword: password,
  ...fields,
});

const register = (fields: Record<string, unknown> = {}) =>
  visitor.send('POST /users/registration', { body: form(fields) });

async function linkFor(address: string): Promise<string> {
  const mail = (await server.mail()).find(({ to }) => to === address);
  return /http:\/\/pieces\.test(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function follow(link: string): Promise<string | null> {
  const response = await visitor.request('GET', link);
  expect(response.status).toBe(302);
  return response.headers.get('location');
}

const login = { email: 'helmi@pieces.test', password };

test('registering, confirming by the mailed link and signing in', async () => {
  const { status, body } = await register({ email: ' Helmi@Pieces.test ' });
  expect(status).toBe(201);
  expect(body.message).toBe(
    'Registration successful! Please check your email and click the confirmation link to activate your account.',
  );
  expect(await follow(await linkFor('helmi@pieces.test'))).toBe('/verification-success');

  const signedIn = await visitor.send('POST /auth/login', { body: login });
  expect(signedIn.body).toMatchObject({
    firstName: 'Helmi',
    email: 'helmi@pieces.test',
    loginMethod: 'email',
  });
  expect((await visitor.send('GET /auth/me')).body.lastName).toBe('Laine');

  await visitor.send('POST /logout');
  expect((await visitor.refused('GET /auth/me')).body.code).toBe('unauthenticated');
});

test('a link works once', async () => {
  await register({ email: 'once@pieces.test' });
  const link = await linkFor('once@pieces.test');
  expect(await follow(link)).toBe('/verification-success');
  expect(await follow(link)).toBe('/verification-error?code=INVALID_TOKEN');
});

test('an unknown token, or none, is invalid', async () => {
  expect(await follow('/api/auth/verify?token=nonsense')).toBe(
    '/verification-error?code=INVALID_TOKEN',
  );
  expect(await follow('/api/auth/verify')).toBe('/verification-error?code=INVALID_TOKEN');
});

test('a link expires after 24 hours; who knows the password is mailed a new one', async () => {
  const late = await startTestServer();
  const client = openClient(late.url);
  const email = 'late@pieces.test';
  await client.send('POST /users/registration', { body: form({ email }) });
  const [first] = await late.mail();
  const link = /http:\/\/pieces\.test(\S+)/.exec(first?.text ?? '')?.[1] ?? '';
  late.passHours(24);
  const response = await client.request('GET', link);
  expect(response.headers.get('location')).toBe('/verification-error?code=EXPIRED_TOKEN');

  const refusal = await client.refused('POST /auth/login', { body: { email, password } });
  expect(refusal.status).toBe(403);
  expect(refusal.body).toMatchObject({
    code: 'email_not_confirmed',
    message: 'This email address is not confirmed yet. We have sent you a new confirmation link.',
  });
  const [second] = await late.mail();
  const fresh = /http:\/\/pieces\.test(\S+)/.exec(second?.text ?? '')?.[1] ?? '';
  expect(fresh).not.toBe(link);
  expect((await client.request('GET', fresh)).headers.get('location')).toBe(
    '/verification-success',
  );
});

test('invalid_credentials reads alike for a wrong password, an unknown and an unconfirmed address', async () => {
  const confirmed = await createPerson(server);
  await register({ email: 'waiting@pieces.test' });
  const failures = await Promise.all(
    [confirmed.email, 'nobody@pieces.test', 'waiting@pieces.test'].map((email) =>
      openClient(server.url).refused('POST /auth/login', {
        body: { email, password: 'Wrong4Horse' },
      }),
    ),
  );
  for (const failure of failures) {
    expect(failure.status).toBe(401);
    expect(failure.body).toEqual(failures[0]?.body);
    expect(failure.body.message).toBe('Failed to login. Please check your credentials.');
  }
});

test('an address that has an account gets the same answer, and a mail that says so', async () => {
  const owner = await createPerson(server);
  const { body } = await register({
    email: owner.email,
    password: 'Other4Horse',
    confirmPassword: 'Other4Horse',
  });
  expect(body.message).toContain('Registration successful!');
  const mail = (await server.mail()).find(({ to }) => to === owner.email);
  expect(mail?.subject).toBe('You already have a Pieces account');
  await openClient(server.url).send('POST /auth/login', { body: { email: owner.email, password } });
});

test('a link confirms the password that was chosen with it, not one that someone else chose later', async () => {
  const email = 'contested@pieces.test';
  await register({ email });
  const own = await linkFor(email);
  await register({ email, password: 'Stranger4U', confirmPassword: 'Stranger4U' });
  const foreign = await linkFor(email);
  expect(await follow(own)).toBe('/verification-success');
  await openClient(server.url).send('POST /auth/login', { body: { email, password } });
  expect(await follow(foreign)).toBe('/verification-error?code=INVALID_TOKEN');
});

test.each([
  [{ firstName: '  ' }, 'firstName', 'First Name is required'],
  [{ lastName: undefined }, 'lastName', 'Last Name is required'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'no address' }, 'email', 'Email must be a valid email address'],
  [{ password: '' }, 'password', 'Password is required'],
  [{ password: 'Short4u' }, 'password', passwordRule],
  [{ password: 'nocapital4me' }, 'password', passwordRule],
  [{ password: 'NOSMALL4ME' }, 'password', passwordRule],
  [{ password: 'NoDigitHere' }, 'password', passwordRule],
  [{ password: 'Space 4Horse' }, 'password', passwordRule],
  [{ password: 'Häst4Correct' }, 'password', passwordRule],
  [{ password: `A1${'b'.repeat(127)}` }, 'password', 'Password must not exceed 128 characters'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Confirm Password is required'],
  [{ confirmPassword: 'Other4Horse' }, 'confirmPassword', 'Passwords do not match'],
])('invalid_input: %o', async (fields, field, message) => {
  const { status, body } = await visitor.refused('POST /users/registration', {
    body: form({ email: 'never@pieces.test', ...fields }),
  });
  expect(status).toBe(400);
  expect(body.code).toBe('invalid_input');
  expect(body.errors).toContainEqual({ field, message });
});

test('every wrong field is named at once', async () => {
  const body = {
    firstName: '',
    lastName: 'L',
    email: 'no',
    password,
    confirmPassword: 'Other4Horse',
  };
  const { errors } = (await visitor.refused('POST /users/registration', { body })).body;
  expect(errors?.map(({ field }) => field)).toEqual(['firstName', 'email', 'confirmPassword']);
});

test('every sign that the rule allows may stand in a password, up to 128 of them', async () => {
  const long = `Aa1@$!%*?&${'x'.repeat(118)}`;
  await register({ email: 'signs@pieces.test', password: long, confirmPassword: long });
  await follow(await linkFor('signs@pieces.test'));
  await openClient(server.url).send('POST /auth/login', {
    body: { email: 'signs@pieces.test', password: long },
  });
});

test.each([
  [{ password }, 'Email is required'],
  [{ email: 'a@b.test' }, 'Password is required'],
  [{ email: '', password: '' }, 'Email is required'],
])('invalid_input at login: %o', async (body, message) => {
  expect((await visitor.refused('POST /auth/login', { body })).body).toMatchObject({
    code: 'invalid_input',
    message,
  });
});

test('neither password nor token can be read from the database', async () => {
  await register({ email: 'secret@pieces.test' });
  const token = /token=(\S+)/.exec(await linkFor('secret@pieces.test'))?.[1] ?? '';
  const rows = await Promise.all([
    server.db.selectFrom('registrations').selectAll().execute(),
    server.db.selectFrom('registration_tokens').selectAll().execute(),
    server.db.selectFrom('outbox').selectAll().execute(),
    server.db.selectFrom('sessions').selectAll().execute(),
    server.db.selectFrom('users').selectAll().execute(),
  ]);
  const stored = JSON.stringify(rows);
  expect(token).toHaveLength(43);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(password);
});
