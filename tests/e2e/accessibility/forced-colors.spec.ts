import type { Locator } from '@playwright/test';
import { openBoard } from '#tests/e2e/support/board.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { expectFocusVisible } from '#tests/e2e/support/tab-to.ts';
import { goTo, openScreen, stillPage } from './axe.ts';
import { createFullProject } from './sample-content.ts';

const forced = { ...stillPage, forcedColors: 'active' } as const;

const styleOf = (target: Locator, name: string) =>
  target.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    name,
  );

/** Expects two elements with different meanings to look different in forced colors. */
async function expectToDiffer(one: Locator, other: Locator, name: string) {
  const differ = async () => (await styleOf(one, name)) !== (await styleOf(other, name));
  await expect.poll(differ).toBe(true);
}

/** Expects text and background to have different colors. */
async function expectLegible(target: Locator) {
  await expect(target).toHaveCSS('forced-color-adjust', 'none');
  expect(await styleOf(target, 'color')).not.toBe(await styleOf(target, 'background-color'));
}

test('in forced colors, what is selected, filled, in progress or in focus stands out', async ({
  openPage,
  signUp,
}) => {
  const person = await signUp();
  const { projectId } = await createFullProject(person);
  const page = await openPage({ ...forced, person });

  // The selected tab, location and day.
  await openScreen(page, '/hackathons');
  const [upcoming, past] = [page.getByRole('tab').first(), page.getByRole('tab').last()];
  await expectToDiffer(upcoming, past, 'background-color');
  await expectLegible(upcoming);
  const main = page.getByRole('navigation', { name: 'Main' });
  const [current, otherLink] = ['Hackathons', 'Forum'].map((name) =>
    main.getByRole('link', { name }),
  );
  await expectToDiffer(current!, otherLink!, 'background-color');
  await goTo(page, '/forum');
  const [pressed, other] = ['All', 'Education'].map((name) =>
    page.getByRole('group', { name: 'Type' }).getByRole('button', { name, exact: true }),
  );
  await expectToDiffer(pressed!, other!, 'background-color');

  // Members are filled, openings are not, and initials are readable.
  await openBoard(page, projectId);
  const team = page.getByRole('group', { name: /^Team of 4/ });
  await expectToDiffer(team.locator('path').first(), team.locator('path').last(), 'fill');
  await expect(team.getByText('A', { exact: true })).toHaveCSS('forced-color-adjust', 'none');

  // Progress, menus and the focus.
  await openScreen(page, '/projects');
  await expect(page.getByRole('progressbar').first()).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectFocusVisible(page);
  await page.getByRole('button', { name: 'Your account' }).press('Enter');
  await expect(page.getByRole('menu')).toHaveCSS('border-top-style', 'solid');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await expectToDiffer(items.first(), items.last(), 'background-color');
});
