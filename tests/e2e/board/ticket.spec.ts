import { goTo } from '#tests/e2e/accessibility/axe.ts';
import { boardOf } from '#tests/e2e/support/board.ts';
import { delayEffects } from '#tests/e2e/support/late-effects.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { choose, expectChosen } from '#tests/e2e/support/selects.ts';
import { findOnServer, openTicket } from '#tests/e2e/support/ticket-page.ts';

test('after saving, the focus returns to the title on a slow machine, too', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  await page.addInitScript(delayEffects);
  await openTicket(page, { person: aino, title: 'Old title' });
  await page.getByRole('button', { name: 'Old title' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('New title');
  // A key that an input method handles stays with it.
  await title.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(title).toHaveValue('New title');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'New title' })).toBeFocused();
});

test('a ticket is edited and moved, and leads back to the board; an unknown one shows a way back', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const ticket = await openTicket(page, { person: aino, title: 'Draw the map' });
  const board = `/team-workspace/${ticket.projectId}`;
  await page.getByRole('button', { name: 'Back to Board' }).click();
  await expect(page).toHaveURL(board);
  await page.getByRole('link', { name: 'Draw the map' }).click();
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByPlaceholder('Enter description...').fill('After **all**');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('strong')).toHaveText('all');
  await page.getByRole('button', { name: 'Back to Board' }).click();
  await expect(page).toHaveURL(board);

  await page.getByRole('link', { name: 'Draw the map' }).click();
  await choose(page, { name: 'Status', option: 'Done' });
  await expectChosen(page, 'Status', 'Done');
  expect(await findOnServer(aino, ticket)).toMatchObject({
    description: 'After **all**',
    status: 'Done',
    version: 3,
  });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Trail Finder/', `#${ticket.number}`]);
  await breadcrumb.getByRole('link', { name: 'Trail Finder' }).click();
  await expect(page).toHaveURL(board);
  await boardOf(page).show('Done', ['Draw the map']);

  await page.goto(`/tickets/${ticket.projectId}/999999`);
  await expect(page.getByText('Available tickets: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(board);
  await page.getByRole('link', { name: 'Draw the map' }).click();
  await expect(page.getByRole('heading', { name: 'Draw the map' })).toBeVisible();
  await goTo(page, `/tickets/${ticket.projectId}/999999`);
  await expect(page.getByRole('heading', { name: 'Ticket not found' })).toBeVisible();
});
