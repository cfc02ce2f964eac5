import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import { createPerson } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { turnOnTwoStep } from '#tests/factories/second-steps.ts';
import { answerConsent } from '#tests/providers/consent.ts';
import { startGitHub, type TestGitHub } from '#tests/providers/github.ts';
import { startGoogle, type TestGoogle } from '#tests/providers/google.ts';
import { startSignIn, finishSignIn, signInWith } from '#tests/providers/sign-in.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let google: TestGoogle;
let github: TestGitHub;
let visitor: Client;
let count = 0;

beforeAll(async () => {
  google = await startGoogle();
  github = await startGitHub();
  server = await startTestServer({ google: google.settings, github: github.settings });
});

beforeEach(() => {
  count += 1;
  visitor = openClient(server.url);
  google.person = {
    sub: `google-${count}`,
    name: 'Helmi Aava Laine',
    given_name: 'Helmi Aava',
    family_name: 'Laine',
    email: `Helmi.${count}@Google.test`,
    email_verified: true,
  };
  github.person = {
    id: count,
    login: 'octo',
    name: 'Olli von Salo',
    emails: [{ email: `Olli.${count}@Hub.test`, primary: true, verified: true }],
  };
});

const profileOf = async (client: Client) => (await client.send('GET /users/profile')).body;
const countUsers = async () => (await server.db.selectFrom('users').select('id').execute()).length;

test('the login page asks for the second step of an account', async () => {
  await signInWith(visitor, 'google');
  const { recoveryCodes } = await turnOnTwoStep(visitor);
  const { id } = await profileOf(visitor);
  const elsewhere = openClient(server.url);
  expect(await signInWith(elsewhere, 'google', { query: '?next=/projects' })).toBe(
    '/login?step=second&next=%2Fprojects',
  );
  expect((await elsewhere.refused('GET /auth/me')).status).toBe(401);
  await elsewhere.send('POST /auth/second-step', { body: { code: recoveryCodes[0] } });
  expect((await profileOf(elsewhere)).id).toBe(id);
});

test('refuses new people with Google if they can’t register, but signs in those with an account', async () => {
  const settings = { google: google.settings, github: github.settings };
  const closed = await startTestServer({ ...settings, community: { registration: ['hive.fi'] } });
  const client = openClient(closed.url);
  expect(await signInWith(client, 'google')).toBe('/login?error=google&reason=uninvited');
  expect(await closed.db.selectFrom('users').select('id').execute()).toEqual([]);
  const { email } = await createPerson(closed);
  google.person = { ...google.person, email };
  expect(await signInWith(client, 'google')).toBe('/');
  google.person = { ...google.person, sub: 'hive', email: 'new@hive.fi' };
  expect(await signInWith(openClient(closed.url), 'google')).toBe('/');
});

test('tells someone that they’re suspended only after they sign in with Google', async () => {
  await signInWith(visitor, 'google');
  const { id } = await profileOf(visitor);
  await server.pool.query(
    `update users set suspended_until = now() + interval '1 day' where id = $1`,
    [id],
  );
  expect(await signInWith(openClient(server.url), 'google')).toBe(
    '/login?error=google&reason=suspended',
  );
});

test('GET /auth/providers lists the sign-in providers that are set up', async () => {
  expect((await visitor.send('GET /auth/providers')).body).toEqual(['google', 'github']);
  const bare = await startTestServer({ github: github.settings });
  expect((await openClient(bare.url).send('GET /auth/providers')).body).toEqual(['github']);
});

