import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/pieces.ts';

// The next hackathon is 26 days later, on November 9, then one every quarter.
const now = '2026-10-14T09:00:00+03:00';

const theme = (page: Page, name: string) => page.getByRole('button', { name: `Vote for ${name}` });
const hackathon = (page: Page, name: string) => page.getByRole('article', { name });

async function openHackathons(page: Page) {
  await page.goto('/hackathons');
  await expect(page.getByRole('heading', { level: 1, name: 'Hackathons' })).toBeVisible();
}

test('counts one vote per page session in every total', async ({ openPage }) => {
  const page = await openPage({ now });
  await openHackathons(page);
  const [library, quiet, games] = [
    theme(page, 'The Library That Lends Everything'),
    theme(page, 'Quiet Technology'),
    theme(page, 'Games Across Generations'),
  ];
  const cards = page.getByRole('region', { name: 'Vote for a theme' }).getByRole('button');
  await expect(cards).toHaveCount(3);
  await expect(cards.locator('svg').first()).toBeVisible();
  await expect(quiet).toContainText('Things that help without asking for attention.');
  await expect(quiet).toContainText('97 votes');
  await expect(quiet).toContainText('31%');
  await expect(quiet.locator('progress')).toHaveAttribute('value', '31');
  await expect(page.getByText('Vote Cast!')).toHaveCount(0);

  await games.click();
  await expect(games).toContainText('Vote Cast!');
  await expect(games).toContainText('88 votes');
  await expect(games).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('You voted for “Games Across Generations”')).toBeVisible();

  await library.click();
  await games.click();
  await expect(library).toContainText('128 votes');
  await expect(games).toContainText('88 votes');
  await expect(page.getByText('Vote Cast!')).toHaveCount(1);

  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Forum' }).click();
  await bar.getByRole('link', { name: 'Hackathons' }).click();
  await expect(games).toContainText('Vote Cast!');

  await page.reload();
  await expect(games).toContainText('87 votes');
  await expect(page.getByText('Vote Cast!')).toHaveCount(0);
});

test('voting with the keyboard keeps the focus', async ({ openPage }) => {
  const page = await openPage({ now });
  await openHackathons(page);
  await theme(page, 'The Library That Lends Everything').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(theme(page, 'Quiet Technology')).toContainText('98 votes');
  await expect(theme(page, 'Quiet Technology')).toBeFocused();
});

test('shows upcoming hackathons with all their details', async ({ openPage }) => {
  const page = await openPage({ now });
  await openHackathons(page);
  await expect(page.getByRole('tab')).toHaveText(['Upcoming Hackathons', 'Past Hackathons']);
  await expect(page.getByRole('article')).toHaveCount(4);
  const next = hackathon(page, 'Northern Signals');
  for (const text of [
    'Nov 9',
    'Oulu, Torinranta hall',
    'Next: Feb 9, 2027',
    'Half of the country lives where the bus comes twice a day.',
    'Theme: 5G for remote places',
    'Registration deadline: Oct 30',
    '118 / 150 participants registered',
    '€10,000 1st place',
    '€5,000 2nd place',
    '€2,500 3rd place',
    'Plus a field trial in one of the villages',
    'Tarja Kemppainen Radio engineer',
  ]) {
    await expect(next).toContainText(text);
  }
  await expect(next.locator('svg').first()).toBeVisible();
  const part = (name: string) =>
    next.locator('section').filter({ has: page.getByRole('heading', { name }) });
  await expect(part('Sponsors').getByRole('listitem')).toHaveText([
    'Aaltorinne Networksplatinum',
    'Kuusenhavu Softwaregold',
    'Verstas Ninesilver',
  ]);
  await expect(part('Schedule')).toContainText('Day 1');
  await expect(part('Schedule')).toContainText('10:30 AM The villagers say what they need');
  await expect(part('Mentors').getByText('5G and sensors')).toHaveClass(/bg-blue/);
  await expect(part('Mentors').getByText('Gaming on slow networks')).toHaveClass(/bg-green/);
  await expect(part('Mentors').getByText('Offline-first apps')).toHaveClass(/bg-grey/);
});

test('shows past hackathons and keeps the tab in the URL', async ({ openPage }) => {
  const page = await openPage({ now });
  await openHackathons(page);
  await page.getByRole('tab', { name: 'Upcoming Hackathons' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/hackathons?tab=past');
  await expect(page.getByRole('article')).toHaveCount(4);
  const last = hackathon(page, 'Harbour Hack');
  for (const text of [
    'Sapokka Data Club',
    'Twenty-three teams, one crane and a lot of wind.',
    'Streaming data',
    'Kotka, Sapokka warehouse',
  ]) {
    await expect(last).toContainText(text);
  }
  await expect(last.getByRole('definition')).toHaveText([
    'Aug 9',
    'Kotka, Sapokka warehouse',
    '112',
    '€10,000',
  ]);
  // The image and the organizer's logo, which not every organizer has.
  await expect(last.locator('svg')).toHaveCount(2);
  await expect(hackathon(page, 'Forms for Humans').locator('svg')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Past Hackathons' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'Upcoming Hackathons' }).click();
  await expect(page).toHaveURL('/hackathons');
});

test('Register Now and View Results say they do nothing yet and send nothing', async ({
  openPage,
}) => {
  const page = await openPage({ now });
  await openHackathons(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
  });
  await hackathon(page, 'Green Routes').getByRole('button', { name: 'Register Now' }).click();
  await expect(page.getByText('This is sample content')).toBeVisible();
  await expect(page.getByText('You weren’t registered for Green Routes.')).toBeVisible();
  await theme(page, 'Quiet Technology').click();
  await page.getByRole('tab', { name: 'Past Hackathons' }).click();
  await hackathon(page, 'Night Shift').getByRole('button', { name: 'View Results' }).click();
  await expect(page.getByText('There are no results to show.')).toBeVisible();
  expect(calls).toEqual([]);
});
