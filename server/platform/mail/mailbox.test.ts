import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { secret, startTestServer, type TestServer } from '#tests/server.ts';
import { deriveOperatorKey } from '#server/platform/http/operator-key.ts';

const key = deriveOperatorKey(secret, 'mailbox');
const hostile = {
  to: '"<b>Aino</b>" <aino@pieces.test>',
  subject: '<script>alert(1)</script> & more',
  text: 'Open https://pieces.test/?a="onclick="b&c=<i>\n<img src=x onerror=alert(1)>',
  sentAt: new Date(0),
  messageId: 'hostile',
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ mailer: { send: async () => {}, sent: [hostile] } });
});

const status = async (path: string, headers: Record<string, string> = {}) =>
  (await server.http.inject({ url: path, headers, remoteAddress: '127.0.0.1' })).statusCode;

test('opens through its link, and afterward through an HttpOnly cookie', async () => {
  const visitor = openClient(server.url);
  const opened = await visitor.request('GET', `/dev/mail?key=${key}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/dev/mail']);
  const cookie = opened.headers.getSetCookie().find((one) => one.startsWith('pieces_mailbox='));
  expect(cookie).toMatch(/Path=\/; HttpOnly; SameSite=Lax/);
  const page = await visitor.request('GET', '/dev/mail');
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('on https, the cookie has the __Host- prefix', async () => {
  const secure = await startTestServer({ publicUrl: 'https://pieces.test' });
  const opened = await openClient(secure.url).request('GET', `/dev/mail?key=${key}`);
  expect(opened.headers.getSetCookie().join('\n')).toMatch(
    /__Host-pieces_mailbox=[^;]+; Path=\/; HttpOnly; Secure/,
  );
});

test.each<[string, Record<string, string>]>([
  ['/dev/mail', {}],
  ['/dev/mail', { host: '127.0.0.1' }],
  ['/dev/mail', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
  ['/dev/mail', { cookie: 'pieces_mailbox=guessed' }],
  ['/dev/mail', { cookie: `pieces_mailbox=${deriveOperatorKey(secret, 'metrics')}` }],
  ['/dev/mail?key=', {}],
  ['/dev/mail?key=guessed', {}],
  ['/dev/mail?key=guessed&key=guessed', {}],
  [`/dev/mail?key=${deriveOperatorKey('another secret', 'mailbox')}`, {}],
  ['/%64ev/mail', {}],
  ['//dev/mail', { accept: 'text/html' }],
  ['/dev%2fmail', { accept: 'text/html' }],
  [`//dev/mail?key=${key}`, { accept: 'text/html' }],
])('returns 404 for %s without the key, even on this machine: %o', async (path, headers) => {
  expect(await status(path, headers)).toBe(404);
});

test('checks the key for other spellings of the path too', async () => {
  expect(await status(`/%64ev/mail?key=${key}`)).toBe(302);
  expect(await status('/%64ev/mail', { cookie: `pieces_mailbox=${key}` })).toBe(200);
});

test('does not exist when SMTP is set up, even with the key', async () => {
  const sending = await startTestServer({ mailer: { send: async () => {} } });
  const answer = await openClient(sending.url).request('GET', `/dev/mail?key=${key}`);
  expect(answer.status).toBe(404);
});

test('shows the content of emails as text, never as markup', async () => {
  const visitor = openClient(server.url, new Map([['pieces_mailbox', key]]));
  const page = await (await visitor.request('GET', '/dev/mail')).text();
  expect(page).not.toMatch(/<(script|img|b|i)\b/);
  expect(page).not.toContain('"onclick=');
  expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; more');
});

test('is styled, and runs and loads nothing', async () => {
  const visitor = openClient(server.url, new Map([['pieces_mailbox', key]]));
  const page = await visitor.request('GET', '/dev/mail');
  const [, styles = ''] = /<style>([^]*)<\/style>/.exec(await page.text()) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  const policy = page.headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy.join()).not.toMatch(/script|unsafe|self/);
});
