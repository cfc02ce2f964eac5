import { beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import {
  addPasskey,
  challengeOf,
  createPersonWithTls,
  type Passkey,
  passkeyOrigin,
} from '#tests/factories/passkeys.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { makePasskey } from '#tests/soft-passkey.ts';

const signIn = 'POST /auth/passkey';
const remove = 'DELETE /users/passkeys/{passkeyId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ publicUrl: passkeyOrigin });
});

/** A visitor's browser with the answer of a passkey. */
async function signAsVisitor(passkey: Passkey) {
  const client = openClient(server.url);
  const { body } = await client.send('POST /auth/passkey/options');
  return { client, sent: { body: { response: passkey.sign(challengeOf(body)) } } };
}

describe('passkey_refused', () => {
  test('for signing in with a challenge for a new passkey', async () => {
    const person = await createPersonWithTls(server);
    const passkey = makePasskey(passkeyOrigin);
    await addPasskey(person, passkey);
    const { body } = await person.send('POST /users/passkeys/options');
    const response = passkey.sign(challengeOf(body));
    const refusal = await person.refused(signIn, { body: { response } });
    expect(refusal.body.code).toBe('passkey_refused');
  });

  test('for a copied device, which hasn’t signed as often as the other one', async () => {
    const uses = { count: 0 };
    const passkey = makePasskey(passkeyOrigin, 16, { user: true }, uses);
    await addPasskey(await createPersonWithTls(server), passkey);
    uses.count = 5;
    const first = await signAsVisitor(passkey);
    await first.client.send(signIn, first.sent);
    const copy = await signAsVisitor(passkey);
    expect((await copy.client.refused(signIn, copy.sent)).body.code).toBe('passkey_refused');
    uses.count = 6;
    const next = await signAsVisitor(passkey);
    await next.client.send(signIn, next.sent);
  });
});

test('not_found: nobody removes another person’s passkey', async () => {
  const [aino, eetu] = [await createPersonWithTls(server), await createPersonWithTls(server)];
  const passkey = makePasskey(passkeyOrigin);
  const { id: passkeyId } = await addPasskey(aino, passkey);
  await addPasskey(eetu, makePasskey(passkeyOrigin));
  const refusal = await eetu.refused(remove, { params: { passkeyId } });
  expect(refusal.body.code).toBe('not_found');
  const { client, sent } = await signAsVisitor(passkey);
  expect((await client.send(signIn, sent)).body.id).toBe(aino.id);
});

test('removes one of two passkeys without an app, then returns last_second_step', async () => {
  const person = await createPersonWithTls(server);
  const { id: first } = await addPasskey(person, makePasskey(passkeyOrigin));
  const { id: second } = await addPasskey(person, makePasskey(passkeyOrigin));
  await person.send('PUT /users/two-step');
  await person.send(remove, { params: { passkeyId: first } });
  const refusal = await person.refused(remove, { params: { passkeyId: second } });
  expect(refusal.body.code).toBe('last_second_step');
});

test('too_many_requests: a network gets 200 challenges in 15 minutes', async () => {
  const client = openClient(server.url);
  const options = 'POST /auth/passkey/options';
  await client.send(options);
  await server.pool.query(`update rate_limits set points = 199 where key like 'passkey-from:%'`);
  await client.send(options);
  expect((await client.refused(options)).body.code).toBe('too_many_requests');
});
