import { beforeAll, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import {
  addPasskey,
  challengeOf,
  createPersonWithTls,
  type Passkey,
  passkeyOrigin,
} from '#tests/factories/passkeys.ts';
import { givePassword } from '#tests/factories/second-steps.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { makePasskey } from '#tests/soft-passkey.ts';

const finish = 'POST /auth/second-step/passkey';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ publicUrl: passkeyOrigin });
});

/** Someone whose second step is a passkey. */
async function createOwner() {
  const person = await createPersonWithTls(server);
  const passkey = makePasskey(passkeyOrigin);
  await addPasskey(person, passkey);
  await person.send('PUT /users/two-step');
  return { person, passkey };
}

async function sign(client: Client, passkey: Passkey) {
  const { body } = await client.send('POST /auth/passkey/options');
  return { body: { response: passkey.sign(challengeOf(body)) } };
}

test('a passkey finishes the sign-in that its owner’s password began', async () => {
  const { person, passkey } = await createOwner();
  const { client, refusal } = await givePassword(server, person);
  expect(refusal.body.current).toEqual({ hasApp: false, hasPasskey: true });
  expect((await client.refused('GET /auth/me')).status).toBe(401);
  const { body } = await client.send(finish, await sign(client, passkey));
  expect(body.id).toBe(person.id);
  expect((await client.send('GET /auth/me')).body.id).toBe(person.id);
});

test('passkey_refused: another person’s passkey doesn’t finish it, and the owner’s still does', async () => {
  const [aino, eetu] = [await createOwner(), await createOwner()];
  const { client } = await givePassword(server, aino.person);
  const refusal = await client.refused(finish, await sign(client, eetu.passkey));
  expect([refusal.status, refusal.body.code]).toEqual([403, 'passkey_refused']);
  expect((await client.refused('GET /auth/me')).status).toBe(401);
  await client.send(finish, await sign(client, aino.passkey));
});

test('second_step_over: without the password, a passkey finishes nothing', async () => {
  const { passkey } = await createOwner();
  const client = openClient(server.url);
  const refusal = await client.refused(finish, await sign(client, passkey));
  expect(refusal.body.code).toBe('second_step_over');
});

test('second_step_over: the password counts for one sign-in', async () => {
  const { person, passkey } = await createOwner();
  const { client } = await givePassword(server, person);
  const copied = openClient(server.url, new Map(client.cookies));
  await client.send(finish, await sign(client, passkey));
  const refusal = await copied.refused(finish, await sign(copied, passkey));
  expect(refusal.body.code).toBe('second_step_over');
});

test('invalid_credentials: the password no longer counts once a sign-in method was removed', async () => {
  const { person, passkey } = await createOwner();
  const { id: passkeyId } = await addPasskey(person, makePasskey(passkeyOrigin));
  const { client } = await givePassword(server, person);
  await person.send('DELETE /users/passkeys/{passkeyId}', { params: { passkeyId } });
  const refusal = await client.refused(finish, await sign(client, passkey));
  expect(refusal.body.code).toBe('invalid_credentials');
  const again = await givePassword(server, person);
  await again.client.send(finish, await sign(again.client, passkey));
});
