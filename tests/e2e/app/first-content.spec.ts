import type { Page } from '@playwright/test';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { notRendered } from '#tests/e2e/support/failing-requests.ts';
import { holdBack } from '#tests/e2e/support/hold-back.ts';

const app = /assets\/index-.*js/;

/** Keeps the app from starting, so that only what the server rendered is there. Returns how to start it. */
const holdApp = (page: Page) => holdBack(page, app);

/** Opens a page and waits for its first content. On a busy machine the server may have no time for it. */
const openRendered = (page: Page, path: string) =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root[data-static] h1'), path).toBeAttached({ timeout: 5_000 });
    await page.waitForFunction(isStyled);
  }).toPass();

/** Nothing is where it will be before the stylesheet has loaded. */
const isStyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet !== null,
  );

/** Starts the app and expects the elements that the server rendered to stay. */
async function expectTakenOver(page: Page, start: () => void) {
  const path = new URL(page.url()).pathname;
  await page.locator('h1').evaluate((heading) => Object.assign(window, { heading }));
  start();
  await expect(page.locator('#root[data-static]'), path).toHaveCount(0);
  const isKept = () => document.querySelector('h1') === Reflect.get(window, 'heading');
  expect(await page.evaluate(isKept), path).toBe(true);
}

/** The page's elements and texts, a line each, without what differs between two renderings. */
const readPage = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const describe = (node: Node): string[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element) || ['title', 'link'].includes(node.localName)) return [];
      const attributes = [...node.attributes]
        .filter(
          ({ name, value }) => !['data-style', 'selected'].includes(name) && !/_r_/i.test(value),
        )
        // The tab's distance from the right is measured once, perhaps too early, and nothing uses it.
        .map(({ name, value }) => `${name}=${value.replace(/--active-tab-right: [^;]+;/, '')}`);
      return [
        `<${[node.localName, ...attributes.toSorted()].join(' ')}>`,
        ...[...node.childNodes].flatMap(describe),
        `</${node.localName}>`,
      ];
    };
    return describe(root).join('\n');
  });

test('the browser takes over the server’s HTML without changing it', async ({
  openPage,
  signUp,
  signIn,
}) => {
  const aino = await signUp();
  const { id } = await createProject(aino);
  await createTicket(aino, id);
  const page = await openPage();
  const other = await page.context().newPage();
  const visitor = ['/', '/projects', `/projects/${id}`, `/profile/${aino.id}`];
  const signedIn = ['/', '/projects', `/projects/${id}`, '/profile', `/team-workspace/${id}`];
  for (const [index, path] of [...visitor, ...signedIn].entries()) {
    if (index === visitor.length) {
      // Open pages would notice that someone has signed in.
      for (const one of [page, other]) await one.goto('/health/live');
      await signIn(page.context(), aino);
    }
    const start = await holdApp(page);
    await openRendered(page, path);
    const rendered = page.locator('#root[data-static]');
    await expect(rendered.locator('h1'), path).toBeVisible();
    // The calls of one's own profile depend on who one is.
    if (path === '/profile') await expect(rendered.getByText('Recent Projects')).toBeVisible();
    await expectTakenOver(page, start);
    await page.unroute(app);
    await other.goto(notRendered(path));
    // Parts load after the page can be used.
    await expect(async () => expect(await readPage(page)).toBe(await readPage(other))).toPass();
  }
});

test('the first view has its dates and numbers from the server, without formatting any again, and keeps hostile texts text', async ({
  openPage,
  signUp,
}) => {
  const name = '</script><img src=x onerror=alert(1)>';
  const description = `${name} <!--$&`;
  const { id } = await createProject(await signUp(), { name, description });
  const page = await openPage();
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'DisplayNames']) {
      const construct = (Format: new () => object, options: never[]) => {
        made.push(name);
        return Reflect.construct(Format, options) as object;
      };
      Reflect.set(Intl, name, new Proxy(Reflect.get(Intl, name) as object, { construct }));
    }
  });
  for (const path of ['/', '/projects', `/projects/${id}`]) {
    const start = await holdApp(page);
    await openRendered(page, path);
    if (path.endsWith(`/${id}`))
      await expect(page.locator('#root[data-static] h1')).toHaveText(name);
    await expectTakenOver(page, start);
    expect(await page.evaluate(() => Reflect.get(window, 'made') as string[]), path).toEqual([]);
    await page.unroute(app);
  }
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

