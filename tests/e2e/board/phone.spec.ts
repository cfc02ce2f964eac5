import {
  centerOf,
  getServerColumns,
  openBoard,
  toastButton,
  touchscreenOf,
} from '#tests/e2e/support/board.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

test('on a phone: the columns begin in the first third of the screen, and one filters, undoes a move and drags by touch', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const description =
    'A map of quiet walks near the city, drawn by the people who walk there. '.repeat(4);
  const project = await createProject(aino, { description: description.trim(), teamSize: 6 });
  // As wide a team as there is, and a lead, who also has a link to the settings.
  for (const name of ['Eetu', 'Linnéa', 'Olena', 'Ida']) {
    const member = await signUp(name);
    const params = { projectId: project.id };
    await member.send('POST /projects/{projectId}/members', { params });
  }
  for (const title of ['Map one', 'Other']) await createTicket(aino, project.id, { title });
  const page = await openPage({
    person: aino,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { card, column, show } = await openBoard(page, project.id);
  await expect(page.getByRole('link', { name: 'Project settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Team' })).toBeVisible();
  // The tabs fade out where there is more to scroll to.
  const fades = (tabs: Element) =>
    ['--fade-start', '--fade-end'].map((fade) => getComputedStyle(tabs).getPropertyValue(fade));
  const tabs = page.getByRole('tablist');
  await expect.poll(() => tabs.evaluate(fades)).toEqual(['0px', '40px']);
  await tabs.evaluate((list) => list.scrollTo(list.scrollWidth, 0));
  await expect.poll(() => tabs.evaluate(fades)).toEqual(['40px', '0px']);
  const topOf = async () => (await column('Backlog').boundingBox())?.y ?? 0;
  expect(await topOf()).toBeLessThan(844 / 3);
  const more = page.getByRole('button', { name: 'More about this project' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.tap();
  const less = page.getByRole('button', { name: 'Less about this project' });
  await expect(less).toBeVisible();
  expect(await topOf()).toBeGreaterThan(844 / 3);
  await less.tap();

  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  await page.getByPlaceholder('Filter by title or number').fill('map');
  await show('Backlog', ['Map one']);
  await page.getByRole('button', { name: 'Move Map one to…' }).tap();
  await page.getByRole('menuitem', { name: 'Move to Done' }).tap();
  await show('Done', ['Map one']);
  await toastButton(page, 'Undo').tap();
  await show('Backlog', ['Map one']);
  await show('Done', []);
  await page.getByRole('button', { name: 'Clear filters' }).tap();
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  await show('Backlog', ['Map one', 'Other']);

  // Drop targets for the columns appear while dragging.
  const from = await centerOf(card('Other'));
  const finger = await touchscreenOf(page);
  await finger.down(from.x, from.y);
  const zone = page.locator('[data-drop-zone="Done"]');
  await expect(zone).toBeVisible();
  const over = await centerOf(zone);
  await finger.move(over.x, over.y - 4);
  await finger.move(over.x, over.y);
  await finger.up();
  await expect(zone).toHaveCount(0);
  await show('Done', ['Other']);
  await expect.poll(() => getServerColumns(aino, project.id)).toMatchObject({ Done: ['Other'] });

  await page.getByRole('button', { name: 'Create Ticket' }).tap();
  await expect(page.getByRole('dialog', { name: 'Create Ticket' })).toBeVisible();
});
