import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { givePasskey, givePassword, turnOnTwoStep } from '#tests/factories/second-steps.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const finish = 'POST /auth/second-step';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const countCodes = async (person: Person) =>
  (await person.send('GET /users/two-step')).body.recoveryCodesLeft;

describe('an app', () => {
  test('finishes no sign-in with the code that it was set up with', async () => {
    const person = await createPerson(server);
    const now = Date.now();
    const { secret } = await turnOnTwoStep(person, now);
    const code = new TOTP({ secret }).generate({ timestamp: now });
    const { client } = await givePassword(server, person);
    expect((await client.refused(finish, { body: { code } })).body.code).toBe('invalid_input');
  });

  test('returns not_found when removing a missing app', async () => {
    const person = await createPerson(server);
    await givePasskey(server, person);
    await person.send('PUT /users/two-step');
    expect((await person.refused('DELETE /users/two-step/app')).body.code).toBe('not_found');
  });
});

describe('recovery codes', () => {
  test('stay the same when the app is changed, or two-step sign-in is turned on again', async () => {
    const person = await createPerson(server);
    const { recoveryCodes } = await turnOnTwoStep(person);
    await givePasskey(server, person);
    expect((await turnOnTwoStep(person)).recoveryCodes).toEqual([]);
    expect((await person.send('PUT /users/two-step')).body.recoveryCodes).toEqual([]);
    const { client } = await givePassword(server, person);
    await client.send(finish, { body: { code: recoveryCodes[0] } });
    expect(await countCodes(person)).toBe(9);
  });

  test('can’t be created while two-step sign-in is off: not_found', async () => {
    const person = await createPerson(server);
    const refusal = await person.refused('POST /users/two-step/recovery-codes');
    expect(refusal.body.code).toBe('not_found');
    expect(await countCodes(person)).toBe(0);
  });
});

test('a correct code doesn’t count toward the ten wrong ones', async () => {
  const person = await createPerson(server);
  const { recoveryCodes } = await turnOnTwoStep(person);
  const { client } = await givePassword(server, person);
  const statusOf = async (code: string, from = client) =>
    (await from.request('POST', '/api/auth/second-step', { body: { code } })).status;
  for (let count = 0; count < 9; count += 1) expect(await statusOf('000000')).toBe(400);
  expect(await statusOf(recoveryCodes[0]!)).toBe(200);
  expect(await statusOf('000000', (await givePassword(server, person)).client)).toBe(400);
});

test('second_step_over: a password finishes one sign-in, even with another code', async () => {
  const person = await createPerson(server);
  const { recoveryCodes } = await turnOnTwoStep(person);
  const { client } = await givePassword(server, person);
  const copied = openClient(server.url, new Map(client.cookies));
  await client.send(finish, { body: { code: recoveryCodes[0] } });
  const refusal = await copied.refused(finish, { body: { code: recoveryCodes[1] } });
  expect(refusal.body.code).toBe('second_step_over');
});
