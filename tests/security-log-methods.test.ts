import { TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { addAdmin } from '#server/people/admins/actions.ts';
import { openClient } from './client.ts';
import { createPerson, password, type Person } from './factories/people.ts';
import { createTeam } from './factories/projects.ts';
import { turnOnTwoStep } from './factories/second-steps.ts';
import { startLoggingServer } from './security-events.ts';
import type { TestServer } from './server.ts';
import { makePasskey } from './soft-passkey.ts';

const origin = 'http://localhost:3000';

let server: TestServer;
let logLines: string[];
let eventsOf: Awaited<ReturnType<typeof startLoggingServer>>['eventsOf'];

beforeAll(async () => {
  ({ server, logLines, eventsOf } = await startLoggingServer({ publicUrl: origin }));
});

/** Returns the token of the newest link to a page in an email to someone. */
async function tokenTo(address: string, link: RegExp): Promise<string> {
  const mail = (await server.mail()).findLast(({ to }) => to === address);
  return link.exec(mail?.text ?? '')?.[1] ?? '';
}

test('logs address_confirmed with the new account, and signed_in', async () => {
  const email = 'helmi@pieces.test';
  const visitor = openClient(server.url);
  const form = { firstName: 'Helmi', lastName: 'Laine', email, password };
  await visitor.send('POST /users/registration', { body: { ...form, confirmPassword: password } });
  const token = await tokenTo(email, /\/verify\?token=(\S+)/);
  const events = await eventsOf(() => visitor.send('POST /auth/verification', { body: { token } }));
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(events).toEqual([
    expect.objectContaining({ event: 'address_confirmed', userId: id }),
    expect.objectContaining({ event: 'signed_in', userId: id, method: 'emailed-link' }),
  ]);
  expect(logLines.join('')).not.toContain(token);
});

test('logs password_reset', async () => {
  const { email, id } = await createPerson(server);
  const visitor = openClient(server.url);
  await visitor.send('POST /auth/forgot-password', { body: { email } });
  const token = await tokenTo(email, /\/reset-password#(\S+)/);
  const chosen = { password: 'Another5Horse', confirmPassword: 'Another5Horse' };
  const events = await eventsOf(() =>
    visitor.send('POST /auth/reset-password', { body: { token, ...chosen } }),
  );
  expect(events).toEqual([expect.objectContaining({ event: 'password_reset', userId: id })]);
  expect(logLines.join('')).not.toContain(token);
});

test('logs passkey_added and passkey_removed with the passkey’s ID', async () => {
  const person = await createPerson(server);
  const options = (await person.send('POST /users/passkeys/options')).body.options;
  const response = makePasskey(origin).create(options as { challenge: string });
  let passkey = 0;
  const added = await eventsOf(async () => {
    const { body } = await person.send('POST /users/passkeys', { body: { name: 'Key', response } });
    passkey = body.id;
  });
  const event = { userId: person.id, passkey };
  expect(added).toEqual([expect.objectContaining({ event: 'passkey_added', ...event })]);
  const params = { passkeyId: passkey };
  const removed = await eventsOf(() =>
    person.send('DELETE /users/passkeys/{passkeyId}', { params }),
  );
  expect(removed).toEqual([expect.objectContaining({ event: 'passkey_removed', ...event })]);
});

test('logs second_step_failed and recovery_code_used', async () => {
  const person = await createPerson(server);
  const { secret, recoveryCodes } = await turnOnTwoStep(person);
  const client = openClient(server.url);
  await client.refused('POST /auth/login', { body: { email: person.email, password } });
  const wrong = new TOTP({ secret }).generate({ timestamp: 0 });
  const [code = ''] = recoveryCodes;
  const events = await eventsOf(async () => {
    await client.refused('POST /auth/second-step', { body: { code: wrong } });
    await client.send('POST /auth/second-step', { body: { code } });
  });
  const [failed, ...others] = events.filter(({ event }) => event !== 'input_refused');
  expect(failed).toMatchObject({ event: 'second_step_failed', userId: person.id });
  expect(others.map(({ event }) => event)).toContain('recovery_code_used');
  for (const { userId } of others) expect(userId).toBe(person.id);
  expect(logLines.join('')).not.toContain(code);
});

test('logs board_exported', async () => {
  const { member, params } = await createTeam(server);
  const key = 'GET /projects/{projectId}/board-files/{format}';
  const events = await eventsOf(() => member.send(key, { params: { ...params, format: 'csv' } }));
  const board = { projectId: params.projectId, format: 'csv' };
  expect(events).toEqual([
    expect.objectContaining({ event: 'board_exported', userId: member.id, ...board }),
  ]);
});

test('logs an admin’s acts with the admin and the decision, without the reason', async () => {
  const admin: Person = await createPerson(server);
  const person = await createPerson(server);
  await addAdmin(server.db, { email: admin.email, now: new Date() });
  const reason = 'They send ads to everyone.';
  const subject = { kind: 'person', id: person.id } as const;
  const body = { subject, act: 'suspend', reason, days: 7, isUnreported: true } as const;
  const events = await eventsOf(async () => {
    const decided = await admin.send('POST /admin/decisions', { body });
    const params = { decisionId: decided.body.id };
    await admin.send('POST /admin/decisions/{decisionId}/undo', { params, body: { reason } });
    await admin.send('POST /admin/emails/resend', { body: { ids: [1] } });
  });
  const act = { event: 'admin_act', userId: admin.id };
  expect(events).toEqual([
    expect.objectContaining({ ...act, act: 'suspend', decisionId: expect.any(Number) }),
    expect.objectContaining({ ...act, act: 'undo', decisionId: expect.any(Number) }),
    expect.objectContaining({ ...act, act: 'resend_emails' }),
  ]);
  expect(logLines.join('')).not.toContain(reason);
});
