import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { givePasskey, givePassword, turnOnTwoStep } from '#tests/factories/second-steps.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
/** How far the server's clock was set forward, in milliseconds. */
let shift = 0;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(() => {
  server.advanceHours(-shift / 3_600_000);
  shift = 0;
});

const step = 30_000;

/** Each code works once, so this sets the clock forward and returns the next one. */
function nextCode(secret: string): string {
  server.advanceHours(step / 3_600_000);
  shift += step;
  return new TOTP({ secret }).generate({ timestamp: Date.now() + shift });
}

function turnOn(person: Person) {
  server.advanceHours(step / 3_600_000);
  shift += step;
  return turnOnTwoStep(person, Date.now() + shift);
}

test('sets up an app with a URI for a QR code and one correct code', async () => {
  const person = await createPerson(server);
  expect((await person.send('GET /users/two-step')).body).toEqual({
    isOn: false,
    hasApp: false,
    recoveryCodesLeft: 0,
  });
  const { body } = await person.send('POST /users/two-step/app/options');
  expect(body.uri).toMatch(/^otpauth:\/\/totp\/Pieces:.*&period=30$/);
  expect(body.uri).toContain(`secret=${body.secret}`);
  const wrong = await person.refused('PUT /users/two-step/app', {
    body: { secret: body.secret, code: '000000' },
  });
  expect(wrong.body.errors?.[0]?.field).toBe('code');
  expect((await person.send('GET /users/two-step')).body.isOn).toBe(false);
  const { recoveryCodes } = await turnOn(person);
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/);
  expect((await person.send('GET /users/two-step')).body).toEqual({
    isOn: true,
    hasApp: true,
    recoveryCodesLeft: 10,
  });
  expect(await mailedSubjects(server, person.email)).toEqual(['Two-step sign-in is on']);
});

test('signing in takes the password and a code from the app', async () => {
  const person = await createPerson(server);
  const { secret } = await turnOn(person);
  const { client, refusal } = await givePassword(server, person);
  expect(refusal.status).toBe(403);
  expect(refusal.body.current).toEqual({ hasApp: true, hasPasskey: false });
  expect((await client.refused('GET /auth/me')).status).toBe(401);
  const code = nextCode(secret);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  const { body } = await client.send('POST /auth/second-step', { body: { code: typed } });
  expect(body.id).toBe(person.id);
  await client.send('GET /auth/me');
});

