import { beforeAll, describe, expect, test } from 'vitest';
import { readAllRows } from '#tests/database/all-rows.ts';
import { passwordRule } from '#contract/accounts/passwords.ts';
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

/** Each registration comes from another network, so that no rate limit applies. */
let networks = 0;
const register = (fields: Record<string, unknown> = {}) =>
  visitor.send('POST /users/registration', {
    body: form(fields),
    headers: { 'x-forwarded-for': `2001:db8:a${(networks += 1)}::1` },
  });

async function tokenFor(address: string): Promise<string> {
  const mail = (await server.mail()).find(({ to }) => to === address);
  return /\/verify\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string, client = visitor) =>
  client.send('POST /auth/verification', { body: { token } });

const login = { email: 'helmi@pieces.test', password };

test('registers and confirms with the emailed link, which signs in', async () => {
  const { status, body } = await register({ email: ' Helmi@Pieces.test ' });
  expect(status).toBe(201);
  expect(body.message).toBe(
    'Registration successful! Please check your email and click the confirmation link to activate your account.',
  );
  expect((await confirm(await tokenFor('helmi@pieces.test'))).body).toEqual({ next: '/' });
  expect((await visitor.send('GET /auth/me')).body.email).toBe('helmi@pieces.test');
  await visitor.send('POST /logout');

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

test('an address with an international domain signs in in both spellings, and is shown in its own script', async () => {
  await register({ email: 'helmi@Bücher.test' });
  await confirm(await tokenFor('helmi@xn--bcher-kva.test'));
  for (const email of ['helmi@bücher.test', 'Helmi@xn--bcher-kva.test']) {
    const { body } = await visitor.send('POST /auth/login', { body: { email, password } });
    expect([body.email, body.communicationEmail]).toEqual(Array(2).fill('helmi@bücher.test'));
  }
  await visitor.send('POST /logout');
});

test('sends the link again, only to the browser that registered', async () => {
  const email = 'again@pieces.test';
  await register({ email });
  const first = await tokenFor(email);
  const body = { email };
  const refusal = await openClient(server.url).refused('POST /users/registration/emails', { body });
  expect([refusal.status, await tokenFor(email)]).toEqual([404, first]);
  expect((await visitor.send('POST /users/registration/emails', { body })).status).toBe(202);
  const second = await tokenFor(email);
  expect(second).not.toBe(first);
  await confirm(second);
  const late = await visitor.refused('POST /users/registration/emails', { body });
  expect(late.body).toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('Sign in'),
  });
});

test('returns link_invalid when a link is used twice', async () => {
  await register({ email: 'once@pieces.test' });
  const token = await tokenFor('once@pieces.test');
  await confirm(token);
  const refusal = await visitor.refused('POST /auth/verification', { body: { token } });
  expect(refusal).toMatchObject({ status: 403, body: { code: 'link_invalid' } });
});

test('returns link_invalid for an unknown token, and invalid_input without one', async () => {
  const unknown = await visitor.refused('POST /auth/verification', { body: { token: 'nonsense' } });
  expect(unknown.body.code).toBe('link_invalid');
  const none = await visitor.refused('POST /auth/verification', { body: {} });
  expect(none.body.code).toBe('invalid_input');
});

test('returns link_expired after 24 hours; signing in with the password sends a new link', async () => {
  const late = await startTestServer();
  const client = openClient(late.url);
  const email = 'late@pieces.test';
  const tokenIn = async () =>
    /\/verify\?token=(\S+)/.exec((await late.mail())[0]?.text ?? '')?.[1] ?? '';
  await client.send('POST /users/registration', { body: form({ email }) });
  const first = await tokenIn();
  late.advanceHours(24);
  const expired = await client.refused('POST /auth/verification', { body: { token: first } });
  expect(expired.body.code).toBe('link_expired');

  const refusal = await client.refused('POST /auth/login', { body: { email, password } });
  expect(refusal.status).toBe(403);
  expect(refusal.body).toMatchObject({
    code: 'email_not_confirmed',
    message:
      'This email address isn’t confirmed yet. We’ve emailed you a new link. Open it to continue.',
  });
  const second = await tokenIn();
  expect(second).not.toBe(first);
  await confirm(second, client);
});

