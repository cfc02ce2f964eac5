import { choose } from '#tests/e2e/support/selects.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { expectAccessible, goTo, openScreen, stillPage } from './axe.ts';

test('no axe violations: events, hackathons and the forum', async ({ openPage }) => {
  const page = await openPage(stillPage);
  await openScreen(page, '/events');
  await expectAccessible(page);
  await goTo(page, '/forum');
  await expectAccessible(page);
  await page.getByRole('searchbox').first().fill('submarine');
  await expect(page).toHaveURL('/forum?search=submarine');
  await expectAccessible(page);
  await goTo(page, '/hackathons');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click();
  await expect(page.getByText('Vote Cast!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab').last().click();
  await expect(page).toHaveURL('/hackathons?tab=past');
  await expectAccessible(page);
  await goTo(page, '/events?month=2001-01');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('You can’t create events yet.').last()).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: the Business Portal', async ({ openPage }) => {
  const page = await openPage(stillPage);
  const show = async (name: string) => {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).first()).toBeVisible();
    await expectAccessible(page);
  };
  await openScreen(page, '/business');
  await expectAccessible(page);
  await show('Challenges');
  await show('Problem Solving');
  await show('Idea Enhancement');
  await show('Resources');
  await choose(page, { name: 'Type', option: 'Course' });
  await choose(page, { name: 'Level', option: 'Advanced' });
  await expect(page).toHaveURL(/resourceType=course&resourceLevel=Advanced/);
  await expectAccessible(page);
  await show('Company Ideas');
  await show('Jobs');
  await show('Achievements');
});