describe('a first login creates the account', () => {
  test('Google', async () => {
    expect(await signInWith(visitor, 'google')).toBe('/');
    expect(await profileOf(visitor)).toMatchObject({
      firstName: 'Helmi Aava',
      lastName: 'Laine',
      email: `helmi.${count}@google.test`,
      communicationEmail: `helmi.${count}@google.test`,
      communicationEmailConfirmed: true,
      loginMethod: 'google',
      avatar: null,
      hasPassword: false,
    });
  });

  test('GitHub', async () => {
    expect(await signInWith(visitor, 'github')).toBe('/');
    expect(await profileOf(visitor)).toMatchObject({
      firstName: 'Olli von',
      lastName: 'Salo',
      email: `olli.${count}@hub.test`,
      loginMethod: 'github',
      avatar: null,
      hasPassword: false,
    });
  });

  test('the last name is empty if the provider gives one name or none', async () => {
    google.person = { ...google.person, given_name: undefined, family_name: undefined };
    google.person.name = ' ';
    await signInWith(visitor, 'google');
    const named = { firstName: `Helmi.${count}`, lastName: '' };
    expect(await profileOf(visitor)).toMatchObject(named);
    github.person = { ...github.person, name: '' };
    const other = openClient(server.url);
    await signInWith(other, 'github');
    expect(await profileOf(other)).toMatchObject({ firstName: 'octo', lastName: '' });
    // Their full name has no trailing space, and they can save their profile.
    const octo = { ...other, ...(await profileOf(other)), name: 'octo' };
    const project = await createProject(octo);
    expect(project.creator.username).toBe('octo');
    const path = 'GET /projects/{projectId}/members';
    const { body } = await other.send(path, { params: { projectId: project.id } });
    expect(body.map(({ name }) => name)).toEqual(['octo']);
    await other.send('PUT /users/profile', { body: await profileOf(other) });
  });

  test('names are cut to 100 characters, without control characters and links', async () => {
    google.person.given_name = `\u0000 ${'ä'.repeat(120)}`;
    await signInWith(visitor, 'google');
    expect((await profileOf(visitor)).firstName).toBe('ä'.repeat(100));
    google.person = { ...google.person, sub: `other-${count}`, email: `o.${count}@google.test` };
    google.person.given_name = 'Helmi\u202E\nhttps://evil.test/unlock Aava';
    const other = openClient(server.url);
    await signInWith(other, 'google');
    expect((await profileOf(other)).firstName).toBe('Helmi Aava');
  });

  test('deletes unconfirmed registrations of the address', async () => {
    const email = `helmi.${count}@google.test`;
    const password = 'Correct4Horse';
    const names = { firstName: 'Someone', lastName: 'Else' };
    await visitor.send('POST /users/registration', {
      body: { ...names, email, password, confirmPassword: password },
    });
    await signInWith(visitor, 'google');
    const body = { email, password };
    const refusal = await openClient(server.url).refused('POST /auth/login', { body });
    expect(refusal.body.code).toBe('invalid_credentials');
    expect((await profileOf(visitor)).firstName).toBe('Helmi Aava');
    expect(await server.db.selectFrom('registrations').select('id').execute()).toEqual([]);
  });
});

describe('a later login', () => {
  test('signs in to the same account, even if the address has changed', async () => {
    await signInWith(visitor, 'google');
    const { id } = await profileOf(visitor);
    google.person = { ...google.person, email: 'moved@google.test', email_verified: false };
    const again = openClient(server.url);
    expect(await signInWith(again, 'google')).toBe('/');
    expect(await profileOf(again)).toMatchObject({ id, email: `helmi.${count}@google.test` });
  });

  test('with the verified address of an account signs in to it and links the login', async () => {
    const aino = await createPerson(server);
    google.person.email = aino.email.toUpperCase();
    github.person.emails = [
      { email: 'first@hub.test', primary: true, verified: false },
      { email: '7+octo@users.noreply.github.com', primary: false, verified: true },
      { email: aino.email, primary: false, verified: true },
    ];
    for (const provider of ['google', 'github'] as const) {
      const client = openClient(server.url);
      expect(await signInWith(client, provider)).toBe('/');
      expect(await profileOf(client)).toMatchObject({ id: aino.id, loginMethod: 'email' });
    }
    const { body } = await aino.send('GET /users/identities');
    expect(body.map(({ linked }) => linked)).toEqual([true, true]);
  });

  test('is refused if the account has another login of that provider', async () => {
    await signInWith(visitor, 'google');
    google.person = { ...google.person, sub: `google-${count}-other` };
    const other = openClient(server.url);
    expect(await signInWith(other, 'google')).toBe('/login?error=google&reason=another');
    expect(other.cookies.has('pieces_session')).toBe(false);
  });

  test('ends the browser’s previous session', async () => {
    const aino = await createPerson(server);
    const old = openClient(server.url, new Map(aino.cookies));
    await signInWith(aino, 'google');
    expect((await profileOf(aino)).id).not.toBe(aino.id);
    expect((await old.refused('GET /auth/me')).status).toBe(401);
  });
});