test('returns the same invalid_credentials for a wrong password, an unknown and an unconfirmed address', async () => {
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

test('an address with an account gets the same response, and an email about the account', async () => {
  const owner = await createPerson(server);
  const { body } = await register({
    email: owner.email,
    password: 'Other4Horse',
    confirmPassword: 'Other4Horse',
  });
  expect(body.message).toContain('Registration successful!');
  const mail = (await server.mail()).find(({ to }) => to === owner.email);
  expect(mail?.subject).toBe('You already have a Pieces account');
  expect(mail?.text).toMatch(/- \w{3} \d+, \d+:\d\d [AP]M UTC, .+, network 2001:db8:a\d+:…/);
  await openClient(server.url).send('POST /auth/login', { body: { email: owner.email, password } });
});

describe('an address that someone else also registers', () => {
  const otherPassword = { password: 'Stranger4U', confirmPassword: 'Stranger4U' };
  const signIn = (email: string, password: string) =>
    openClient(server.url).send('POST /auth/login', { body: { email, password } });

  /** Another browser of the mailbox's owner, which hasn't registered. */
  const elsewhere = () => openClient(server.url);

  test('GET and HEAD of a link change nothing, at the page and at the legacy URLs', async () => {
    const email = 'scanned@pieces.test';
    await register({ email });
    const token = await tokenFor(email);
    for (const method of ['GET', 'HEAD']) {
      for (const path of ['/verify', '/api/auth/verify', '/api/auth/verification'])
        await elsewhere().request(method, `${path}?token=${token}`);
    }
    expect(
      await server.db.selectFrom('users').select('id').where('email', '=', email).execute(),
    ).toEqual([]);
    await confirm(token);
  });

  test('a legacy link redirects to the page', async () => {
    const locationOf = async (path: string) =>
      (await elsewhere().request('GET', path)).headers.get('location');
    expect(await locationOf('/api/auth/verify?token=a%26b')).toBe('/verify?token=a%26b');
    expect(await locationOf('/api/auth/confirm-contact?token=x')).toBe('/confirm-contact#x');
    expect(await locationOf('/api/auth/verify?token=a&token=b')).toBe('/verify?token=');
  });

  test('another browser needs the password: the link alone returns password_required', async () => {
    const email = 'target@pieces.test';
    await openClient(server.url).send('POST /users/registration', {
      body: form({ email, ...otherPassword }),
    });
    const token = await tokenFor(email);
    const refusal = await elsewhere().refused('POST /auth/verification', { body: { token } });
    expect(refusal).toMatchObject({
      status: 403,
      body: { code: 'password_required', current: { email } },
    });
    const guess = await elsewhere().refused('POST /auth/verification', {
      body: { token, password },
    });
    expect(guess.body.errors).toEqual([
      { field: 'password', message: 'This isn’t the password you signed up with. Try again.' },
    ]);
    expect(
      await server.db.selectFrom('users').select('id').where('email', '=', email).execute(),
    ).toEqual([]);
  });

  test('leads to where the person was going, in any browser, and only within Pieces', async () => {
    const email = 'guest@pieces.test';
    const link = 'x'.repeat(43);
    await register({ email, next: `/invite/${link}` });
    expect(JSON.stringify(await readAllRows(server.pool))).not.toContain(link);
    const token = await tokenFor(email);
    expect((await server.mail())[0]!.text).not.toContain(link);
    const body = { token, password };
    const { body: confirmed } = await elsewhere().send('POST /auth/verification', { body });
    expect(confirmed).toEqual({ next: `/invite/${link}` });

    await register({ email: 'lured@pieces.test', next: 'https://elsewhere.example/' });
    const other = { token: await tokenFor('lured@pieces.test') };
    const { body: lured } = await visitor.send('POST /auth/verification', { body: other });
    expect(lured).toEqual({ next: '/' });
  });

  test('the password confirms the registration it belongs to, in any browser', async () => {
    const email = 'phone@pieces.test';
    await register({ email });
    await openClient(server.url).send('POST /users/registration', {
      body: form({ email, ...otherPassword }),
    });
    const token = await tokenFor(email);
    const phone = elsewhere();
    await phone.send('POST /auth/verification', { body: { token, password } });
    expect((await phone.send('GET /auth/me')).body.email).toBe(email);
    expect(
      (
        await openClient(server.url).refused('POST /auth/login', {
          body: { email, password: otherPassword.password },
        })
      ).status,
    ).toBe(401);
  });

  test('the browser that registered confirms its own registration with any of the links', async () => {
    const email = 'contested@pieces.test';
    const owner = openClient(server.url);
    const other = openClient(server.url);
    await other.send('POST /users/registration', { body: form({ email, ...otherPassword }) });
    const token = await tokenFor(email);
    await owner.send('POST /users/registration', { body: form({ email }) });
    await confirm(token, owner);
    await signIn(email, password);
    const late = await other.refused('POST /auth/verification', { body: { token } });
    expect(late.body.code).toBe('link_invalid');
  });

  test('the mailbox’s owner can choose a new password, which deletes all other registrations', async () => {
    const email = 'chosen@pieces.test';
    await openClient(server.url).send('POST /users/registration', {
      body: form({ email, ...otherPassword }),
    });
    const token = await tokenFor(email);
    const own = {
      token,
      firstName: 'Oona',
      lastName: 'Virta',
      password,
      confirmPassword: password,
    };
    const chooser = elsewhere();
    await chooser.send('PUT /auth/verification', { body: own });
    expect((await chooser.send('GET /auth/me')).body).toMatchObject({
      firstName: 'Oona',
      lastName: 'Virta',
    });
    const refused = await openClient(server.url).refused('POST /auth/login', {
      body: { email, password: otherPassword.password },
    });
    expect(refused.body.code).toBe('invalid_credentials');
    expect((await elsewhere().refused('PUT /auth/verification', { body: own })).body.code).toBe(
      'link_invalid',
    );
  });

  test('creates one account from three simultaneous confirmations', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const email = `raced.${round}@pieces.test`;
      await register({ email });
      const token = await tokenFor(email);
      const client = openClient(server.url);
      await client.request('GET', '/health/live');
      const own = {
        token,
        firstName: 'Oona',
        lastName: 'Virta',
        password,
        confirmPassword: password,
      };
      const replies = await Promise.all([
        visitor.request('POST', '/api/auth/verification', { body: { token } }),
        client.request('PUT', '/api/auth/verification', { body: own }),
        client.request('POST', '/api/auth/verification', { body: { token, password } }),
      ]);
      expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 403)).toHaveLength(2);
    }
  });

  test('the owner can choose a password even after the limit of guesses', async () => {
    const email = 'guessed@pieces.test';
    await openClient(server.url).send('POST /users/registration', {
      body: form({ email, ...otherPassword }),
    });
    const token = await tokenFor(email);
    const client = elsewhere();
    for (let count = 0; count < 10; count += 1)
      await client.refused('POST /auth/verification', {
        body: { token, password: `Guess4me${count}` },
      });
    const spent = await client.refused('POST /auth/verification', { body: { token, password } });
    expect(spent.status).toBe(429);
    const own = {
      token,
      firstName: 'Oona',
      lastName: 'Virta',
      password,
      confirmPassword: password,
    };
    await client.send('PUT /auth/verification', { body: own });
  });

  test('one email lists several registrations with time and network, and repeats no input', async () => {
    const email = 'several@pieces.test';
    const from = (address: string) => ({
      'x-forwarded-for': address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    });
    for (const address of ['203.0.113.7', '198.51.100.4'])
      await openClient(server.url).send('POST /users/registration', {
        headers: from(address),
        body: form({ email, firstName: 'Win a prize at evil.test' }),
      });
    const mails = (await server.mail()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(
      /- \w{3} \d+, \d+:\d\d [AP]M UTC, Firefox on Linux, network 203\.0\.113\.x/,
    );
    expect(mails[0]?.text).toContain('network 198.51.100.x');
    expect(mails[0]?.text).not.toContain('prize');
  });

  test('an address keeps at most twenty registrations', async () => {
    const email = 'stuffed@pieces.test';
    for (let count = 0; count < 22; count += 1)
      await openClient(server.url).send('POST /users/registration', {
        headers: { 'x-forwarded-for': `2001:db8:${count}::1` },
        body: form({ email }),
      });
    const rows = await server.db
      .selectFrom('registrations')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(rows).toHaveLength(20);
  });
});

