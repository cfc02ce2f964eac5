import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/pieces.ts';

// The next hackathon is 26 days later, on November 9, then one every quarter.
const now = '2026-10-14T09:00:00+03:00';

const theme = (page: Page, name: string) => page.getByRole('button', { name: `Vote for ${name}` });

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
