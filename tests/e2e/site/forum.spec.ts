import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/pieces.ts';

const now = '2030-05-15T12:00:00+03:00';
const notice = 'This is sample content';
const searchBox = (page: Page) => page.getByPlaceholder('Search discussions...');
const typeButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Type' }).getByRole('button', { name, exact: true });
const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Statistics' })
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd');

async function openForum(page: Page, search = '') {
  await page.goto(`/forum${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible();
}

test('a card shows the author, category and activity', async ({ openPage }) => {
  const page = await openPage({ now });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
  });
  await openForum(page, '?search=effect');
  const card = page.getByRole('article', { name: /^My effect runs twice/ });
  await expect(card).toContainText('Aada Kivimäki, Junior developer');
  await expect(card).toContainText('React, accessibility');
  await expect(card).toContainText('41 helpful answers');
  await expect(card).toContainText('9 replies');
  await expect(card).toContainText('141 views');
  await expect(card).toContainText('Last activity today');
  await expect(card).toContainText('Code Clinic');
  await expect(card.getByRole('listitem')).toHaveText(['React', 'TypeScript', 'hooks']);
  await expect(page.getByText('Sample content', { exact: true })).toHaveCount(1);
  expect(calls).toEqual([]);
});

test('a card with code shows the code, language, link and reviewers', async ({ openPage }) => {
  const page = await openPage({ now });
  await openForum(page, '?search=nine+seconds');
  const card = page.getByRole('article');
  await expect(card.locator('pre')).toContainText(
    "from harvest\nwhere date_trunc('month', picked_at) = $1",
    { useInnerText: true },
  );
  await expect(card.locator('figcaption')).toContainText('SQL');
  await expect(card.getByText('Oskar Lundell')).toContainText('Approved');
  const link = card.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://code.pieces.example/daria/berry-harvest');
  await link.click();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page).toHaveURL('/forum?search=nine+seconds');
});

test('a card about a project shows its status and the roles it needs', async ({ openPage }) => {
  const page = await openPage({ now });
  await openForum(page, '?search=night+bus');
  const card = page.getByRole('article');
  await expect(fact(card, 'Project')).toHaveText(/Planning.*Ten weeks, first map in three/);
  await expect(fact(card, 'Looking for')).toContainText('Tester who rides buses');
  await expect(fact(card, 'Tech stack')).toHaveText('TypeScriptMapLibrePostGIS');
  await expect(fact(card, 'Participants')).toContainText('Kalle Pohjola, Thuy Le');
});

test('a card with a session shows the date, topics and number of places', async ({ openPage }) => {
  const page = await openPage({ now });
  await openForum(page, '?search=study+group');
  const card = page.getByRole('article');
  await expect(fact(card, 'Session')).toContainText(/May 19, 6:00\s–\s7:30\sPM/);
  await expect(fact(card, 'Session')).toContainText('Joins by drawing');
  await expect(fact(card, 'Session')).toContainText('up to 16 participants');
  await expect(fact(card, 'Resources')).toContainText('The harbor data set, 40 MB');
});

test('filters by all or one of five types and keeps it in the URL', async ({ openPage }) => {
  const page = await openPage({ now });
  await openForum(page);
  const group = page.getByRole('group', { name: 'Type' });
  await expect(group.getByRole('button')).toHaveText([
    'All',
    'Education',
    'Innovation',
    'Collaboration',
    'Support',
    'Ecosystem',
  ]);
  await expect(typeButton(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await typeButton(page, 'Ecosystem').click();
  await expect(page).toHaveURL('/forum?type=Ecosystem');
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.reload();
  await expect(typeButton(page, 'Ecosystem')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article')).toHaveCount(5);
  await typeButton(page, 'All').click();
  await expect(page).toHaveURL('/forum');
});

test('searches titles, categories and tags and keeps the search in the URL', async ({
  openPage,
}) => {
  const page = await openPage({ now });
  await openForum(page);
  for (const [text, title] of [
    ['sauna', /^Sauna bookings/],
    ['code clinic go', /weather station/],
    ['licenses', /^A license for our first library/],
  ] as const) {
    await searchBox(page).fill(text);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  }
  await expect(page).toHaveURL('/forum?search=licenses');
  await expect(searchBox(page)).toBeFocused();
  await page.reload();
  await expect(searchBox(page)).toHaveValue('licenses');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('keeps every letter typed while the URL catches up', async ({ openPage }) => {
  const page = await openPage({ now });
  await openForum(page);
  await searchBox(page).pressSequentially('looking for people', { delay: 60 });
  await expect(page).toHaveURL('/forum?search=looking+for+people');
  await expect(searchBox(page)).toHaveValue('looking for people');
});

test('a type pressed before the page shows the search keeps the search', async ({ openPage }) => {
  const page = await openPage({ now });
  await openForum(page);
  // Presses it as soon as the URL has the search, which is before React renders it.
  await typeButton(page, 'Ecosystem').evaluate((button: HTMLButtonElement) => {
    const { replaceState } = history;
    history.replaceState = (...change) => {
      replaceState.apply(history, change);
      history.replaceState = replaceState;
      queueMicrotask(() => button.click());
    };
  });
  await searchBox(page).fill('looking for people');
  await expect(page).toHaveURL('/forum?search=looking+for+people&type=Ecosystem');
  await expect(searchBox(page)).toHaveValue('looking for people');
});

test('statistics count all discussions, or the filtered ones', async ({ openPage }) => {
  const page = await openPage({ now });
  await openForum(page);
  await expect(figure(page, 'Total discussions')).toHaveText('30');
  await expect(figure(page, 'Active categories')).toHaveText('6');
  await expect(figure(page, 'Latest activity')).toHaveText('today');
  await searchBox(page).fill('looking for people');
  await typeButton(page, 'Ecosystem').click();
  await expect(figure(page, 'Total discussions')).toHaveText('1 of 30');
  await expect(figure(page, 'Active categories')).toHaveText('1 of 6');
  await expect(figure(page, 'Latest activity')).toHaveText('2 weeks ago');
  await expect(page.getByRole('status').filter({ hasText: '1 discussion found' })).toHaveCount(1);
});

test('shows six categories with correct counts; selecting one shows its threads', async ({
  openPage,
}) => {
  const page = await openPage({ now });
  await openForum(page, '?type=Education');
  const categories = page.getByRole('region', { name: 'Categories' });
  await expect(categories.getByRole('listitem')).toHaveCount(6);
  const workshop = categories.getByRole('listitem').filter({ hasText: 'Team Workshop' });
  await expect(workshop).toContainText('Teams looking for people');
  await expect(workshop).toContainText('Looking for people · Progress · Looking back');
  await expect(workshop).toContainText('Collaboration');
  await expect(workshop).toContainText('5 threads, last activity today');
  await workshop.getByRole('link').click();
  await expect(page).toHaveURL('/forum?search=Team+Workshop');
  await expect(searchBox(page)).toHaveValue('Team Workshop');
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(workshop.getByRole('link')).toHaveAttribute('aria-current', 'true');
});

test('shows ten discussions at a time; showing more moves the focus to the first new one', async ({
  openPage,
}) => {
  const page = await openPage({ now });
  await openForum(page);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: 'Show 10 more of 30' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('article').nth(10)).toBeFocused();
  await page.getByRole('button', { name: 'Show 10 more of 30' }).click();
  await expect(page.getByRole('article')).toHaveCount(30);
  await expect(page.getByRole('button', { name: /more of/ })).toHaveCount(0);
});

test('a search without results says so and can be cleared', async ({ openPage }) => {
  const page = await openPage({ now });
  await openForum(page, '?search=submarine&type=Support');
  await expect(page.getByText('No discussions found matching your search.')).toBeVisible();
  await expect(figure(page, 'Total discussions')).toHaveText('0 of 30');
  await expect(figure(page, 'Latest activity')).toHaveText('None');
  await page.getByRole('button', { name: 'Clear search and type' }).click();
  await expect(page).toHaveURL('/forum');
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('starting and joining a discussion say they do nothing yet', async ({ openPage }) => {
  const page = await openPage({ now });
  await openForum(page);
  await page.getByRole('button', { name: 'Start New Discussion' }).click();
  await expect(page.getByText('You can’t start discussions yet.')).toBeVisible();
  await page.getByRole('button', { name: /^Join Discussion Study group/ }).click();
  await expect(page.getByText('You can’t join discussions yet.')).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(1);
});

const fact = (card: ReturnType<Page['locator']>, name: string) =>
  card
    .locator('dl > div')
    .filter({ has: card.page().locator('dt', { hasText: name }) })
    .locator('dd');
