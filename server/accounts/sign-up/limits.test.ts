import { beforeAll, expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const spread = (count: number) => from(`2001:db8:${count.toString(16)}::1`);

/** Sends a request many times and returns the statuses. */
async function sendRepeatedly(
  key: keyof Api,
  { times, ...options }: { times: number; body: object; headers: (count: number) => object },
) {
  const visitor = openClient(server.url);
  await visitor.request('GET', '/health/live');
  const statuses: number[] = [];
  const [method = '', path = ''] = key.split(' ');
  for (let count = 0; count < times; count += 1) {
    const headers = options.headers(count) as Record<string, string>;
    const { status } = await visitor.request(method, `/api${path}`, {
      body: options.body,
      headers,
    });
    statuses.push(status);
  }
  return statuses;
}

const wrong = (email: string) => ({ email, password: 'Wrong4Horse' });

test('checks 10 of 120 wrong passwords for one account from different networks', async () => {
  const { email } = await createPerson(server);
  const statuses = await sendRepeatedly('POST /auth/login', {
    times: 120,
    body: wrong(email),
    headers: spread,
  });
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(110);
});

test('checks 10 of 40 simultaneous wrong passwords for one account', async () => {
  const { email } = await createPerson(server);
  const visitor = openClient(server.url);
  await visitor.request('GET', '/health/live');
  const tries = Array.from({ length: 40 }, (_, count) =>
    visitor.request('POST', '/api/auth/login', { body: wrong(email), headers: spread(count) }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test('too_many_requests says how long to wait, with or without an account', async () => {
  const { email } = await createPerson(server);
  for (const address of [email, 'nobody@pieces.test']) {
    await sendRepeatedly('POST /auth/login', { times: 10, body: wrong(address), headers: spread });
    const visitor = openClient(server.url);
    const refusal = await visitor.refused('POST /auth/login', { body: wrong(address) });
    expect(refusal.status).toBe(429);
    expect(refusal.body.code).toBe('too_many_requests');
    expect(refusal.body.message).toBe(
      'Too many attempts. Wait 15 minutes and try again. To get in now, use “Forgot your password?” or a passkey.',
    );
    const seconds = Number(refusal.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  }
});

test('too many guesses elsewhere do not lock out the owner’s known browser', async () => {
  const { email } = await createPerson(server);
  const owner = openClient(server.url);
  await owner.send('POST /auth/login', { body: { email, password } });
  await owner.send('POST /logout');
  await sendRepeatedly('POST /auth/login', { times: 20, body: wrong(email), headers: spread });
  await owner.send('POST /auth/login', { body: { email, password } });
  const elsewhere = openClient(server.url);
  const refusal = await elsewhere.refused('POST /auth/login', { body: { email, password } });
  expect(refusal.status).toBe(429);
});

test('a known browser has its own limit, for one account only', async () => {
  const [own, other] = [await createPerson(server), await createPerson(server)];
  const browser = openClient(server.url);
  await browser.send('POST /auth/login', { body: { email: own.email, password } });
  for (let count = 0; count < 10; count += 1) {
    await browser.refused('POST /auth/login', { body: wrong(own.email), headers: spread(count) });
  }
  const spent = await browser.refused('POST /auth/login', { body: { email: own.email, password } });
  expect(spent.status).toBe(429);
  await sendRepeatedly('POST /auth/login', {
    times: 10,
    body: wrong(other.email),
    headers: spread,
  });
  const foreign = await browser.refused('POST /auth/login', { body: wrong(other.email) });
  expect(foreign.status).toBe(429);
});

test('correct passwords do not count toward the limit', async () => {
  const { email } = await createPerson(server);
  const statuses = await sendRepeatedly('POST /auth/login', {
    times: 35,
    body: { email, password },
    headers: () => from('198.51.100.9'),
  });
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('one network gets thirty attempts for all accounts, whatever X-Forwarded-For it sends', async () => {
  const visitor = openClient(server.url);
  await visitor.request('GET', '/health/live');
  const statuses: number[] = [];
  for (let count = 0; count < 32; count += 1) {
    const { status } = await visitor.request('POST', '/api/auth/login', {
      body: wrong(`person${count}@pieces.test`),
      // The proxy adds the last entry; the visitor controls the ones before it.
      headers: from(`203.0.113.${count}, 198.51.100.77`),
    });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
});

test('all addresses of an IPv6 /64 network share a limit', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 32 }, (_, count) =>
      sendRepeatedly('POST /auth/login', {
        times: 1,
        body: wrong(`someone${count}@pieces.test`),
        headers: () => from(`2001:db8:ffff:1::${count.toString(16)}`),
      }),
    ),
  );
  expect(statuses.flat().filter((status) => status === 429)).toHaveLength(2);
});

const registration = (email: string) => ({
  firstName: 'Aino',
  lastName: 'Many',
  email,
  password,
  confirmPassword: password,
});

test('registrations are never refused by address, and send at most five emails an hour', async () => {
  const { email } = await createPerson(server);
  for (const address of [email, 'flooded@pieces.test']) {
    for (let count = 0; count < 7; count += 1) {
      const headers = () => spread(count);
      const body = registration(address);
      expect(await sendRepeatedly('POST /users/registration', { times: 1, body, headers })).toEqual(
        [201],
      );
      await server.mail();
    }
    const mails = (await server.mail()).filter(({ to }) => to === address);
    expect(mails).toHaveLength(5);
  }
});

test('one network registers at most twenty accounts an hour', async () => {
  const visitor = openClient(server.url);
  await visitor.request('GET', '/health/live');
  const statuses: number[] = [];
  for (let count = 0; count < 22; count += 1) {
    const { status } = await visitor.request('POST', '/api/users/registration', {
      body: registration(`many${count}@pieces.test`),
      headers: from('198.51.100.200'),
    });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
});

test('reset requests are never refused by address, and send at most five emails an hour', async () => {
  const { email } = await createPerson(server);
  for (const address of [email, 'unheard-of@pieces.test']) {
    for (let count = 0; count < 7; count += 1) {
      const headers = () => spread(count);
      const body = { email: address };
      expect(
        await sendRepeatedly('POST /auth/forgot-password', { times: 1, body, headers }),
      ).toEqual([202]);
      await server.mail();
    }
  }
  const mails = (await server.mail()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(5);
});

test('one network gets sixty reset requests an hour; the owner’s known browser does not count', async () => {
  const { email } = await createPerson(server);
  const owner = openClient(server.url);
  await owner.send('POST /auth/login', { body: { email, password } });
  const headers = () => from('198.51.100.201');
  const body = { email };
  const statuses = await sendRepeatedly('POST /auth/forgot-password', { times: 62, body, headers });
  expect(statuses.filter((status) => status === 202)).toHaveLength(60);
  await owner.send('POST /auth/forgot-password', { body, headers: headers() });
});

test('a reset link lets its owner sign in on a new device, even if the limits are used up', async () => {
  const { email } = await createPerson(server);
  const headers = () => from('203.0.113.99');
  await sendRepeatedly('POST /auth/login', { times: 40, body: wrong(email), headers });
  const phone = openClient(server.url);
  await phone.send('POST /auth/forgot-password', { body: { email }, headers: headers() });
  const mail = (await server.mail()).find(
    ({ to, subject }) => to === email && /new password/.test(subject),
  );
  const token = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const chosen = 'Another4Horse';
  await phone.send('POST /auth/reset-password', {
    body: { token, password: chosen, confirmPassword: chosen },
    headers: headers(),
  });
  await phone.send('POST /auth/login', { body: { email, password: chosen }, headers: headers() });
});

test('server processes on one database share the limits', async () => {
  const { email } = await createPerson(server);
  await sendRepeatedly('POST /auth/login', { times: 10, body: wrong(email), headers: spread });
  const second = await server.startAnother();
  const visitor = openClient(second);
  expect((await visitor.refused('POST /auth/login', { body: wrong(email) })).status).toBe(429);
});
