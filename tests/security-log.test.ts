import { TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { openClient } from './client.ts';
import { createHackathon } from './factories/hackathons.ts';
import { createPerson, password, type Person } from './factories/people.ts';
import { createTeam } from './factories/projects.ts';
import { answerConsent } from './providers/consent.ts';
import { startGoogle } from './providers/google.ts';
import { finishSignIn } from './providers/sign-in.ts';
import { startLoggingServer } from './security-events.ts';
import type { TestServer } from './server.ts';

let server: TestServer;
let logLines: string[];
let eventsOf: Awaited<ReturnType<typeof startLoggingServer>>['eventsOf'];
let aino: Person;

beforeAll(async () => {
  const google = await startGoogle();
  google.person = { sub: 'aino', name: 'Aino', email: 'aino@google.test', email_verified: true };
  ({ server, logLines, eventsOf } = await startLoggingServer({ google: google.settings }));
  aino = await createPerson(server);
});

const login = (email: string, given = password) => ({ body: { email, password: given } });
const visitor = () => openClient(server.url);

test.each<[string, () => Promise<unknown>, userId?: null]>([
  ['signed_in', () => visitor().send('POST /auth/login', login(aino.email))],
  ['sign_in_failed', () => visitor().refused('POST /auth/login', login(aino.email, 'Wrong4Horse'))],
  [
    'sign_in_failed',
    () => visitor().refused('POST /auth/login', login('nobody@pieces.test')),
    null,
  ],
  [
    'registered',
    () =>
      visitor().send('POST /users/registration', {
        body: {
          firstName: 'Helmi',
          lastName: 'Laine',
          email: 'helmi@pieces.test',
          password,
          confirmPassword: password,
        },
      }),
    null,
  ],
  [
    'identity_confirmation_failed',
    () => aino.refused('POST /auth/identity-confirmation', { body: { password: 'Wrong4Horse' } }),
  ],
  [
    'identity_confirmed',
    () => aino.send('POST /auth/identity-confirmation', { body: { password } }),
  ],
  ['sessions_ended', () => aino.send('DELETE /users/sessions')],
  ['data_exported', () => aino.send('GET /users/export')],
  [
    'people_exported',
    async () => {
      const { slug } = await createHackathon(aino);
      await aino.send('GET /hackathons/{slug}/people.csv', { params: { slug } });
    },
  ],
  [
    'contact_address_changed',
    () => aino.send('PUT /users/profile', { body: { communicationEmail: 'new@pieces.test' } }),
  ],
  ['calendar_address_made', () => aino.send('PUT /users/calendar-feed')],
  [
    'two_step_changed',
    async () => {
      const { secret } = (await aino.send('POST /users/two-step/app/options')).body;
      const code = new TOTP({ secret }).generate();
      await aino.send('PUT /users/two-step/app', { body: { secret, code } });
    },
  ],
  ['two_step_changed', () => aino.send('DELETE /users/two-step')],
  [
    'login_linked',
    async () => {
      const { body } = await aino.send('POST /users/identities', { body: { provider: 'google' } });
      await finishSignIn(aino, await answerConsent('Allow', body.location));
    },
  ],
  [
    'login_unlinked',
    () => aino.send('DELETE /users/identities/{provider}', { params: { provider: 'google' } }),
  ],
  [
    'password_changed',
    () =>
      aino.send('PUT /users/password', {
        body: {
          currentPassword: password,
          password: 'Another5Horse',
          confirmPassword: 'Another5Horse',
        },
      }),
  ],
])('logs %s', async (event, work, userId) => {
  const expected = { event, userId: userId === null ? null : aino.id, network: '127.0.0.1' };
  expect(await eventsOf(work)).toEqual([expect.objectContaining(expected)]);
});

test('logs refused with the code and limit_reached with the route', async () => {
  const { creator, member, params } = await createTeam(server);
  const removal = { params: { ...params, userId: creator.id } };
  const refused = await eventsOf(() =>
    member.refused('DELETE /projects/{projectId}/members/{userId}', removal),
  );
  expect(refused).toEqual([
    expect.objectContaining({ event: 'refused', userId: member.id, code: 'forbidden' }),
  ]);
  const person = await createPerson(server);
  const limited = await eventsOf(async () => {
    for (let count = 0; count < 11; count += 1)
      await visitor().refused('POST /auth/login', login(person.email, 'Wrong4Horse'));
  });
  expect(limited.at(-1)).toMatchObject({
    event: 'limit_reached',
    userId: null,
    route: '/api/auth/login',
  });
});

test('logs input_refused with the route but no fields, for input our forms never send', async () => {
  const person = await createPerson(server);
  await person.send('GET /auth/me');
  const send = (body: string) =>
    person.request('POST', '/api/projects', {
      body,
      headers: { 'content-type': 'application/json' },
    });
  const events = await eventsOf(async () => {
    await send('{}');
    await send('{');
  });
  const refused = (code: string, userId: number | null) => ({
    event: 'input_refused',
    userId,
    code,
    route: '/api/projects',
    network: '127.0.0.1',
  });
  expect(events).toEqual([
    refused('invalid_input', person.id),
    refused('malformed_body', person.id),
  ]);
});

test('logs refused when a non-member or a visitor asks for private data', async () => {
  const { params } = await createTeam(server);
  const nonMember = await createPerson(server);
  const events = await eventsOf(async () => {
    await nonMember.refused('GET /projects/{projectId}/tickets', { params });
    await visitor().refused('GET /users/sessions');
  });
  expect(events).toEqual([
    expect.objectContaining({ event: 'refused', userId: nonMember.id, code: 'not_found' }),
    expect.objectContaining({ event: 'refused', userId: null, code: 'unauthenticated' }),
  ]);
});

test('logs signed_out and account_deleted', async () => {
  const person = await createPerson(server);
  const [other] = [openClient(server.url)];
  await other.send('POST /auth/login', login(person.email));
  const events = await eventsOf(async () => {
    await other.send('POST /logout');
    await person.send('POST /users/deletion', { body: { email: person.email, password } });
  });
  expect(events.map(({ event }) => event)).toEqual(['signed_out', 'account_deleted']);
  for (const { userId } of events) expect(userId).toBe(person.id);
});

test('the log contains no password, token, code or email address', () => {
  const log = logLines.join('');
  expect(log).toContain('security');
  for (const secret of [
    password,
    'Wrong4Horse',
    'Another5Horse',
    aino.cookies.get('pieces_session') ?? 'none',
    aino.email,
    'nobody@pieces.test',
    'new@pieces.test',
  ])
    expect(log).not.toContain(secret);
});
