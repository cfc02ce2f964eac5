import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Returns the cookie that the module sets on a page with this protocol. */
async function cookieOn(protocol: 'http:' | 'https:'): Promise<string> {
  const page = { cookie: '' };
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', page);
  await import('./name-time-zone.ts');
  return page.cookie;
}

test('on https, the cookie of the time zone is Secure and has the __Host- prefix', async () => {
  expect(await cookieOn('https:')).toMatch(/^__Host-pieces_time_zone=\S+; path=\/; .*; secure$/);
});

test('on http, which has no secure cookies, the cookie has neither', async () => {
  expect(await cookieOn('http:')).toMatch(/^pieces_time_zone=\S+; path=\/; (?!.*secure)/);
});
