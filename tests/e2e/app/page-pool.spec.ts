import { notRendered } from '#tests/e2e/support/failing-requests.ts';
import { createPagePool } from '#tests/e2e/support/page-pool.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

test('a page that’s used again keeps nothing from the previous test', async ({
  browser,
  pieces,
}) => {
  const pool = createPagePool();
  const context = await browser.newContext({ baseURL: pieces.url });
  const page = await context.newPage();
  pool.add(page, {});
  await page.goto('/projects');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('draft', 'Typed');
  });
  await context.addCookies([{ name: 'pieces_session', value: 'theirs', url: pieces.url }]);
  await page.route('**/api/**', (route) => route.abort());
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'active' });
  await page.mouse.move(200, 200);
  await page.mouse.down();
  const tab = await context.newPage();

  await pool.giveBack(page);
  expect(await pool.take({ hasTouch: true })).toBeUndefined();
  expect(await pool.take({ reducedMotion: 'reduce' })).toBe(page);
  expect(tab.isClosed()).toBe(true);
  expect(await context.cookies()).toEqual([]);
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 });
  const before = seen.length;
  const answer = page.waitForResponse('**/api/projects/search*');
  await page.goto(notRendered('/projects'));
  expect((await answer).ok()).toBe(true);
  expect(seen).toHaveLength(before);
  const state = await page.evaluate(() => ({
    theme: localStorage.getItem('theme'),
    draft: sessionStorage.getItem('draft'),
    looks: ['print', '(prefers-color-scheme: dark)', '(forced-colors: active)'].filter(
      (query) => matchMedia(query).matches,
    ),
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  expect(state).toEqual({ theme: null, draft: null, looks: [], isStill: true });
  await context.close();
});

test('a page with a fake clock, or offline, isn’t used again', async ({ browser, pieces }) => {
  const pool = createPagePool();
  for (const leaveTrace of ['clock', 'offline']) {
    const context = await browser.newContext({ baseURL: pieces.url });
    const page = await context.newPage();
    pool.add(page, {});
    await page.goto('/health/live');
    if (leaveTrace === 'clock') await page.clock.install();
    else await context.setOffline(true);
    await pool.giveBack(page);
    expect(page.isClosed(), leaveTrace).toBe(true);
    expect(await pool.take({})).toBeUndefined();
  }
});

test('a page where time stands still serves only tests at the same time', async ({
  browser,
  pieces,
}) => {
  const [now, later] = ['2030-01-01T12:00:00.000Z', '2030-01-01T13:00:00.000Z'];
  const pool = createPagePool();
  const context = await browser.newContext({ baseURL: pieces.url });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  pool.add(page, { now });
  await pool.giveBack(page);
  for (const options of [{}, { now: later }, { now, hasTouch: true }])
    expect(await pool.take(options)).toBeUndefined();
  expect(await pool.take({ now })).toBe(page);
  await page.goto('/projects');
  expect(await page.evaluate(() => new Date().toISOString())).toBe(now);
  await context.close();
});
