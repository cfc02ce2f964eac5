import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import {
  addPasskey as add,
  challengeOf as optionsOf,
  createPersonWithTls,
  type Passkey,
  passkeyOrigin,
} from '#tests/factories/passkeys.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { makePasskey } from '#tests/soft-passkey.ts';

const origin = passkeyOrigin;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ publicUrl: origin });
});

const newPerson = () => createPersonWithTls(server);

async function requestSignIn(client: Client) {
  return optionsOf((await client.send('POST /auth/passkey/options')).body);
}

async function signInWith(passkey: Passkey, client = openClient(server.url)) {
  const response = passkey.sign(await requestSignIn(client));
  const { body } = await client.send('POST /auth/passkey', { body: { response } });
  return { client, profile: body };
}

test('adds a passkey, signs in with it and removes it', async () => {
  const person = await newPerson();
  const passkey = makePasskey(origin);
  const added = await add(person, passkey);
  expect(added).toMatchObject({ name: 'Laptop', lastUsedAt: null });
  const { client, profile } = await signInWith(passkey);
  expect(profile.id).toBe(person.id);
  await client.send('GET /auth/me');
  const { body } = await person.send('GET /users/passkeys');
  expect(body).toMatchObject({ available: true, passkeys: [{ id: added.id, name: 'Laptop' }] });
  expect(Date.parse(body.passkeys[0]?.lastUsedAt ?? '')).not.toBeNaN();

  await person.send('DELETE /users/passkeys/{passkeyId}', { params: { passkeyId: added.id } });
  const visitor = openClient(server.url);
  const response = passkey.sign(await requestSignIn(visitor));
  const refusal = await visitor.refused('POST /auth/passkey', { body: { response } });
  expect(refusal).toMatchObject({ status: 403, body: { code: 'passkey_refused' } });
  expect(await mailedSubjects(server, person.email)).toEqual([
    'A passkey was added to your Pieces account',
    'A passkey was removed from your Pieces account',
    'New sign-in to your Pieces account',
  ]);
});

describe('passkey_refused', () => {
  const signIn = (client: Client, response: object) =>
    client.refused('POST /auth/passkey', { body: { response } });

  test('for a response that was already used', async () => {
    const passkey = makePasskey(origin);
    await add(await newPerson(), passkey);
    const client = openClient(server.url);
    const response = passkey.sign(await requestSignIn(client));
    const cookies = new Map(client.cookies);
    await client.send('POST /auth/passkey', { body: { response } });
    const replay = await signIn(openClient(server.url, cookies), response);
    expect(replay.body.code).toBe('passkey_refused');
  });

  test('for a response to another browser’s challenge', async () => {
    const passkey = makePasskey(origin);
    await add(await newPerson(), passkey);
    const [own, other] = [openClient(server.url), openClient(server.url)];
    await requestSignIn(other);
    const response = passkey.sign(await requestSignIn(own));
    expect((await signIn(other, response)).body.code).toBe('passkey_refused');
  });

  test('for a response after five minutes', async () => {
    const passkey = makePasskey(origin);
    await add(await newPerson(), passkey);
    const client = openClient(server.url);
    const response = passkey.sign(await requestSignIn(client));
    server.advanceHours(5 / 60);
    expect((await signIn(client, response)).body.code).toBe('passkey_refused');
    server.advanceHours(-5 / 60);
  });

  test.each([
    ['of another site', makePasskey('https://evil.test')],
    ['that was never added', makePasskey(origin)],
  ])('for a passkey %s', async (_what, passkey) => {
    const client = openClient(server.url);
    const refusal = await signIn(client, passkey.sign(await requestSignIn(client)));
    expect(refusal.body.code).toBe('passkey_refused');
  });

  test('for a signature by another key', async () => {
    const [passkey, forger] = [makePasskey(origin), makePasskey(origin)];
    await add(await newPerson(), passkey);
    const client = openClient(server.url);
    const options = await requestSignIn(client);
    const forged = { ...forger.sign(options), id: passkey.sign(options).id };
    forged.rawId = forged.id;
    expect((await signIn(client, forged)).body.code).toBe('passkey_refused');
  });

  test('without a fingerprint or PIN, for a new passkey and for signing in', async () => {
    const person = await newPerson();
    const verify = { user: false };
    const passkey = makePasskey(origin, 16, verify);
    const { body } = await person.send('POST /users/passkeys/options');
    const response = passkey.create(optionsOf(body));
    const refusal = await person.refused('POST /users/passkeys', {
      body: { name: 'Laptop', response },
    });
    expect(refusal.body.code).toBe('passkey_refused');

    verify.user = true;
    await add(person, passkey);
    verify.user = false;
    const client = openClient(server.url);
    const signed = passkey.sign(await requestSignIn(client));
    expect((await signIn(client, signed)).body.code).toBe('passkey_refused');
  });

  test.each([{}, { id: 7 }, { id: 'x', response: 'none' }])(
    'for the response %j',
    async (response) => {
      const client = openClient(server.url);
      await requestSignIn(client);
      expect((await signIn(client, response)).body.code).toBe('passkey_refused');
    },
  );

  test('for a new passkey of another site or another person’s challenge', async () => {
    const [aino, eetu] = [await newPerson(), await newPerson()];
    const { body } = await aino.send('POST /users/passkeys/options');
    const foreign = makePasskey('https://evil.test').create(optionsOf(body));
    const send = (person: Person, response: object) =>
      person.refused('POST /users/passkeys', { body: { name: 'Laptop', response } });
    expect((await send(aino, foreign)).body.code).toBe('passkey_refused');
    const own = await aino.send('POST /users/passkeys/options');
    const challenge = aino.cookies.get('__Host-pieces_passkey_challenge') ?? '';
    eetu.cookies.set('__Host-pieces_passkey_challenge', challenge);
    const created = makePasskey(origin).create(optionsOf(own.body));
    expect((await send(eetu, created)).body.code).toBe('passkey_refused');
  });
});

