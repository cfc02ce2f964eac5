import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload, url } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { Component } from '#web/routes/forum.tsx';

const now = '2030-05-15T12:00:00+03:00';
const notice = 'This is sample content';
const searchBox = () => page.getByPlaceholder('Search discussions...');
const typeButton = (name: string) =>
  page.getByRole('group', { name: 'Type' }).getByRole('button', { name, exact: true });
const figure = (name: string) =>
  page
    .getByRole('region', { name: 'Statistics' })
    .css('div')
    .filter({ has: page.css('dt').filter({ hasText: name }) })
    .css('dd');

async function openForum(search = '') {
  await openScreen(Component, `/forum${search}`, { now });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible();
}

test('a card shows the author, category and activity', async () => {
  await openForum('?search=effect');
  const card = page.getByRole('article', { name: /^My effect runs twice/ });
  await expect.element(card).toContainText('Aada Kivimäki, Junior developer');
  await expect.element(card).toContainText('React, accessibility');
  await expect.element(card).toContainText('41 helpful answers');
  await expect.element(card).toContainText('9 replies');
  await expect.element(card).toContainText('141 views');
  await expect.element(card).toContainText('Last activity today');
  await expect.element(card).toContainText('Code Clinic');
  await expect
    .poll(() => textsOf(card.getByRole('listitem')))
    .toEqual(['React', 'TypeScript', 'hooks']);
  await expect.element(page.getByText('Sample content', { exact: true })).toHaveLength(1);
});

test('a card with code shows the code, language, link and reviewers', async () => {
  await openForum('?search=nine+seconds');
  const card = page.getByRole('article');
  await expect
    .element(card.css('pre'))
    .toContainText("from harvest where date_trunc('month', picked_at) = $1");
  await expect.element(card.css('figcaption')).toContainText('SQL');
  await expect.element(card.getByText('Oskar Lundell')).toContainText('Approved');
  const link = card.getByRole('link');
  await expect
    .element(link)
    .toHaveAttribute('href', 'https://code.pieces.example/daria/berry-harvest');
  await link.click();
  await expect.element(page.getByText(notice)).toBeVisible();
  await expect.poll(url).toBe('/forum?search=nine+seconds');
});

test('a card about a project shows its status and the roles it needs', async () => {
  await openForum('?search=night+bus');
  const card = page.getByRole('article');
  await expect.element(fact(card, 'Project')).toHaveText(/Planning.*Ten weeks, first map in three/);
  await expect.element(fact(card, 'Looking for')).toContainText('Tester who rides buses');
  await expect.element(fact(card, 'Tech stack')).toHaveText('TypeScriptMapLibrePostGIS');
  await expect.element(fact(card, 'Participants')).toContainText('Kalle Pohjola, Thuy Le');
});

test('a card with a session shows the date, topics and number of spots', async () => {
  await openForum('?search=study+group');
  const card = page.getByRole('article');
  await expect.element(fact(card, 'Session')).toContainText(/May 19, 6:00\s–\s7:30\sPM/);
  await expect.element(fact(card, 'Session')).toContainText('Joins by drawing');
  await expect.element(fact(card, 'Session')).toContainText('up to 16 participants');
  await expect.element(fact(card, 'Resources')).toContainText('The harbor data set, 40 MB');
});

test('filters by all or one of five types and keeps it in the URL', async () => {
  await openForum();
  const group = page.getByRole('group', { name: 'Type' });
  await expect
    .poll(() => textsOf(group.getByRole('button')))
    .toEqual(['All', 'Education', 'Innovation', 'Collaboration', 'Support', 'Ecosystem']);
  await expect.element(page.getByRole('button', { name: 'Unanswered' })).toHaveLength(0);
  await expect.element(typeButton('All')).toHaveAttribute('aria-pressed', 'true');
  await typeButton('Ecosystem').click();
  await expect.poll(url).toBe('/forum?type=Ecosystem');
  await expect.element(page.getByRole('article')).toHaveLength(5);
  await reload();
  await expect.element(typeButton('Ecosystem')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('article')).toHaveLength(5);
  await typeButton('All').click();
  await expect.poll(url).toBe('/forum');
});

test('searches titles, categories and tags and keeps the search in the URL', async () => {
  await openForum();
  for (const [text, title] of [
    ['sauna', /^Sauna bookings/],
    ['code clinic go', /weather station/],
    ['licenses', /^A license for our first library/],
  ] as const) {
    await searchBox().fill(text);
    await expect.element(page.getByRole('article')).toHaveLength(1);
    await expect.element(page.getByRole('article', { name: title })).toBeVisible();
  }
  await expect.poll(url).toBe('/forum?search=licenses');
  await expect.element(searchBox()).toHaveFocus();
  await reload();
  await expect.element(searchBox()).toHaveValue('licenses');
  await expect.element(page.getByRole('article')).toHaveLength(1);
});

