import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Provider } from '#contract/values/vocabulary.ts';
import { type Client, openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { linkLogin } from './actions.ts';
import { turnOnTwoStep } from '#tests/factories/second-steps.ts';
import { answerConsent } from '#tests/providers/consent.ts';
import { startGitHub, type TestGitHub } from '#tests/providers/github.ts';
import { startGoogle, type TestGoogle } from '#tests/providers/google.ts';
import { finishSignIn, signInWith } from '#tests/providers/sign-in.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let google: TestGoogle;
let github: TestGitHub;
let aino: Person;
let count = 0;

beforeAll(async () => {
  google = await startGoogle();
  github = await startGitHub();
  server = await startTestServer({ google: google.settings, github: github.settings });
});

beforeEach(async () => {
  count += 1;
  aino = await createPerson(server);
  google.person = {
    sub: `google-${count}`,
    name: 'Helmi Laine',
    email: `helmi.${count}@google.test`,
    email_verified: true,
  };
  const email = `olli.${count}@hub.test`;
  github.person = {
    id: count,
    login: 'olli',
    name: 'Olli Salo',
    emails: [{ email, primary: true, verified: true }],
  };
});

const list = async (client: Client) => (await client.send('GET /users/identities')).body;

async function askToLink(client: Client, provider: Provider): Promise<string> {
  return (await client.send('POST /users/identities', { body: { provider } })).body.location;
}

const link = async (client: Client, provider: Provider) =>
  finishSignIn(client, await answerConsent('Allow', await askToLink(client, provider)));

const unlink = (provider: string) => ({ params: { provider } });

test('lists both logins, linked or not', async () => {
  const unlinked = { linked: false, email: null, linkedAt: null };
  const can = { link: true, unlink: false };
  expect(await list(aino)).toEqual([
    { provider: 'google', ...unlinked, can },
    { provider: 'github', ...unlinked, can },
  ]);
});

test('links a login, signs in with it and unlinks it', async () => {
  expect(await link(aino, 'google')).toBe('/settings?linked=google');
  const [linked, other] = await list(aino);
  expect(linked).toMatchObject({
    provider: 'google',
    linked: true,
    email: `helmi.${count}@google.test`,
    can: { link: false, unlink: true },
  });
  expect(Date.parse(linked?.linkedAt ?? '')).not.toBeNaN();
  expect(other?.linked).toBe(false);

  const elsewhere = openClient(server.url);
  expect(await signInWith(elsewhere, 'google')).toBe('/');
  const { body: profile } = await elsewhere.send('GET /users/profile');
  expect(profile).toMatchObject({ id: aino.id, email: aino.email, loginMethod: 'email' });

  const { status } = await aino.send('DELETE /users/identities/{provider}', unlink('google'));
  expect(status).toBe(204);
  expect((await list(aino))[0]).toMatchObject({ linked: false, can: { link: true } });
  const newcomer = openClient(server.url);
  await signInWith(newcomer, 'google');
  expect((await newcomer.send('GET /users/profile')).body.id).not.toBe(aino.id);
});

test('linking keeps the session, and linking again changes nothing', async () => {
  const before = aino.cookies.get('pieces_session');
  await link(aino, 'github');
  const first = await list(aino);
  expect(await link(aino, 'github')).toBe('/settings?linked=github');
  expect(await list(aino)).toEqual(first);
  expect(aino.cookies.get('pieces_session')).toBe(before);
});

describe('linking is refused', () => {
  test('if the login belongs to another account', async () => {
    await signInWith(openClient(server.url), 'google');
    expect(await link(aino, 'google')).toBe('/settings?error=google&reason=taken');
    expect((await list(aino))[0]?.linked).toBe(false);
  });

  test('if the account has another login of that provider', async () => {
    await link(aino, 'google');
    google.person = { ...google.person, sub: `second-${count}`, email: 'second@google.test' };
    expect(await link(aino, 'google')).toBe('/settings?error=google&reason=another');
    expect((await list(aino))[0]?.email).toBe(`helmi.${count}@google.test`);
  });

  test('if the address is not verified', async () => {
    google.person.email_verified = false;
    expect(await link(aino, 'google')).toBe('/settings?error=google&reason=unverified');
    expect((await list(aino))[0]?.linked).toBe(false);
  });

  test('if the person denies consent', async () => {
    const callback = await answerConsent('Deny', await askToLink(aino, 'github'));
    expect(await finishSignIn(aino, callback)).toBe('/settings?error=github');
  });

  test('if the person has signed out, or someone else has signed in', async () => {
    const callback = await answerConsent('Allow', await askToLink(aino, 'google'));
    const cookies = new Map(aino.cookies);
    cookies.delete('pieces_session');
    expect(await finishSignIn(openClient(server.url, cookies), callback)).toBe(
      '/settings?error=google',
    );
    const again = await answerConsent('Allow', await askToLink(aino, 'google'));
    const helmi = await createPerson(server, 'Helmi');
    helmi.cookies.set('pieces_login_attempt', aino.cookies.get('pieces_login_attempt') ?? '');
    expect(await finishSignIn(helmi, again)).toBe('/settings?error=google');
    for (const person of [aino, helmi]) expect((await list(person))[0]?.linked).toBe(false);
  });

  test('if the callback is opened in another person’s browser', async () => {
    const helmi = await createPerson(server, 'Helmi');
    const callback = await answerConsent('Allow', await askToLink(helmi, 'google'));
    expect(await finishSignIn(aino, callback)).toBe('/login?error=google');
    await askToLink(aino, 'google');
    expect(await finishSignIn(aino, callback)).toBe('/settings?error=google');
    expect((await list(aino))[0]?.linked).toBe(false);
  });

  test('with unauthenticated without a session, and xsrf_mismatch with a forged token', async () => {
    const body = { provider: 'google' };
    const visitor = openClient(server.url);
    expect((await visitor.refused('GET /users/identities')).status).toBe(401);
    expect((await visitor.refused('POST /users/identities', { body })).status).toBe(401);
    const path = 'DELETE /users/identities/{provider}';
    expect((await visitor.refused(path, unlink('google'))).status).toBe(401);
    const headers = { 'x-xsrf-token': 'forged' };
    const refusal = await aino.refused('POST /users/identities', { body, headers });
    expect(refusal.body.code).toBe('xsrf_mismatch');
  });

  test('with invalid_input or not_found for an unknown provider', async () => {
    const refusal = await aino.refused('POST /users/identities', { body: { provider: 'email' } });
    expect(refusal.body.message).toBe('Provider must be one of google, github');
    const path = 'DELETE /users/identities/{provider}';
    expect((await aino.refused(path, unlink('email'))).body.code).toBe('not_found');
    expect((await aino.refused(path, unlink('google'))).body.code).toBe('not_found');
  });

  test('with login_unavailable if the provider is not configured or is down', async () => {
    const gone = await startGoogle();
    await gone.stop();
    const bare = await startTestServer({ google: gone.settings });
    const person = await createPerson(bare);
    for (const provider of ['google', 'github']) {
      const { status, body } = await person.refused('POST /users/identities', {
        body: { provider },
      });
      expect(status).toBe(409);
      expect(body.code).toBe('login_unavailable');
    }
    expect((await list(person)).map(({ can }) => can.link)).toEqual([true, false]);
  });
});

describe('the last sign-in method', () => {
  test('cannot be unlinked: returns last_login', async () => {
    const visitor = openClient(server.url);
    await signInWith(visitor, 'google');
    expect((await list(visitor))[0]?.can).toEqual({ link: false, unlink: false });
    const path = 'DELETE /users/identities/{provider}';
    const refusal = await visitor.refused(path, unlink('google'));
    expect(refusal.status).toBe(409);
    expect(refusal.body.code).toBe('last_login');
    expect((await list(visitor))[0]?.linked).toBe(true);
  });

  test('stays when the last two are unlinked at the same time', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const visitor = openClient(server.url);
      google.person.sub = `last-${count}-${round}`;
      google.person.email = `last.${count}.${round}@google.test`;
      github.person.id = 1000 * count + round;
      await signInWith(visitor, 'google');
      await link(visitor, 'github');
      await visitor.send('GET /users/identities');
      const headers = { 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '' };
      const replies = await Promise.all(
        ['google', 'github'].map((provider) =>
          visitor.request('DELETE', `/api/users/identities/${provider}`, { headers }),
        ),
      );
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204, 409]));
      expect((await list(visitor)).filter(({ linked }) => linked)).toHaveLength(1);
    }
  });
});