test.each([['abc'], [5], [{ a: 1 }], [[['a'], ['b', 'c']]], [[null, 'usb', 'nonsense']]])(
  'unknown transports are dropped: %j',
  async (transports) => {
    const person = await newPerson();
    const { body } = await person.send('POST /users/passkeys/options');
    const created = makePasskey(origin).create(optionsOf(body));
    const response = { ...created, response: { ...created.response, transports } };
    await person.send('POST /users/passkeys', { body: { name: 'Laptop', response } });
    const { rows } = await server.pool.query('select transports from passkeys where user_id = $1', [
      person.id,
    ]);
    expect(rows[0].transports).toEqual(
      Array.isArray(transports) && transports.length === 3 ? ['usb'] : [],
    );
  },
);

test('returns passkey_refused if the credential ID is too long', async () => {
  const person = await newPerson();
  const { body } = await person.send('POST /users/passkeys/options');
  const response = makePasskey(origin, 2500).create(optionsOf(body));
  const refusal = await person.refused('POST /users/passkeys', {
    body: { name: 'Long', response },
  });
  expect(refusal.body.code).toBe('passkey_refused');
});

test('returns too_many_passkeys after ten, even for simultaneous requests', async () => {
  const person = await newPerson();
  for (let count = 0; count < 9; count += 1) await add(person, makePasskey(origin), `Key ${count}`);
  const tries = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = openClient(server.url, new Map(person.cookies));
      const { body } = await client.send('POST /users/passkeys/options');
      return { client, response: makePasskey(origin).create(optionsOf(body)) };
    }),
  );
  const statuses = await Promise.all(
    tries.map(async ({ client, response }) => {
      const body = { name: 'Last', response };
      return (await client.request('POST', '/api/users/passkeys', { body })).status;
    }),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const refusal = await person.refused('POST /users/passkeys/options');
  expect(refusal.body.code).toBe('too_many_passkeys');
});

test('returns last_login when deleting the last sign-in method', async () => {
  const person = await newPerson();
  const { id } = await add(person, makePasskey(origin));
  await server.pool.query('update users set password_hash = null where id = $1', [person.id]);
  const refusal = await person.refused('DELETE /users/passkeys/{passkeyId}', {
    params: { passkeyId: id },
  });
  expect(refusal.body.code).toBe('last_login');
});

test('a passkey confirms its owner’s identity only', async () => {
  const [aino, eetu] = [await newPerson(), await newPerson()];
  const [own, other] = [makePasskey(origin), makePasskey(origin)];
  await add(aino, own);
  await add(eetu, other);
  await server.pool.query(`update sessions set authenticated_at = now() - interval '1 hour'`);
  const confirm = async (passkey: Passkey) => ({
    body: { response: passkey.sign(await requestSignIn(aino)) },
  });
  const path = 'POST /auth/identity-confirmation/passkey';
  expect((await aino.refused(path, await confirm(other))).body.code).toBe('passkey_refused');
  expect((await aino.refused('POST /users/passkeys/options')).body.code).toBe(
    'identity_unconfirmed',
  );
  await aino.send(path, await confirm(own));
  await aino.send('POST /users/passkeys/options');
});

test('passkeys are not available at an IP address or without TLS', async () => {
  for (const publicUrl of ['http://127.0.0.1:3000', 'http://pieces.test']) {
    const plain = await startTestServer({ publicUrl });
    const person = await createPerson(plain);
    expect((await person.send('GET /users/passkeys')).body.available).toBe(false);
  }
});

test('a passkey works even if the limit of password attempts is used up', async () => {
  const person = await newPerson();
  const passkey = makePasskey(origin);
  await add(person, passkey);
  const client = openClient(server.url);
  for (let count = 0; count < 12; count += 1)
    await client.refused('POST /auth/login', {
      body: { email: person.email, password: 'Wrong4Horse' },
    });
  expect(
    (await client.refused('POST /auth/login', { body: { email: person.email, password } })).status,
  ).toBe(429);
  await signInWith(passkey, client);
});
