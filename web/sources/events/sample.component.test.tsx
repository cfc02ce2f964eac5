import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { openScreen, reload, url } from '#tests/components/screens/open-screen.tsx';
import { focusOn } from '#tests/components/press-on.ts';
import { textsOf } from '#tests/components/read-text.ts';
import { Component } from '#web/routes/events.tsx';
import { choose, expectOptions } from '#tests/components/selects.ts';

// A Wednesday in a month that starts on a Thursday. Sample dates are relative to it.
const now = '2026-10-14T09:00:00+03:00';

const calendar = () => page.getByRole('grid');
const dayOf = (name: string) =>
  calendar().getByRole('button', { name: new RegExp(`\\b${name}\\b`) });
const card = (name: string) => page.getByRole('article', { name });
const searchBox = () => page.getByPlaceholder('Search events...');

async function openEvents() {
  await openScreen(Component, '/events', { now });
  await expect.element(calendar()).toHaveAccessibleName('October 2026');
}

describe('events', () => {
  beforeEach(openEvents);

  test('the calendar starts on the first of the month and weeks start on Monday', async () => {
    const rows = calendar().getByRole('row');
    await expect
      .poll(() => textsOf(rows.nth(0).getByRole('columnheader')))
      .toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(textsOf(rows.nth(1).getByRole('gridcell'))).toEqual(['', '', '', '1', '2', '3', '4']);
    await expect.element(calendar().getByRole('button')).toHaveLength(31);
    await expect.element(calendar().css('[aria-current="date"]')).toHaveText('14');
    await expect
      .poll(() => textsOf(calendar().getByRole('button', { name: /\d events?$/ })))
      .toEqual(['4', '8', '11', '14', '17', '20', '22', '26', '29']);
    await expect.element(dayOf('October 22, 2026')).toHaveAccessibleName(/, 2 events$/);
    await expect.element(dayOf('October 23, 2026')).toHaveAccessibleName(/, no events$/);
    await expectAccessible();
  });

  test('keeps the previous or next month in the URL', async () => {
    await expect
      .element(page.getByRole('heading', { name: '10 events in October 2026' }))
      .toBeVisible();
    await expect.element(page.getByRole('article')).toHaveLength(10);
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(calendar()).toHaveAccessibleName('November 2026');
    await expect.poll(url).toBe('/events?month=2026-11');
    await expect.element(page.getByRole('article')).toHaveLength(9);
    await reload();
    await expect.element(calendar()).toHaveAccessibleName('November 2026');
    await page.getByRole('button', { name: 'Previous month' }).click();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect.element(calendar()).toHaveAccessibleName('September 2026');
    await expect.element(page.getByRole('heading', { name: 'Already over' })).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.poll(url).toBe('/events');
    await expect.element(dayOf('October 14, 2026')).toHaveFocus();
  });

  test('upcoming events come before past ones', async () => {
    const titles = page.getByRole('article').getByRole('heading');
    await expect.element(titles.first()).toHaveText('Open Desk: Bring Code That Won’t Run');
    await expect.element(titles.last()).toHaveText('Containers Without the Mystery');
    const over = page.getByRole('region', { name: 'Already over' });
    await expect.element(over.getByRole('article')).toHaveLength(3);
  });

  test('a card shows the details of an event', async () => {
    const event = card('Git for Teams: From First Branch to Merged Pull Request');
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
      await expect.element(event).toContainText(text);
    }
    await expect.element(event.getByRole('progressbar')).toHaveAttribute('max', '24');
    await event.getByText('Activities').first().click();
    await expect.element(event.getByText('Break a merge on purpose, then fix it')).toBeVisible();
    const talk = card('Meet the Maintainers');
    await page.getByRole('button', { name: 'Previous month' }).click();
    await talk.getByText('Sponsors').first().click();
    await expect.element(talk.getByText('Lumipiste Labs')).toBeVisible();
  });

  test('selecting a day filters the list; selecting it again clears the filter', async () => {
    const day = dayOf('October 22, 2026');
    await day.click();
    await expect.element(page.getByRole('article')).toHaveLength(2);
    await expect.element(day).toHaveAttribute('aria-pressed', 'true');
    await expect.element(calendar().getByRole('gridcell', { selected: true })).toHaveText('22');
    await expect.poll(url).toBe('/events?day=2026-10-22');
    await reload();
    await expect.element(page.getByRole('article')).toHaveLength(2);
    await day.click();
    await expect.element(page.getByRole('article')).toHaveLength(10);
    await expect.element(day).toHaveFocus();
    await expect.element(calendar().getByRole('gridcell', { selected: true })).toHaveLength(0);

    await dayOf('October 23, 2026').click();
    await expect.element(page.getByText(/^Nothing on Friday/)).toBeVisible();
    await page.getByRole('button', { name: 'Show whole month' }).click();
    await expect.element(page.getByRole('article')).toHaveLength(10);
    await expect.element(page.getByRole('heading', { name: '10 events in October' })).toHaveFocus();
  });

  test('filters by category, searches title and description, and keeps both in the URL', async () => {
    await expectOptions('Category', [
      'All categories',
      'Education',
      'Innovation',
      'Collaboration',
      'Support',
      'Networking',
    ]);
    await choose({ name: 'Category', option: 'Education' });
    await expect
      .element(page.getByRole('heading', { name: '3 events in October 2026' }))
      .toBeVisible();
    await expect
      .poll(() => textsOf(calendar().getByRole('button', { name: /\d events?$/ })))
      .toEqual(['11', '17', '22']);
    // Matches the description, in any case.
    await userEvent.type(searchBox(), 'CELLAR');
    await expect.element(page.getByRole('article')).toHaveLength(1);
    await expect.element(card('Reading Other People’s Code')).toBeVisible();
    await expect.poll(url).toBe('/events?category=Education&search=CELLAR');
    await reload();
    await expect.element(searchBox()).toHaveValue('CELLAR');
    await expect.element(page.getByRole('article')).toHaveLength(1);
    // Matches the title.
    await searchBox().fill('git for');
    await expect
      .element(card('Git for Teams: From First Branch to Merged Pull Request'))
      .toBeVisible();
    await expect.element(page.getByRole('article')).toHaveLength(1);
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect.poll(url).toBe('/events?month=2026-09&category=Education&search=git+for');
  });

  test('no events found: shows the message, a link to a month with events and a reset', async () => {
    await searchBox().fill('slow');
    await expect.element(page.getByText('No events found for this month')).toBeVisible();
    await page.getByRole('button', { name: 'Go to December 2026' }).click();
    await expect.element(card('Robots, Slowly')).toBeVisible();
    await searchBox().fill('nothing has these words');
    await expect.element(page.getByText('No events found for this month')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect.element(searchBox()).toHaveValue('');
    await expect
      .element(page.getByRole('heading', { name: /events in December 2026/ }))
      .toHaveFocus();
  });

  test('the calendar is one tab stop with arrows, Home, End, Page Up and Page Down', async () => {
    await focusOn(page.getByRole('button', { name: 'Next month' }));
    await userEvent.tab();
    await expect.element(dayOf('October 14, 2026')).toHaveFocus();
    await userEvent.tab();
    await expect.element(calendar().css(':focus')).toHaveLength(0);
    await userEvent.tab({ shift: true });
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
      await userEvent.keyboard(`{${key}}`);
      await expect.element(dayOf(day)).toHaveFocus();
    }
    await expect.poll(url).toBe('/events?month=2026-09');
    // Press keys faster than the months render.
    for (let turns = 0; turns < 3; turns += 1) await userEvent.keyboard('{PageDown}');
    await expect.element(dayOf('December 27, 2026')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(dayOf('November 27, 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(url).toBe('/events?day=2026-11-29');
    await expect.element(page.getByRole('article')).toHaveLength(1);
    await userEvent.keyboard(' ');
    await expect.poll(url).toBe('/events?month=2026-11');
  });

  test('Join Event and Create Event say they do nothing yet and send nothing', async () => {
    const notice = page.getByText('This is sample content');
    await card('Your First API in an Afternoon')
      .getByRole('button', { name: 'Join Event' })
      .click();
    await expect.element(notice).toBeVisible();
    await expect.element(page.getByText('You weren’t signed up for this event.')).toBeVisible();
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect.element(page.getByText('You can’t create events yet.')).toBeVisible();
    await expect.element(notice).toHaveLength(1);
    await expect.poll(url).toBe('/events');
    await expectAccessible();
  });
});

test('a month without events says so', async () => {
  await openScreen(Component, '/events?month=2027-06', { now });
  await expect.element(page.getByText('No events found for this month')).toBeVisible();
  await expectAccessible();
});

test('ignores invalid values in the URL', async () => {
  await openScreen(Component, '/events?day=2026-02-30&month=soon&category=Sport', { now });
  await expect.element(calendar()).toHaveAccessibleName('October 2026');
  await expect.element(page.getByRole('article')).toHaveLength(10);
});

test('the current month has events', async () => {
  await openScreen(Component, '/events');
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await expect.element(calendar().css('[aria-current="date"]')).toHaveLength(1);
});
