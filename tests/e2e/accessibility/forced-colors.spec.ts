import type { Locator } from '@playwright/test';
import { openBoard } from '../board.ts';
import { expect, test } from '../pieces.ts';
import { expectFocusSeen } from '../tab-to.ts';
import { openScreen, stillPage } from './axe.ts';
import { createFullProject } from './sample-content.ts';

const forced = { ...stillPage, forcedColors: 'active' } as const;

const styleOf = (target: Locator, name: string) =>
  target.evaluate((element, asked) => getComputedStyle(element).getPropertyValue(asked), name);

/** Two things that mean different things look different, where the system has chosen the colours. */
async function expectToDiffer(one: Locator, other: Locator, name: string) {
  const differ = async () => (await styleOf(one, name)) !== (await styleOf(other, name));
  await expect.poll(differ).toBe(true);
}

/** Text and its ground are no longer one colour, and the browser's own ground does not hide it. */
async function expectLegible(target: Locator) {
  await expect(target).toHaveCSS('forced-color-adjust', 'none');
  expect(await styleOf(target, 'color')).not.toBe(await styleOf(target, 'background-color'));
}

test('tabs, places and days: what is chosen is told apart', async ({ openPage }) => {
  const page = await openPage(forced);
  await openScreen(page, '/hackathons');
  const [upcoming, past] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
  await expectToDiffer(upcoming, past, 'background-color');
  await expectLegible(upcoming);
  const main = page.getByRole('navigation', { name: 'Main' });
  const [here, elsewhere] = ['Hackathons', 'Forum'].map((name) => main.getByRole('link', { name }));
  await expectToDiffer(here!, elsewhere!, 'background-color');
  await openScreen(page, '/forum');
  const [pressed, other] = ['All', 'Education'].map((name) =>
    page.getByRole('group', { name: 'Type' }).getByRole('button', { name, exact: true }),
  );
  await expectToDiffer(pressed!, other!, 'background-color');
});

test('pieces: members are filled, open places are not; initials can be read', async ({
  openPage,
  signUp,
}) => {
  const person = await signUp();
  const { projectId } = await createFullProject(person);
  const page = await openPage({ ...forced, person });
  await openBoard(page, projectId);
  const team = page.getByRole('group', { name: /^Team of 4/ });
  await expectToDiffer(team.locator('path').first(), team.locator('path').last(), 'fill');
  await expect(team.getByText('A', { exact: true })).toHaveCSS('forced-color-adjust', 'none');
});

test('progress, menus and the focus can be seen', async ({ openPage, signUp }) => {
  const person = await signUp();
  await createFullProject(person);
  const page = await openPage({ ...forced, person });
  await openScreen(page, '/projects');
  await expect(page.getByRole('progressbar').first()).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectFocusSeen(page);
  await page.getByRole('button', { name: 'Your account' }).press('Enter');
  await expect(page.getByRole('menu')).toHaveCSS('border-top-style', 'solid');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await expectToDiffer(items.first(), items.last(), 'background-color');
});