describe('an unverified address is refused', () => {
  test('Google', async () => {
    const aino = await createPerson(server);
    for (const email of [aino.email, 'new@google.test']) {
      google.person = { ...google.person, email, email_verified: false };
      await expectRefused(
        () => signInWith(visitor, 'google'),
        '/login?error=google&reason=unverified',
      );
    }
  });

  test('GitHub', async () => {
    const aino = await createPerson(server);
    github.person.emails = [{ email: aino.email, primary: true, verified: false }];
    await expectRefused(
      () => signInWith(visitor, 'github'),
      '/login?error=github&reason=unverified',
    );
    github.person.emails = [];
    await expectRefused(
      () => signInWith(visitor, 'github'),
      '/login?error=github&reason=unverified',
    );
    github.person.emails = [
      { email: '7+octo@users.noreply.github.com', primary: true, verified: true },
    ];
    await expectRefused(
      () => signInWith(visitor, 'github'),
      '/login?error=github&reason=unverified',
    );
  });

  async function expectRefused(work: () => Promise<string>, location: string) {
    const before = await countUsers();
    expect(await work()).toBe(location);
    expect(visitor.cookies.has('pieces_session')).toBe(false);
    expect(await countUsers()).toBe(before);
    expect(await server.db.selectFrom('login_attempts').select('hash').execute()).toEqual([]);
  }
});

describe('simultaneous sign-ins', () => {
  test('create one account for a new person in three browsers', async () => {
    for (const round of [1, 2, 3]) {
      google.person = { ...google.person, sub: `twin-${count}-${round}` };
      google.person.email = `twin.${count}.${round}@google.test`;
      const browsers = [1, 2, 3].map(() => openClient(server.url));
      const callbacks = await Promise.all(
        browsers.map(async (one) => answerConsent('Allow', await startSignIn(one, 'google'))),
      );
      const before = await countUsers();
      const leads = await Promise.all(
        browsers.map((one, index) => finishSignIn(one, callbacks[index] as URL)),
      );
      expect(leads).toEqual(['/', '/', '/']);
      expect(await countUsers()).toBe(before + 1);
      const people = await Promise.all(browsers.map(profileOf));
      expect(new Set(people.map(({ id }) => id)).size).toBe(1);
    }
  });

  test('with a new address from both providers create one account', async () => {
    const email = `both.${count}@pieces.test`;
    google.person.email = email;
    github.person.emails = [{ email, primary: true, verified: true }];
    const [one, two] = [openClient(server.url), openClient(server.url)];
    const [first, second] = [
      await answerConsent('Allow', await startSignIn(one, 'google')),
      await answerConsent('Allow', await startSignIn(two, 'github')),
    ];
    expect(await Promise.all([finishSignIn(one, first), finishSignIn(two, second)])).toEqual([
      '/',
      '/',
    ]);
    expect((await profileOf(one)).id).toBe((await profileOf(two)).id);
  });

  test('with a provider and a confirmation link for the same address create one account', async () => {
    const password = 'Correct4Horse';
    for (const round of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const email = `raced.${count}.${round}@google.test`;
      google.person = { ...google.person, sub: `raced-${count}-${round}`, email };
      const one = openClient(server.url);
      await one.send('POST /users/registration', {
        headers: { 'x-forwarded-for': `2001:db8:${round}::1` },
        body: { firstName: 'Helmi', lastName: 'Laine', email, password, confirmPassword: password },
      });
      const mail = (await server.mail()).find(({ to }) => to === email);
      const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1];
      const two = openClient(server.url);
      const callback = await answerConsent('Allow', await startSignIn(two, 'google'));
      const [confirmed, lead] = await Promise.all([
        one.request('POST', '/api/auth/verification', { body: { token } }),
        finishSignIn(two, callback),
      ]);
      expect([200, 403]).toContain(confirmed.status);
      expect(lead).toBe('/');
      expect((await profileOf(two)).hasPassword).toBe(confirmed.status === 200);
    }
  });

  test('with the same callback sign in once', async () => {
    const callback = await answerConsent('Allow', await startSignIn(visitor, 'google'));
    const twins = [1, 2].map(() => openClient(server.url, new Map(visitor.cookies)));
    const leads = await Promise.all(twins.map((twin) => finishSignIn(twin, callback)));
    expect(leads.toSorted()).toEqual(['/', '/login?error=google']);
  });
});

