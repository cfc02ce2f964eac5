import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { notRendered } from '#tests/e2e/support/failing-requests.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

const phone = { width: 390, height: 844 };

const navLinks = [
  ['Projects', '/projects'],
  ['Events', '/events'],
  ['Business Portal', '/business'],
  ['Hackathons', '/hackathons'],
  ['Forum', '/forum'],
  ['Philosophy', '/philosophy'],
] as const;

test('a visitor’s header and footer lead everywhere but to notifications, and navigation moves the focus to the heading', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto('/');
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(navLinks.map(([name]) => name));
  for (const [name, path] of navLinks) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/· Pieces$/);
  }
  await page.getByRole('link', { name: 'Pieces, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Explore Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login\?next=%2Fnotifications$/);
});

test('on a small screen, the menu opens with a button', async ({ openPage }) => {
  const page = await openPage({ ...stillPage, viewport: phone });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await menu.getByRole('link', { name: 'Forum' }).click();
  await expect(page).toHaveURL('/forum');
  await expect(menu).toBeHidden();
});

test('home shows the hero, statistics, three events and philosophy; an unknown page leads back to it, and a bar says so when one is offline', async ({
  openPage,
}) => {
  const page = await openPage(stillPage);
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) calls.add(pathname);
  });
  await page.goto(notRendered('/'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find Your Missing Piece' }),
  ).toBeVisible();
  await expect(page.getByText('Build real projects. Together.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Projects' })).toHaveAttribute(
    'href',
    '/projects',
  );
  await expect(page.getByRole('link', { name: 'Join the Community' })).toHaveAttribute(
    'href',
    '/login',
  );
  for (const [figure, name] of [
    ['1,250', 'Members'],
    ['342', 'Projects'],
    ['78', 'Events'],
    ['156', 'Achievements'],
  ]) {
    await expect(page.getByText(figure ?? '', { exact: true })).toBeVisible();
    await expect(page.getByText(name ?? '', { exact: true }).last()).toBeVisible();
  }
  await expect(
    page.getByRole('region', { name: 'Upcoming Events' }).getByRole('link', { name: /^Join/ }),
  ).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'View All Events' })).toHaveAttribute(
    'href',
    '/events',
  );
  for (const name of ['Real Projects', 'Collaborative Learning', 'Career Growth']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  expect([...calls]).toEqual(['/api/projects/open']);
  await expectAccessible(page);

  // An unknown page says so and offers links.
  const reply = await page.goto('/nothing/here');
  expect(reply?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'This piece doesn’t fit anywhere' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');

  // Offline, the bar that says so stays in view.
  await page.goto('/philosophy');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeInViewport();
  await expectAccessible(page);
});

test.describe('splash', () => {
  test('on a first visit, shows the tagline after 0.5 s, ends after 3 s and stays away for 7 days', async ({
    openPage,
  }) => {
    const page = await openPage({ firstVisit: true });
    await page.clock.install();
    await page.goto('/');
    const tagline = page.getByText('Find Your Missing Piece', { exact: true }).last();
    const splash = page.getByText('Press any key or click to skip');
    await expect(splash).toBeVisible();
    await page.clock.runFor(600);
    await expect(tagline).toBeVisible();
    await page.clock.runFor(2500);
    await expect(splash).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('hasSeenSplash'))).toBe('true');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(splash).toHaveCount(0);
    await page.evaluate(() =>
      localStorage.setItem('lastVisitTime', String(Date.now() - 7 * 24 * 60 * 60 * 1000 - 1)),
    );
    await page.reload();
    await expect(splash).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(splash).toHaveCount(0);
  });

  test('waits for the next visit after an emailed link', async ({ openPage, expectConsole }) => {
    const page = await openPage({ firstVisit: true });
    expectConsole(page, /403|400/);
    const splash = page.getByText('Press any key or click to skip');
    await page.goto('/reset-password#unknown');
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expect(splash).toHaveCount(0);
    await page.goto('/');
    await expect(splash).toBeVisible();
  });
});

test('remembers the chosen theme, and ignores an invalid one', async ({ openPage }) => {
  const page = await openPage({ colorScheme: 'light' });
  await page.goto('/');
  const light = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).not.toBe(light);

  // Nonsense in storage is ignored.
  for (const stored of ['{"text":', '{"text":{},"title":{}}']) {
    await page.evaluate((nonsense) => {
      for (const key of ['theme', 'lastVisitTime']) localStorage.setItem(key, nonsense);
    }, stored);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  }
});

test('the header keeps its state while the first screen loads; the other routes open for signed-in people', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ ...stillPage, person: await signUp() });
  const letGo = await holdBack(page, /assets\/projects-/);
  await page.goto(notRendered('/projects'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Projects', includeHidden: true })).toBeAttached();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();

  for (const path of ['/settings', '/terms', '/privacy', '/update-name']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
});

test('the header and then “Loading” are there before the scripts, unless the splash comes first', async ({
  openPage,
}) => {
  const page = await openPage();
  const firstVisit = await openPage({ firstVisit: true });
  for (const one of [page, firstVisit]) {
    const letGo = await holdBack(one, /assets\/index-.*js/);
    await one.goto(notRendered('/projects'), { waitUntil: 'commit' });
    const logo = one.locator('header').getByText('Pieces');
    await expect(logo).toBeAttached();
    const loading = one.getByText('Loading...');
    if (one === page) {
      await expect(logo).toBeVisible();
      await expect(loading).toHaveCSS('opacity', '1');
    } else {
      await expect(logo).toBeHidden();
      await expect(loading).toBeHidden();
    }
    letGo();
    await expect(one.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(logo).toHaveCount(1);
  }
});

test('a newly opened page starts at the top, and a reload keeps the scroll position', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 500 } });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const isShown = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page may not be long enough at first.
  const scroll = () =>
    expect.poll(() => page.evaluate(() => window.scrollTo(0, 200)).then(place)).toBe(200);
  await page.goto('/privacy');
  await isShown();
  await scroll();
  await page.goto('/philosophy');
  await isShown();
  expect(await place()).toBe(0);
  await scroll();
  await page.reload();
  await isShown();
  await expect.poll(place).toBe(200);
});
