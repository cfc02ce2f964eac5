import type { Page } from '@playwright/test';
import { openBoard } from '#tests/e2e/support/board.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import { settingsForm } from '#tests/factories/projects.ts';
import { blockRedirects, expectAccessible, goTo, openScreen, stillPage } from './axe.ts';
import { createFullProject } from './sample-content.ts';

test('no axe violations: settings, invalid fields, and the dialogs to unlink a login and delete the account', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ ...stillPage, person: await signUp() });
  const identity = { provider: 'github', linked: true, email: 'aino@github.test' };
  await page.route('**/api/users/identities', (route) =>
    route.fulfill({ json: [{ ...identity, can: { link: false, unlink: true } }] }),
  );
  await openScreen(page, '/settings?section=privacy');
  await expect(page.getByText('This browser')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unlink GitHub' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unlink GitHub' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Contact Email').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Contact Email is required')).toBeVisible();
  await expect(page.getByText(/Password is required/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(page.getByRole('dialog').getByText('is required').first()).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: update first name and the account menu', async ({ openPage, signUp }) => {
  const page = await openPage({ ...stillPage, person: await signUp() });
  await openScreen(page, '/update-name');
  await page.getByLabel('First Name').fill('');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('First Name is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('First Name').fill('Aino');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Your first name is now Aino.')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: an ended session', async ({ openPage, signUp, expectConsole }) => {
  const person = await signUp();
  const { projectId } = await createFullProject(person);
  const page = await openPage({ ...stillPage, person });
  expectConsole(page, /40[13]/);
  // Sent once, and it would find the session ended by itself.
  const timeZone = page.waitForResponse(/notification-settings/);
  await openBoard(page, projectId);
  await timeZone;
  await page.context().clearCookies();
  await page
    .getByRole('button', { name: /^Move .* to…$/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(ended).toBeVisible();
  await ended.getByRole('button', { name: 'Sign In' }).click();
  await expect(ended.getByText('Password is required')).toBeVisible();
  await expectAccessible(page);
});

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function add(page: Page, label: string, tag: string) {
  await page.getByRole('combobox', { name: label }).fill(tag);
  await page.keyboard.press('Enter');
}

test('no axe violations: the wizard, each step with its errors, and project created', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ ...stillPage, person: await signUp() });
  await blockRedirects(page);
  await openScreen(page, '/project-submission');
  await next(page);
  await expect(page.getByText('Project name is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Project name').fill('Harbour bells');
  await page.getByLabel('Project description').fill('Which bell rings when, and what it says.');
  await next(page);
  await next(page);
  await expect(page.getByText('At least one technology is required')).toBeVisible();
  await expectAccessible(page);
  await add(page, 'Tech stack', 'Svelte');
  await page.getByRole('combobox', { name: 'Tech stack' }).fill('re');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'React', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Tech stack' }).fill('');
  await next(page);
  await page.getByRole('combobox', { name: 'Looking for' }).press('Enter');
  await expect(page.getByText('At least one role is required')).toBeVisible();
  await expectAccessible(page);
  await add(page, 'Looking for', 'Designer');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project Created Successfully!')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: an opening on a card, asking to join, and after joining without a role', async ({
  openPage,
  signUp,
}) => {
  const { id } = await createProject(await signUp(), { lookingFor: ['Sailor', 'Designer'] });
  const page = await openPage({ ...stillPage, person: await signUp() });
  await openScreen(page, '/projects');
  const card = page.locator(`#project-${id}`);
  await card.getByRole('button', { name: 'Join as Sailor' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Join Project' }).click();
  await expect(page.getByText('Which role will you take?')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: a project’s settings, and two versions of a field', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const project = await createProject(aino, { lookingFor: ['Sailor'] });
  const page = await openPage({ ...stillPage, person: aino });
  expectConsole(page, /409/);
  await openScreen(page, `/team-workspace/${project.id}/settings?section=team`);
  await page.getByRole('button', { name: 'Edit Sailor' }).click();
  await expectAccessible(page);
  for (const name of ['Integrations', 'Finish', 'General']) {
    await page.getByRole('link', { name }).click();
    await expectAccessible(page);
  }
  await page.getByLabel('Project name').fill('Way Finder');
  const body = { ...settingsForm(project), name: 'Path Finder' };
  await aino.send('PUT /projects/{projectId}', { params: { projectId: project.id }, body });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: a deleted project, and where it’s listed', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const { id } = await createProject(aino);
  await aino.send('DELETE /projects/{projectId}', { params: { projectId: id } });
  const page = await openPage({ ...stillPage, person: aino });
  expectConsole(page, /404/);
  for (const [path, open] of [
    ['/projects', openScreen],
    [`/projects/${id}`, goTo],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('button', { name: /^Restore/ })).toBeVisible();
    await expectAccessible(page);
  }
});
