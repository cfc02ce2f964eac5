import type { Request } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/pieces.ts';

const samples = ['/events', '/forum', '/business', '/hackathons', '/philosophy'];
const stream = '/api/notifications/events';
/** What the header loads, and the browser's time zone, which is sent once. */
const allowed = [
  'GET /api/users/profile',
  'GET /api/projects/user',
  `GET ${stream}`,
  'PUT /api/users/notification-settings',
];

for (const who of ['a visitor', 'someone signed in']) {
  test(`sample screens send no calls for ${who}, except for those of the header`, async ({
    openPage,
    signUp,
    pieces,
  }) => {
    const page = await openPage(who === 'a visitor' ? {} : { person: await signUp() });
    const calls = new Set<string>();
    const otherOrigins = new Set<string>();
    const underWay = new Set<Request>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== pieces.url) otherOrigins.add(request.url());
      if (pathname.startsWith('/api/')) calls.add(`${request.method()} ${pathname}`);
      // The stream never ends.
      if (pathname !== stream) underWay.add(request);
    });
    page.on('requestfinished', (request) => void underWay.delete(request));
    page.on('requestfailed', (request) => void underWay.delete(request));
    await page.goto('/conduct');
    for (const path of samples) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => underWay.size).toBe(0);
    }
    await expect
      .poll(() => [...calls].toSorted())
      .toEqual(who === 'a visitor' ? [] : allowed.toSorted());
    // Inline content such as data: images has no origin.
    expect([...otherOrigins].filter((url) => url.startsWith('http'))).toEqual([]);
  });
}