test('keeps every letter typed while the URL catches up', async () => {
  await openForum();
  await userEvent.type(searchBox(), 'looking for people');
  await expect.poll(url).toBe('/forum?search=looking+for+people');
  await expect.element(searchBox()).toHaveValue('looking for people');
});

test('a type pressed before the page shows the search keeps the search', async () => {
  await openForum();
  // Presses it as soon as the URL has the search, which is before React renders it.
  const button = typeButton('Ecosystem').element() as HTMLButtonElement;
  const { replaceState } = history;
  history.replaceState = (...change) => {
    replaceState.apply(history, change);
    history.replaceState = replaceState;
    queueMicrotask(() => button.click());
  };
  await searchBox().fill('looking for people');
  await expect.poll(url).toBe('/forum?search=looking+for+people&type=Ecosystem');
  await expect.element(searchBox()).toHaveValue('looking for people');
});

test('statistics count all discussions, or the filtered ones', async () => {
  await openForum();
  await expect.element(figure('Total discussions')).toHaveText('30');
  await expect.element(figure('Active categories')).toHaveText('6');
  await expect.element(figure('Latest activity')).toHaveText('today');
  await searchBox().fill('looking for people');
  await typeButton('Ecosystem').click();
  await expect.element(figure('Total discussions')).toHaveText('1 of 30');
  await expect.element(figure('Active categories')).toHaveText('1 of 6');
  await expect.element(figure('Latest activity')).toHaveText('2 weeks ago');
  await expect
    .element(page.getByRole('status').filter({ hasText: '1 discussion found' }))
    .toHaveLength(1);
});

test('shows six categories with correct counts; selecting one shows its threads', async () => {
  await openForum('?type=Education');
  const categories = page.getByRole('region', { name: 'Categories' });
  await expect.element(categories.getByRole('listitem')).toHaveLength(6);
  const workshop = categories.getByRole('listitem').filter({ hasText: 'Team Workshop' });
  await expect.element(workshop).toContainText('Teams looking for people');
  await expect.element(workshop).toContainText('Looking for people · Progress · Looking back');
  await expect.element(workshop).toContainText('Collaboration');
  await expect.element(workshop).toContainText('5 threads, last activity today');
  await workshop.getByRole('link').click();
  await expect.poll(url).toBe('/forum?search=Team+Workshop');
  await expect.element(searchBox()).toHaveValue('Team Workshop');
  await expect.element(page.getByRole('article')).toHaveLength(5);
  await expect.element(workshop.getByRole('link')).toHaveAttribute('aria-current', 'true');
});

test('shows ten discussions at a time; showing more moves the focus to the first new one', async () => {
  await openForum();
  await expect.element(page.getByRole('article')).toHaveLength(10);
  await expectAccessible();
  await page.getByRole('button', { name: 'Show 10 more of 30' }).click();
  await expect.element(page.getByRole('article')).toHaveLength(20);
  await expect.element(page.getByRole('article').nth(10)).toHaveFocus();
  await page.getByRole('button', { name: 'Show 10 more of 30' }).click();
  await expect.element(page.getByRole('article')).toHaveLength(30);
  await expect.element(page.getByRole('button', { name: /more of/ })).toHaveLength(0);
});

test('a search without results says so and can be cleared', async () => {
  await openForum('?search=submarine&type=Support');
  await expect.element(page.getByText('No discussions found matching your search.')).toBeVisible();
  await expect.element(figure('Total discussions')).toHaveText('0 of 30');
  await expect.element(figure('Latest activity')).toHaveText('None');
  await expectAccessible();
  await page.getByRole('button', { name: 'Clear search and type' }).click();
  await expect.poll(url).toBe('/forum');
  await expect.element(searchBox()).toHaveValue('');
  await expect.element(searchBox()).toHaveFocus();
  await expect.element(page.getByRole('article')).toHaveLength(10);
});

test('starting and joining a discussion say they do nothing yet', async () => {
  await openForum();
  await page.getByRole('button', { name: 'Start New Discussion' }).click();
  await expect.element(page.getByText('You can’t start discussions yet.')).toBeVisible();
  await page.getByRole('button', { name: /^Join Discussion Study group/ }).click();
  await expect.element(page.getByText('You can’t join discussions yet.')).toBeVisible();
  await expect.element(page.getByText(notice)).toHaveLength(1);
});

const fact = (card: Locator, name: string) =>
  card
    .css('dl > div')
    .filter({ has: page.css('dt').filter({ hasText: name }) })
    .css('dd');
