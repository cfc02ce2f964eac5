import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('signing in sets an HttpOnly session cookie and a new XSRF token', async () => {
  const { email } = await createPerson(server);
  const client = openClient(server.url);
  await client.request('GET', '/health/live');
  const before = client.cookies.get('XSRF-TOKEN');
  const { headers } = await client.send('POST /auth/login', { body: { email, password } });
  const session = headers.getSetCookie().find((cookie) => cookie.startsWith('pieces_session='));
  expect(session).toMatch(/HttpOnly; SameSite=Lax$/);
  expect(client.cookies.get('XSRF-TOKEN')).not.toBe(before);
});

test('on https, cookies are Secure and the session’s has the __Host- prefix', async () => {
  const secure = await startTestServer({ publicUrl: 'https://pieces.test' });
  const { email } = await createPerson(secure);
  const client = openClient(secure.url);
  const { headers } = await client.send('POST /auth/login', { body: { email, password } });
  const cookies = headers.getSetCookie();
  expect(cookies.find((cookie) => cookie.startsWith('__Host-pieces_session='))).toMatch(
    /Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  for (const cookie of cookies) expect(cookie).toContain('Secure');
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
});

test('returns xsrf_mismatch without the header, with a wrong one or with another person’s cookie', async () => {
  const person = await createPerson(server);
  const body = { firstName: 'Oona' };
  await person.send('GET /auth/me');
  for (const header of ['', 'foreign', 'a.b']) {
    const refusal = await person.refused('POST /users/update-firstname', {
      body,
      headers: { 'x-xsrf-token': header },
    });
    expect(refusal.status).toBe(403);
    expect(refusal.body.code).toBe('xsrf_mismatch');
  }
  const attacker = openClient(server.url);
  await attacker.request('GET', '/health/live');
  person.cookies.set('XSRF-TOKEN', attacker.cookies.get('XSRF-TOKEN') ?? '');
  const planted = await person.refused('POST /users/update-firstname', { body });
  expect(planted.body.code).toBe('xsrf_mismatch');
  // The refusal sets a valid token, so the next request succeeds.
  await person.send('POST /users/update-firstname', { body });
});

test('signing out ends the session on the server', async () => {
  const person = await createPerson(server);
  const kept = openClient(server.url, new Map(person.cookies));
  await person.send('POST /logout');
  expect((await kept.refused('GET /auth/me')).status).toBe(401);
});

test('signing out without a session succeeds', async () => {
  const { status } = await openClient(server.url).send('POST /logout');
  expect(status).toBe(204);
});

test('a session in use expires after 30 days, and the pieces_signed_in cookie is cleared', async () => {
  const late = await startTestServer();
  const person = await createPerson(late);
  person.cookies.set('pieces_signed_in', '1');
  for (const days of [13, 13]) {
    late.advanceHours(days * 24);
    await person.send('GET /auth/me');
  }
  late.advanceHours(4 * 24 - 1);
  await person.send('GET /auth/me');
  late.advanceHours(2);
  expect((await person.refused('GET /auth/me')).body.message).toBe('Sign in to continue.');
  expect(person.cookies.has('pieces_signed_in')).toBe(false);
});

test('an unused session expires after 14 days, is no longer listed, and is deleted', async () => {
  const idle = await startTestServer();
  const person = await createPerson(idle);
  const other = openClient(idle.url);
  await other.send('POST /auth/login', { body: { email: person.email, password } });
  idle.advanceHours(14 * 24 - 1);
  await other.send('GET /auth/me');
  idle.advanceHours(2);
  expect((await person.refused('GET /auth/me')).status).toBe(401);
  expect((await other.send('GET /users/sessions')).body).toHaveLength(1);
  await idle.sweep();
  expect(await idle.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

test('signing in again ends the browser’s previous session', async () => {
  const person = await createPerson(server);
  const old = openClient(server.url, new Map(person.cookies));
  await person.send('POST /auth/login', { body: { email: person.email, password } });
  expect((await old.refused('GET /auth/me')).status).toBe(401);
});

test('changes the first name and repeats it in the response', async () => {
  const person = await createPerson(server);
  const { body } = await person.send('POST /users/update-firstname', {
    body: { firstName: ' Oona ' },
  });
  expect(body).toBe('Your first name is now Oona.');
  expect((await person.send('GET /users/profile')).body.firstName).toBe('Oona');
  const refusal = await person.refused('POST /users/update-firstname', {
    body: { firstName: ' ' },
  });
  expect(refusal.body.message).toBe('First Name is required');
});
