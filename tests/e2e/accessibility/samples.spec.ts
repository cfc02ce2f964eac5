import { expect, test } from '../pieces.ts';
import { expectAccessible, openScreen, resting } from './axe.ts';

test('events: an empty month, and the notice that they are a sample', async ({ openPage }) => {
  const page = await openPage(resting);
  await openScreen(page, '/events?month=2001-01');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('You can’t create events yet.').last()).toBeVisible();
  await expectAccessible(page);
});

test('hackathons: a vote that was cast', async ({ openPage }) => {
  const page = await openPage(resting);
  await openScreen(page, '/hackathons');
  await page
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click();
  await expect(page.getByText('Vote Cast!')).toBeVisible();
  await expectAccessible(page);
});

for (const path of [
  '/events',
  '/hackathons',
  '/hackathons?tab=past',
  '/forum',
  '/forum?search=submarine',
  '/business',
  '/business?tab=challenges',
  '/business?tab=challenges&challenges=problem-solving',
  '/business?tab=challenges&challenges=idea-enhancement',
  '/business?tab=resources',
  '/business?tab=resources&type=course&level=Advanced',
  '/business?tab=resources&resources=ideas',
  '/business?tab=jobs',
  '/business?tab=achievements',
]) {
  test(path, async ({ openPage }) => {
    const page = await openPage(resting);
    await openScreen(page, path);
    await expectAccessible(page);
  });
}
