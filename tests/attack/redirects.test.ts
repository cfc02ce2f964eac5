import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    publicUrl: 'https://pieces.example',
    github: {
      clientId: 'pieces',
      clientSecret: 'secret',
      url: 'https://github.example',
      apiUrl: 'https://api.github.example',
    },
  });
});

const otherSites = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  'https:evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/@evil.example',
  'https://pieces.example@evil.example',
  'https://pieces.example.evil.example',
];

const routes = [
  ...['google', 'github'].map((name) => `/oauth2/authorization/${name}?next=`),
  ...['google', 'github'].map((name) => `/oauth2/callback/${name}?state=x&code=x&next=`),
  ...['next', 'returnTo', 'redirect', 'url', 'continue'].flatMap((name) => [
    `/login?${name}=`,
    `/api/auth/verify?${name}=`,
    `/api/auth/verify?token=x&${name}=`,
    `/api/auth/confirm-contact?token=x&${name}=`,
  ]),
];

/** Returns where a response redirects, resolved as browsers do; undefined without a redirect. */
async function redirectOf(url: string) {
  const { headers } = await server.http.inject({
    url,
    headers: { accept: 'text/html', host: 'pieces.example' },
  });
  const { location } = headers;
  return typeof location === 'string' ? new URL(location, 'https://pieces.example') : undefined;
}

test.each(otherSites)('never redirects to %j', async (address) => {
  for (const route of routes) {
    const target = await redirectOf(route + encodeURIComponent(address));
    if (target === undefined) continue;
    expect(['https://pieces.example', 'https://github.example']).toContain(target.origin);
    const back = target.searchParams.get('redirect_uri') ?? 'https://pieces.example/';
    expect(new URL(back).origin).toBe('https://pieces.example');
  }
  // Used as a path, it must stay on our site too.
  const path = `/${address.replace(/[\t\\<>]/g, encodeURIComponent)}`;
  expect((await redirectOf(path))?.origin ?? 'https://pieces.example').toBe(
    'https://pieces.example',
  );
});

test('a forged host header does not appear in any URL', async () => {
  const { headers, body } = await server.http.inject({
    url: '/oauth2/authorization/github',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(`${JSON.stringify(headers)}${body}`).not.toContain('evil.example');
  expect(headers.location).toContain(encodeURIComponent('https://pieces.example/'));
});