test('the owner is emailed when a login is linked or unlinked', async () => {
  await link(aino, 'google');
  await aino.send('DELETE /users/identities/{provider}', unlink('google'));
  expect(await mailedSubjects(server, aino.email)).toEqual([
    'Google was linked to your Pieces account',
    'Google was unlinked from your Pieces account',
  ]);
});

describe('confirming one’s identity, ten minutes after signing in', () => {
  const age = () =>
    server.pool.query(`update sessions set authenticated_at = now() - interval '10 minutes'`);
  const confirm = async (client: Client, next = '/settings?section=account') => {
    const { body } = await client.send('POST /auth/identity-confirmation/{provider}', {
      params: { provider: 'google' },
      body: { next },
    });
    return answerConsent('Allow', body.location);
  };

  test('is required to link or unlink a login: returns identity_unconfirmed', async () => {
    await link(aino, 'google');
    await age();
    const linking = await aino.refused('POST /users/identities', { body: { provider: 'github' } });
    const unlinking = await aino.refused('DELETE /users/identities/{provider}', unlink('google'));
    for (const { status, body } of [linking, unlinking])
      expect([status, body.code]).toEqual([403, 'identity_unconfirmed']);
    expect((await list(aino))[0]?.linked).toBe(true);
  });

  test('works with the correct password, and replaces the session token', async () => {
    await age();
    const before = aino.cookies.get('pieces_session') ?? '';
    const path = 'POST /auth/identity-confirmation';
    const wrong = await aino.refused(path, { body: { password: 'Wrong4Horse' } });
    expect(wrong.body.errors?.[0]?.field).toBe('password');
    expect(aino.cookies.get('pieces_session')).toBe(before);
    await aino.send(path, { body: { password: 'Correct4Horse' } });
    await askToLink(aino, 'github');
    const old = openClient(server.url, new Map([['pieces_session', before]]));
    expect((await old.refused('GET /auth/me')).status).toBe(401);
  });

  test('takes a second step after the provider if two-step sign-in is on', async () => {
    await link(aino, 'google');
    const { recoveryCodes } = await turnOnTwoStep(aino);
    await age();
    expect(await finishSignIn(aino, await confirm(aino))).toBe('/settings?section=account');
    const refusal = await aino.refused('DELETE /users/identities/{provider}', unlink('google'));
    expect(refusal.body.code).toBe('identity_unconfirmed');
    await aino.send('POST /auth/identity-confirmation/second-step', {
      body: { code: recoveryCodes[0] },
    });
    await aino.send('DELETE /users/identities/{provider}', unlink('google'));
  });

  test('works with a fresh sign-in at the linked provider, and returns to the page', async () => {
    await link(aino, 'google');
    await age();
    expect(await finishSignIn(aino, await confirm(aino))).toBe('/settings?section=account');
    await aino.send('DELETE /users/identities/{provider}', unlink('google'));
  });

  test('fails if the person signed in to the provider more than ten minutes ago', async () => {
    await link(aino, 'google');
    await age();
    const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
    google.faults = { claims: { auth_time: minutesAgo(60) } };
    expect(await finishSignIn(aino, await confirm(aino))).toBe('/settings?error=google');
    await aino.refused('DELETE /users/identities/{provider}', unlink('google'));
    google.faults = { claims: { auth_time: minutesAgo(1) } };
    expect(await finishSignIn(aino, await confirm(aino))).toBe('/settings?section=account');
    google.faults = {};
  });

  test('fails with another login of the provider', async () => {
    await link(aino, 'google');
    await age();
    google.person = { ...google.person, sub: `other-${count}` };
    expect(await finishSignIn(aino, await confirm(aino))).toBe(
      '/settings?error=google&reason=another',
    );
    const refusal = await aino.refused('DELETE /users/identities/{provider}', unlink('google'));
    expect(refusal.body.code).toBe('identity_unconfirmed');
  });

  test('never redirects to another host', async () => {
    await link(aino, 'google');
    expect(await finishSignIn(aino, await confirm(aino, '//evil.test'))).toBe('/');
  });
});

test('linking returns unauthenticated if the session has ended in the meantime', async () => {
  const [session] = (await aino.send('GET /users/sessions')).body;
  await aino.send('POST /logout');
  const profile = { subject: 'late', email: 'late@google.test', firstName: '', lastName: '' };
  const late = linkLogin(server.db, {
    provider: 'google',
    profile,
    userId: aino.id,
    sessionId: session?.id ?? 0,
  });
  await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
});