test('a code works once, even if two requests send it at the same time', async () => {
  const person = await createPerson(server);
  const { secret } = await turnOn(person);
  const clients = [
    (await givePassword(server, person)).client,
    (await givePassword(server, person)).client,
  ];
  const code = nextCode(secret);
  const replies = await Promise.all(
    clients.map((client) => client.request('POST', '/api/auth/second-step', { body: { code } })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a recovery code works once, in any case and spacing, and its owner is emailed', async () => {
  const person = await createPerson(server);
  const { recoveryCodes } = await turnOn(person);
  const typed = recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ') ?? '';
  const { client } = await givePassword(server, person);
  await client.send('POST /auth/second-step', { body: { code: typed } });
  expect((await client.send('GET /users/two-step')).body.recoveryCodesLeft).toBe(9);
  expect(await mailedSubjects(server, person.email)).toContain(
    'A recovery code was used for your Pieces account',
  );
  const again = await givePassword(server, person);
  const refusal = await again.client.refused('POST /auth/second-step', { body: { code: typed } });
  expect(refusal.body.errors?.[0]?.message).toBe(
    'That code isn’t right or was already used. Try another code.',
  );
});

describe('refused', () => {
  test('second_step_over without the password, after ten minutes or after a password change', async () => {
    const person = await createPerson(server);
    const { recoveryCodes } = await turnOn(person);
    const code = recoveryCodes[0];
    const path = 'POST /auth/second-step';
    const bare = await openClient(server.url).refused(path, { body: { code } });
    expect(bare.body.code).toBe('second_step_over');
    const late = await givePassword(server, person);
    server.advanceHours(10 / 60);
    expect((await late.client.refused(path, { body: { code } })).body.code).toBe(
      'second_step_over',
    );
    server.advanceHours(-10 / 60);
    const changed = await givePassword(server, person);
    await person.send('PUT /users/password', {
      body: {
        currentPassword: password,
        password: 'Another5Horse',
        confirmPassword: 'Another5Horse',
      },
    });
    const over = await changed.client.refused(path, { body: { code } });
    expect(over.body.code).toBe('second_step_over');
  });

  test('too_many_requests after ten codes in fifteen minutes, from any browser', async () => {
    const person = await createPerson(server);
    const { recoveryCodes } = await turnOn(person);
    const clients = [
      (await givePassword(server, person)).client,
      (await givePassword(server, person)).client,
    ];
    for (let count = 0; count < 10; count += 1)
      await clients[count % 2]?.refused('POST /auth/second-step', { body: { code: '000000' } });
    const refusal = await clients[0]?.refused('POST /auth/second-step', {
      body: { code: recoveryCodes[0] },
    });
    expect(refusal?.status).toBe(429);
  });

  test('invalid_input for another person’s recovery code', async () => {
    const [aino, eetu] = [await createPerson(server), await createPerson(server)];
    await turnOn(aino);
    const { recoveryCodes } = await turnOn(eetu);
    const { client } = await givePassword(server, aino);
    const refusal = await client.refused('POST /auth/second-step', {
      body: { code: recoveryCodes[0] },
    });
    expect(refusal.status).toBe(400);
  });

  test('last_second_step when removing the app without having a passkey', async () => {
    const person = await createPerson(server);
    expect((await person.refused('PUT /users/two-step')).body.code).toBe('last_second_step');
    await turnOn(person);
    expect((await person.refused('DELETE /users/two-step/app')).body.code).toBe('last_second_step');
  });
});

describe('with a passkey', () => {
  test('it can be the only second step, and the last one cannot be deleted', async () => {
    const person = await createPerson(server);
    const passkeyId = await givePasskey(server, person);
    const { body } = await person.send('PUT /users/two-step');
    expect(body.recoveryCodes).toHaveLength(10);
    const { refusal } = await givePassword(server, person);
    expect(refusal.body.current).toEqual({ hasApp: false, hasPasskey: true });
    const kept = await person.refused('DELETE /users/passkeys/{passkeyId}', {
      params: { passkeyId },
    });
    expect(kept.body.code).toBe('last_second_step');
    await turnOn(person);
    await person.send('DELETE /users/passkeys/{passkeyId}', { params: { passkeyId } });
  });

  test('removing the app and the last passkey at the same time keeps one of them', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const person = await createPerson(server, `Round${round}`);
      const id = await givePasskey(server, person);
      await turnOn(person);
      const replies = await Promise.all([
        person.request('DELETE', '/api/users/two-step/app'),
        person.request('DELETE', `/api/users/passkeys/${id}`),
      ]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    }
  });
});

describe('a completed first step', () => {
  test('counts only in its browser, until the second step is done', async () => {
    const person = await createPerson(server);
    const { recoveryCodes } = await turnOn(person);
    const { client } = await givePassword(server, person);
    const ways = { hasApp: true, hasPasskey: false };
    expect((await client.send('GET /auth/second-step')).body).toEqual({ ways });
    const elsewhere = openClient(server.url);
    expect((await elsewhere.send('GET /auth/second-step')).body).toEqual({ ways: null });
    await client.send('POST /auth/second-step', { body: { code: recoveryCodes[0] } });
    expect((await client.send('GET /auth/second-step')).body).toEqual({ ways: null });
  });
});

describe('confirming one’s identity, ten minutes after signing in', () => {
  const age = () =>
    server.pool.query(`update sessions set authenticated_at = now() - interval '1 hour'`);
  const isOpen = async (person: Person) =>
    (await person.request('POST', '/api/users/two-step/app/options')).status === 200;

  test('takes the password and the second step', async () => {
    const person = await createPerson(server);
    const { secret } = await turnOn(person);
    await age();
    const refusal = await person.refused('POST /auth/identity-confirmation', {
      body: { password },
    });
    expect(refusal.body.code).toBe('second_step_required');
    expect(refusal.body.current).toEqual({ hasApp: true, hasPasskey: false });
    expect(await isOpen(person)).toBe(false);
    const path = 'POST /auth/identity-confirmation/second-step';
    expect((await person.refused(path, { body: { code: '000000' } })).status).toBe(400);
    expect(await isOpen(person)).toBe(false);
    await person.send(path, { body: { code: nextCode(secret) } });
    expect(await isOpen(person)).toBe(true);
  });

  test('returns second_step_over without the first step, or after another person’s', async () => {
    const [aino, eetu] = [await createPerson(server), await createPerson(server)];
    const { recoveryCodes } = await turnOn(aino);
    await turnOn(eetu);
    const path = 'POST /auth/identity-confirmation/second-step';
    const body = { code: recoveryCodes[0] };
    expect((await aino.refused(path, { body })).body.code).toBe('second_step_over');
    await age();
    await aino.refused('POST /auth/identity-confirmation', { body: { password } });
    eetu.cookies.set('pieces_second_step', aino.cookies.get('pieces_second_step') ?? '');
    expect((await eetu.refused(path, { body })).body.code).toBe('second_step_over');
    expect(await isOpen(eetu)).toBe(false);
  });
});

test('new recovery codes replace the old ones; turning it off deletes them all', async () => {
  const person = await createPerson(server);
  const { recoveryCodes } = await turnOn(person);
  const { body } = await person.send('POST /users/two-step/recovery-codes');
  const { client } = await givePassword(server, person);
  await client.refused('POST /auth/second-step', { body: { code: recoveryCodes[0] } });
  await client.send('POST /auth/second-step', { body: { code: body.recoveryCodes[0] } });
  await person.send('DELETE /users/two-step');
  await openClient(server.url).send('POST /auth/login', {
    body: { email: person.email, password },
  });
  expect((await person.send('GET /users/two-step')).body.recoveryCodesLeft).toBe(0);
  expect(await mailedSubjects(server, person.email)).toContain('Two-step sign-in is off');
});

test('a new app, a removed app and new recovery codes are each emailed to the owner', async () => {
  const person = await createPerson(server);
  await givePasskey(server, person);
  await turnOn(person);
  await turnOn(person);
  expect(await mailedSubjects(server, person.email)).toContain(
    'Your authenticator app for Pieces was changed',
  );
  await person.send('POST /users/two-step/recovery-codes');
  await person.send('DELETE /users/two-step/app');
  const subjects = await mailedSubjects(server, person.email);
  expect(subjects).toContain('You have new recovery codes for Pieces');
  expect(subjects).toContain('Your authenticator app was removed from Pieces');
});

test('the database stores only hashes of recovery codes and pending sign-ins', async () => {
  const person = await createPerson(server);
  const { recoveryCodes } = await turnOn(person);
  const { client } = await givePassword(server, person);
  const { rows } = await server.pool.query(
    'select recovery_codes::text, pending_sign_ins::text from recovery_codes, pending_sign_ins',
  );
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(Buffer.from(recoveryCodes[0] ?? '').toString('hex'));
  expect(stored).not.toContain(client.cookies.get('pieces_second_step'));
});
