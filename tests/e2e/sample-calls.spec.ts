import { expect, test } from './pieces.ts';

const samples = ['/events', '/forum', '/business', '/hackathons', '/philosophy', '/terms'];
const allowed = ['/api/users/profile', '/api/projects/user'];

for (const who of ['a visitor', 'someone signed in']) {
  test(`sample screens send no calls for ${who}, except for profile and projects`, async ({
    openPage,
    signUp,
    pieces,
  }) => {
    const page = await openPage(who === 'a visitor' ? {} : { person: await signUp() });
    const calls = new Set<string>();
    const otherOrigins = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== pieces.url) otherOrigins.add(request.url());
      if (pathname.startsWith('/api/')) calls.add(`${request.method()} ${pathname}`);
    });
    await page.goto('/privacy');
    for (const path of samples) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect([...calls].toSorted()).toEqual(
      who === 'a visitor' ? [] : allowed.map((path) => `GET ${path}`).toSorted(),
    );
    // Inline content such as data: images has no origin.
    expect([...otherOrigins].filter((url) => url.startsWith('http'))).toEqual([]);
  });
}