test.each([
  [{ firstName: '  ' }, 'firstName', 'First Name is required'],
  [{ lastName: undefined }, 'lastName', 'Last Name is required'],
  [{ firstName: 'Win at https://x.test' }, 'firstName', 'First Name must not contain a link'],
  [{ firstName: 'Win at x.com' }, 'firstName', 'First Name must not contain a link'],
  [{ lastName: 'WWW.x.test' }, 'lastName', 'Last Name must not contain a link'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'no address' }, 'email', 'Email must be a valid email address'],
  [{ password: '' }, 'password', 'Password is required'],
  [{ password: 'Short4u' }, 'password', `${passwordRule}. Add more characters.`],
  [{ password: 'nocapital4me' }, 'password', `${passwordRule}. Add an uppercase letter.`],
  [{ password: 'NOSMALL4ME' }, 'password', `${passwordRule}. Add a lowercase letter.`],
  [{ password: 'NoDigitHere' }, 'password', `${passwordRule}. Add a digit.`],
  [{ password: 'Space 4Horse' }, 'password', `${passwordRule}. You can’t use a space.`],
  [{ password: 'Häst4Correct' }, 'password', `${passwordRule}. You can’t use “ä”.`],
  [{ password: `A1${'b'.repeat(127)}` }, 'password', 'Password must not exceed 128 characters'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Confirm Password is required'],
  [{ confirmPassword: 'Other4Horse' }, 'confirmPassword', 'Passwords do not match'],
])('returns invalid_input for %o', async (fields, field, message) => {
  const { status, body } = await visitor.refused('POST /users/registration', {
    body: form({ email: 'never@pieces.test', ...fields }),
  });
  expect(status).toBe(400);
  expect(body.code).toBe('invalid_input');
  expect(body.errors).toContainEqual({ field, message });
});