test('until the app runs, keys and clicks change nothing, but links work', async ({ openPage }) => {
  const page = await openPage();
  const start = await holdApp(page);
  await openRendered(page, '/projects');
  const search = page.getByRole('searchbox', { name: 'Search projects' });
  await search.focus();
  await page.keyboard.type('maps');
  const statuses = page.getByRole('combobox', { name: 'Status' });
  await statuses.focus();
  await page.keyboard.press('ArrowDown');
  const theme = page.getByRole('button', { name: /dark theme/ });
  await theme.focus();
  await page.keyboard.press('Enter');
  const { x, y } = (await theme.boundingBox())!;
  const findPressed = (at: { x: number; y: number }) => document.elementFromPoint(at.x, at.y)?.id;
  expect(await page.evaluate(findPressed, { x: x + 5, y: y + 5 })).toBe('root');
  await expectTakenOver(page, start);
  await expect(search).toHaveValue('');
  await expect(statuses).toHaveValue('all');
  await expect(theme).toBeVisible();
  await expect(page).toHaveURL('/projects');
  await page.unroute(app);

  const startAgain = await holdApp(page);
  await openRendered(page, '/projects');
  await page.getByRole('link', { name: 'Philosophy' }).press('Enter');
  await expect(page).toHaveURL('/philosophy');
  startAgain();
});

test('cards stay where the server rendered them, however many lines their titles need; after signing out without an answer, nothing is shown', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const { id } = await createProject(aino);
  for (const title of ['Short', 'Long '.repeat(20), 'Longer '.repeat(30), 'Last'])
    await createTicket(aino, id, { title });
  const page = await openPage({ person: aino, viewport: { width: 390, height: 844 } });
  const start = await holdApp(page);
  await openRendered(page, `/team-workspace/${id}`);
  const readTops = () =>
    page.locator('#root li[data-index]').evaluateAll(async (cards) => {
      await document.fonts.ready;
      return cards.map((card) => card.getBoundingClientRect().top);
    });
  const tops = await readTops();
  expect(tops).toHaveLength(4);
  await expectTakenOver(page, start);
  const moved = (await readTops()).map((top, index) => Math.abs(top - tops[index]!));
  // Measured heights are whole pixels; another line would be 20 of them.
  expect(Math.max(...moved)).toBeLessThan(3);

  // Nothing is shown to someone who signed out without an answer.
  await page.unroute(app);
  await page.goto('/profile');
  await page.evaluate(() => localStorage.setItem('pieces-logout-pending', '1'));
  const startAgain = await holdApp(page);
  await openRendered(page, '/profile');
  await expect(page.locator('#root h1')).toBeHidden();
  startAgain();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Aino')).toHaveCount(0);
});

test('is replaced where the browser’s time zone is another, and has its times from then on', async ({
  openPage,
}) => {
  const options = { timezoneId: 'America/New_York' };
  const [page, other] = [await openPage(options), await openPage(options)];
  await openRendered(page, '/');
  await expect(page.locator('#root[data-static]')).toHaveCount(0);
  await other.goto(notRendered('/'));
  await expect(page.locator('time').first()).toBeVisible();
  await expect(async () => expect(await readPage(page)).toBe(await readPage(other))).toPass();

  const start = await holdApp(page);
  await openRendered(page, '/');
  const readTimes = (shown: Page) => shown.locator('time').allTextContents();
  expect(await readTimes(page)).toEqual(await readTimes(other));
  await expectTakenOver(page, start);
});

test('stays hidden below the splash, and its data is used afterward', async ({ openPage }) => {
  const page = await openPage({ firstVisit: true });
  const start = await holdApp(page);
  await openRendered(page, '/');
  await expect(page.locator('#root h1')).toBeHidden();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  start();
  await expect(page.getByText('Press any key or click to skip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).not.toContain('/api/projects/open');
});
