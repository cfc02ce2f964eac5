import { expect, test } from '#tests/e2e/pieces.ts';
import { expectAccessible, openScreen, stillPage } from './axe.ts';

test('no axe violations: events, an empty month and the sample notice', async ({ openPage }) => {
  const page = await openPage(stillPage);
  await openScreen(page, '/events?month=2001-01');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('You can’t create events yet.').last()).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: hackathons, after voting', async ({ openPage }) => {
  const page = await openPage(stillPage);
  await openScreen(page, '/hackathons');
  await page
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click();
  await expect(page.getByText('Vote Cast!')).toBeVisible();
  await expectAccessible(page);
});

const screens = {
  Events: ['/events'],
  Hackathons: ['/hackathons', '/hackathons?tab=past'],
  Forum: ['/forum', '/forum?search=submarine'],
  Challenges: [
    '/business',
    '/business?tab=challenges',
    '/business?tab=challenges&challenges=problem-solving',
    '/business?tab=challenges&challenges=idea-enhancement',
  ],
  Resources: [
    '/business?tab=resources',
    '/business?tab=resources&type=course&level=Advanced',
    '/business?tab=resources&resources=ideas',
  ],
  'Jobs and achievements': ['/business?tab=jobs', '/business?tab=achievements'],
};

for (const [name, paths] of Object.entries(screens)) {
  test(`no axe violations: ${name}`, async ({ openPage }) => {
    const page = await openPage(stillPage);
    for (const path of paths) {
      await openScreen(page, path);
      await expectAccessible(page);
    }
  });
}
