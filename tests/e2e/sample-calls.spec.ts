import { expect, test } from './pieces.ts';

const samples = ['/', '/events', '/forum', '/business', '/hackathons', '/philosophy', '/terms'];
const allowed = ['/api/users/profile', '/api/projects/user'];

for (const who of ['a visitor', 'someone signed in']) {
  test(`screens of sample content ask for nothing but the profile and projects of ${who}`, async ({
    openPage,
    signUp,
    pieces,
  }) => {
    const page = await openPage(who === 'a visitor' ? {} : { person: await signUp() });
    const asked = new Set<string>();
    const elsewhere = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== pieces.url) elsewhere.add(request.url());
      if (pathname.startsWith('/api/')) asked.add(`${request.method()} ${pathname}`);
    });
    await page.goto('/privacy');
    for (const path of samples) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect([...asked].toSorted()).toEqual(
      who === 'a visitor' ? [] : allowed.map((path) => `GET ${path}`).toSorted(),
    );
    // What a page holds itself, such as a picture in its text, has no origin.
    expect([...elsewhere].filter((url) => url.startsWith('http'))).toEqual([]);
  });
}
