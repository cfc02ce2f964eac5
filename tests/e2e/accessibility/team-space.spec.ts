import { openBoard, toastsOn, waitForKeyListeners } from '#tests/e2e/support/board.ts';
import { holdThenFail, notRendered } from '#tests/e2e/support/failing-requests.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import { expectAccessible, openScreen, stillPage } from './axe.ts';
import { createFullProject } from './sample-content.ts';

test('no axe violations: the board, its menus and dialogs, a ticket being dragged, and the other tabs', async ({
  openPage,
  signUp,
}) => {
  const person = await signUp();
  const { projectId } = await createFullProject(person);
  const page = await openPage({ ...stillPage, person });
  const { column } = await openBoard(page, projectId);
  await expectAccessible(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);

  await column('Backlog').getByRole('group').focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(column('Backlog').getByRole('group')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.rotate-5')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.rotate-5')).toHaveCount(0);

  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await expect(page.getByRole('option', { name: 'Select Type' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  for (const name of ['Discussions', 'Documentation', 'Code']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectAccessible(page);
  }
});

test('no axe violations: the board, the team and the dialog to leave it', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const { projectId } = await createFullProject(aino);
  await eetu.send('POST /projects/{projectId}/members', { params: { projectId } });
  const page = await openPage({ ...stillPage, person: aino });
  await openBoard(page, projectId);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Remove from team' }).click();
  await expect(page.getByRole('dialog', { name: `Remove ${eetu.name}?` })).toBeVisible();
  await expectAccessible(page);
  const member = await openPage({ ...stillPage, person: eetu });
  await openBoard(member, projectId);
  await member.getByRole('textbox', { name: 'Say hello in your team’s notes' }).fill('Hello!');
  await member.getByRole('button', { name: 'Say hello' }).click();
  await member.getByRole('link', { name: 'See the notes' }).click();
  await expect(member.getByRole('article', { name: /^Comment by Eetu/ })).toBeVisible();
  await expectAccessible(member);
  await member.getByRole('tab', { name: 'People' }).click();
  await member.getByRole('button', { name: 'I’ll be away for a while' }).click();
  await expectAccessible(member);
  await member.getByRole('button', { name: 'Leave team' }).click();
  await member.getByLabel('When', { exact: true }).selectOption('later');
  await expect(member.getByLabel('Day', { exact: true })).toBeVisible();
  await expectAccessible(member);
});

test('no axe violations: the board, empty, and after a failed move', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const person = await signUp();
  const empty = await createProject(person);
  const { projectId } = await createFullProject(person);
  const page = await openPage({ ...stillPage, person });
  expectConsole(page, /500/);
  await openBoard(page, empty.id);
  await expectAccessible(page);
  const { column } = await openBoard(page, projectId);
  await page.route('**/tickets/*', (route) => route.fulfill({ status: 500 }));
  await column('Backlog').getByRole('group').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up/)).toBeAttached();
  await waitForKeyListeners(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/: In Progress, position 1/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(toastsOn(page).getByText(/Couldn’t move/)).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: the board, filtered, with another member present, and offline', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const { projectId } = await createFullProject(aino);
  await eetu.send('POST /projects/{projectId}/members', { params: { projectId } });
  const page = await openPage({ ...stillPage, person: aino });
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/);
  await openBoard(page, projectId);
  const other = await openPage({ person: eetu });
  await openBoard(other, projectId);
  await expect(page.getByText(`${eetu.firstName} is here`)).toBeAttached();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByPlaceholder('Filter by title or number').fill('nothing like it');
  await expect(page.getByText('No tickets match the filter.').first()).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: the board, loading and failed', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const person = await signUp();
  const { id } = await createProject(person);
  const page = await openPage({ ...stillPage, person });
  expectConsole(page, /500/);
  const { letFail } = await holdThenFail(page, '**/tickets?*');
  await page.goto(notRendered(`/team-workspace/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  letFail();
  await expect(page.getByText('Error: Failed to fetch tickets')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: a team space that fails to load', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const page = await openPage({ ...stillPage, person: await signUp() });
  expectConsole(page, /404|500/);
  await page.route('**/api/projects/1', (route) => route.fulfill({ status: 500 }));
  await openScreen(page, '/settings');
  await page.goto(notRendered('/team-workspace/1'));
  await expect(page.getByText('Couldn’t open the team space.')).toBeVisible();
  await expectAccessible(page);
});