test('lists all invalid fields together', async () => {
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

test('a password may use every allowed character, up to 128 of them', async () => {
  const long = `Aa1@$!%*?&${'x'.repeat(118)}`;
  await register({ email: 'signs@pieces.test', password: long, confirmPassword: long });
  await confirm(await tokenFor('signs@pieces.test'));
  await openClient(server.url).send('POST /auth/login', {
    body: { email: 'signs@pieces.test', password: long },
  });
});

test.each([
  [{ password }, 'Email is required'],
  [{ email: 'a@b.test' }, 'Password is required'],
  [{ email: '', password: '' }, 'Email is required'],
])('returns invalid_input at login for %o', async (body, message) => {
  expect((await visitor.refused('POST /auth/login', { body })).body).toMatchObject({
    code: 'invalid_input',
    message,
  });
});

test('the database stores only hashes of passwords and tokens', async () => {
  await register({ email: 'secret@pieces.test' });
  const token = await tokenFor('secret@pieces.test');
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

test('registering an address and signing in does not reveal whether it has an account', async () => {
  const owner = await createPerson(server);
  const answers = await Promise.all(
    [owner.email, 'nobody.yet@pieces.test'].map(async (email) => {
      const chosen = { password: 'Stranger4U', confirmPassword: 'Stranger4U' };
      await register({ email, ...chosen });
      return openClient(server.url).refused('POST /auth/login', {
        body: { email, password: 'Stranger4U' },
      });
    }),
  );
  expect(answers[0]?.status).toBe(403);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  await openClient(server.url).send('POST /auth/login', { body: { email: owner.email, password } });
});