describe('the redirect after sign-in', () => {
  test('goes back to the page the person came from', async () => {
    const next = '/projects?searchQuery=ä#project-7';
    const query = `?next=${encodeURIComponent(next)}`;
    expect(await signInWith(visitor, 'google', { query })).toBe(
      '/projects?searchQuery=%C3%A4#project-7',
    );
  });

  test('never goes to another host', async () => {
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
    ]) {
      const query = `?next=${encodeURIComponent(next)}`;
      expect(await signInWith(openClient(server.url), 'google', { query })).toBe('/');
    }
  });

  test('keeps the page to return to after a failure', async () => {
    const query = '?next=/projects';
    expect(await signInWith(visitor, 'google', { query, link: 'Deny' })).toBe(
      '/login?error=google&next=%2Fprojects',
    );
  });
});

test('on https, the attempt’s cookie has the __Host- prefix', async () => {
  const secure = await startTestServer({
    publicUrl: 'https://pieces.test',
    google: google.settings,
  });
  const client = openClient(secure.url);
  const response = await client.request('GET', '/oauth2/authorization/google');
  expect(response.headers.getSetCookie().find((cookie) => cookie.includes('attempt'))).toMatch(
    /^__Host-pieces_login_attempt=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const location = new URL(response.headers.get('location') ?? '');
  expect(location.searchParams.get('redirect_uri')).toBe(
    'https://pieces.test/oauth2/callback/google',
  );
  expect(await finishSignIn(client, await answerConsent('Allow', location.href))).toBe('/');
  expect(client.cookies.has('__Host-pieces_session')).toBe(true);
  expect(client.cookies.has('__Host-pieces_login_attempt')).toBe(false);
});

test.each(['google', 'github'] as const)(
  '%s always asks the person to choose an account',
  async (provider) => {
    const asked = new URL(await startSignIn(openClient(server.url), provider));
    expect(asked.searchParams.get('prompt')).toBe('select_account');
  },
);

describe('an account that someone else prepared', () => {
  /** An account whose mailbox nobody has proven, with someone else's password and login. */
  async function prepare(email: string) {
    const attacker = await createPerson(server, 'Attacker');
    await server.pool.query(
      'update users set email = $2, communication_email = $2, is_proven = false where id = $1',
      [attacker.id, email],
    );
    const hub = await answerConsent(
      'Allow',
      (await attacker.send('POST /users/identities', { body: { provider: 'github' } })).body
        .location,
    );
    expect(await finishSignIn(attacker, hub)).toBe('/settings?linked=github');
    return attacker;
  }

  test('loses the attacker’s session, password and login when its owner first signs in', async () => {
    const email = `helmi.${count}@google.test`;
    const attacker = await prepare(email);
    expect(await signInWith(visitor, 'google')).toBe('/');
    const { id, hasPassword } = await profileOf(visitor);
    expect({ id, hasPassword }).toEqual({ id: attacker.id, hasPassword: false });
    expect((await attacker.refused('GET /auth/me')).status).toBe(401);
    const elsewhere = openClient(server.url);
    await signInWith(elsewhere, 'github');
    expect((await profileOf(elsewhere)).id).not.toBe(id);
    const emails = (await server.mail()).filter(({ to }) => to === email);
    expect(emails.map(({ subject }) => subject)).toContain('Your Pieces account was secured');
  });

  test('keeps what its owner adds afterward', async () => {
    await prepare(`helmi.${count}@google.test`);
    await signInWith(visitor, 'google');
    github.person.id = 9_000_000 + count;
    github.person.emails = [{ email: `other.${count}@hub.test`, primary: true, verified: true }];
    const { body } = await visitor.send('POST /users/identities', { body: { provider: 'github' } });
    await finishSignIn(visitor, await answerConsent('Allow', body.location));
    await signInWith(openClient(server.url), 'google');
    await visitor.send('GET /auth/me');
    expect((await visitor.send('GET /users/identities')).body.map(({ linked }) => linked)).toEqual([
      true,
      true,
    ]);
  });

  test('keeps its password when a login is linked, if its mailbox was proven', async () => {
    const aino = await createPerson(server);
    google.person.email = aino.email;
    await signInWith(visitor, 'google');
    await aino.send('GET /auth/me');
    expect((await profileOf(visitor)).hasPassword).toBe(true);
    const emails = (await server.mail()).filter(({ to }) => to === aino.email);
    expect(emails.map(({ subject }) => subject)).toContain(
      'Google was linked to your Pieces account',
    );
  });
});
