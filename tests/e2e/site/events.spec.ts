import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { choose, expectOptions } from '#tests/e2e/support/selects.ts';

// A Wednesday in a month that starts on a Thursday. Sample dates are relative to it.
const now = '2026-10-14T09:00:00+03:00';

const calendar = (page: Page) => page.getByRole('grid');
const dayOf = (page: Page, name: string) =>
  calendar(page).getByRole('button', { name: new RegExp(`\\b${name}\\b`) });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const searchBox = (page: Page) => page.getByPlaceholder('Search events...');
const textOf = (cells: Locator) => cells.allInnerTexts();

test.describe('events', () => {
  let page: Page;

  test.beforeEach(async ({ openPage }) => {
    page = await openPage({ now });
    await page.goto('/events');
    await expect(calendar(page)).toHaveAccessibleName('October 2026');
  });

  test('the calendar starts on the first of the month and weeks start on Monday', async () => {
    const rows = calendar(page).getByRole('row');
    await expect(rows.nth(0).getByRole('columnheader')).toHaveText([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(await textOf(rows.nth(1).getByRole('gridcell'))).toEqual([
      '',
      '',
      '',
      '1',
      '2',
      '3',
      '4',
    ]);
    await expect(calendar(page).getByRole('button')).toHaveCount(31);
    await expect(calendar(page).locator('[aria-current="date"]')).toHaveText('14');
    await expect(calendar(page).getByRole('button', { name: /\d events?$/ })).toHaveText([
      '4',
      '8',
      '11',
      '14',
      '17',
      '20',
      '22',
      '26',
      '29',
    ]);
    await expect(dayOf(page, 'October 22, 2026')).toHaveAccessibleName(/, 2 events$/);
    await expect(dayOf(page, 'October 23, 2026')).toHaveAccessibleName(/, no events$/);
  });

  test('keeps the previous or next month in the URL', async () => {
    await expect(page.getByRole('heading', { name: '10 events in October 2026' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(calendar(page)).toHaveAccessibleName('November 2026');
    await expect(page).toHaveURL('/events?month=2026-11');
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.reload();
    await expect(calendar(page)).toHaveAccessibleName('November 2026');
    await page.getByRole('button', { name: 'Previous month' }).click();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(calendar(page)).toHaveAccessibleName('September 2026');
    await expect(page.getByRole('heading', { name: 'Already over' })).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page).toHaveURL('/events');
    await expect(dayOf(page, 'October 14, 2026')).toBeFocused();
  });

  test('upcoming events come before past ones', async () => {
    const titles = page.getByRole('article').getByRole('heading');
    await expect(titles.first()).toHaveText('Open Desk: Bring Code That Won’t Run');
    await expect(titles.last()).toHaveText('Containers Without the Mystery');
    const over = page.getByRole('region', { name: 'Already over' });
    await expect(over.getByRole('article')).toHaveCount(3);
  });

  test('a card shows the details of an event', async () => {
    const event = card(page, 'Git for Teams: From First Branch to Merged Pull Request');
    for (const text of [
      'Workshop',
      'Education',
      '17.10.2026 klo 17.00',
      'Two hours in pairs with a real repository',
      'Sanna Korhonen',
      'Oulu, Torinranta hall',
      'On site',
      'Code review',
      'Jari Lehtinen, Open source',
      '17 / 24 participants',
    ]) {
      await expect(event).toContainText(text);
    }
    await expect(event.getByRole('progressbar')).toHaveAttribute('max', '24');
    await event.getByText('Activities').first().click();
    await expect(event.getByText('Break a merge on purpose, then fix it')).toBeVisible();
    const talk = card(page, 'Meet the Maintainers');
    await page.getByRole('button', { name: 'Previous month' }).click();
    await talk.getByText('Sponsors').first().click();
    await expect(talk.getByText('Lumipiste Labs')).toBeVisible();
  });

  test('selecting a day filters the list; selecting it again clears the filter', async () => {
    const day = dayOf(page, 'October 22, 2026');
    await day.click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveText('22');
    await expect(page).toHaveURL('/events?day=2026-10-22');
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    await day.click();
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(day).toBeFocused();
    await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveCount(0);

    await dayOf(page, 'October 23, 2026').click();
    await expect(page.getByText(/^Nothing on Friday/)).toBeVisible();
    await page.getByRole('button', { name: 'Show whole month' }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('heading', { name: '10 events in October' })).toBeFocused();
  });

  test('filters by category, searches title and description, and keeps both in the URL', async () => {
    await expectOptions(page, 'Category', [
      'All categories',
      'Education',
      'Innovation',
      'Collaboration',
      'Support',
      'Networking',
    ]);
    await choose(page, { name: 'Category', option: 'Education' });
    await expect(page.getByRole('heading', { name: '3 events in October 2026' })).toBeVisible();
    await expect(calendar(page).getByRole('button', { name: /\d events?$/ })).toHaveText([
      '11',
      '17',
      '22',
    ]);
    // Matches the description, in any case.
    await searchBox(page).pressSequentially('CELLAR');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card(page, 'Reading Other People’s Code')).toBeVisible();
    await expect(page).toHaveURL('/events?category=Education&search=CELLAR');
    await page.reload();
    await expect(searchBox(page)).toHaveValue('CELLAR');
    await expect(page.getByRole('article')).toHaveCount(1);
    // Matches the title.
    await searchBox(page).fill('git for');
    await expect(
      card(page, 'Git for Teams: From First Branch to Merged Pull Request'),
    ).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(page).toHaveURL('/events?month=2026-09&category=Education&search=git+for');
  });

  test('no events found: shows the message, a link to a month with events and a reset', async () => {
    await searchBox(page).fill('slow');
    await expect(page.getByText('No events found for this month')).toBeVisible();
    await page.getByRole('button', { name: 'Go to December 2026' }).click();
    await expect(card(page, 'Robots, Slowly')).toBeVisible();
    await searchBox(page).fill('nothing has these words');
    await expect(page.getByText('No events found for this month')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(page.getByRole('heading', { name: /events in December 2026/ })).toBeFocused();
    await page.goto('/events?month=2027-06');
    await expect(page.getByText('No events found for this month')).toBeVisible();
  });

  test('the calendar is one tab stop with arrows, Home, End, Page Up and Page Down', async () => {
    await page.getByRole('button', { name: 'Next month' }).focus();
    await page.keyboard.press('Tab');
    await expect(dayOf(page, 'October 14, 2026')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(calendar(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    const walk: [string, string][] = [
      ['ArrowRight', 'October 15, 2026'],
      ['ArrowDown', 'October 22, 2026'],
      ['Home', 'October 19, 2026'],
      ['ArrowLeft', 'October 18, 2026'],
      ['End', 'October 18, 2026'],
      ['ArrowUp', 'October 11, 2026'],
      ['PageDown', 'November 11, 2026'],
      ['PageUp', 'October 11, 2026'],
      ['PageUp', 'September 11, 2026'],
      ['PageDown', 'October 11, 2026'],
      ['ArrowUp', 'October 4, 2026'],
      ['ArrowUp', 'September 27, 2026'],
    ];
    for (const [key, day] of walk) {
      await page.keyboard.press(key);
      await expect(dayOf(page, day)).toBeFocused();
    }
    await expect(page).toHaveURL('/events?month=2026-09');
    // Press keys faster than the months render.
    for (let turns = 0; turns < 3; turns += 1) await page.keyboard.press('PageDown');
    await expect(dayOf(page, 'December 27, 2026')).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(dayOf(page, 'November 27, 2026')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/events?day=2026-11-29');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/events?month=2026-11');
  });

  test('Join Event and Create Event say they do nothing yet and send nothing', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
    });
    const notice = page.getByText('This is sample content');
    await card(page, 'Your First API in an Afternoon')
      .getByRole('button', { name: 'Join Event' })
      .click();
    await expect(notice).toBeVisible();
    await expect(page.getByText('You weren’t signed up for this event.')).toBeVisible();
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('You can’t create events yet.')).toBeVisible();
    await expect(notice).toHaveCount(1);
    expect(calls).toEqual([]);
    await expect(page).toHaveURL('/events');
  });
});

test('ignores invalid values in the URL', async ({ openPage }) => {
  const page = await openPage({ now });
  await page.goto('/events?day=2026-02-30&month=soon&category=Sport');
  await expect(calendar(page)).toHaveAccessibleName('October 2026');
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('the current month has events', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(calendar(page).locator('[aria-current="date"]')).toHaveCount(1);
});
