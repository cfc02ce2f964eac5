import { notRendered } from '#tests/e2e/support/failing-requests.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { blockRedirects, expectAccessible, goTo, openScreen, stillPage } from './axe.ts';
import { createFullProject } from './sample-content.ts';

test('no axe violations: home with the splash and the phone menu', async ({ openPage }) => {
  const page = await openPage({ ...stillPage, firstVisit: true });
  await page.goto('/');
  await expect(page.getByText('Press any key or click to skip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Press any key or click to skip')).toHaveCount(0);
  // What the splash covered appears a moment later.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: projects, one project’s page, none found and failed', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const { projectId } = await createFullProject(await signUp());
  const page = await openPage(stillPage);
  expectConsole(page, /500/);
  await openScreen(page, '/projects');
  await expectAccessible(page);
  await goTo(page, `/projects/${projectId}`);
  await expectAccessible(page);
  await goTo(page, '/projects?searchQuery=nothingofthekind');
  await expect(page.getByText('No projects found matching your criteria.')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/projects/search*', (route) => route.fulfill({ status: 500 }));
  await openScreen(page, notRendered('/projects'));
  await expect(page.getByText('Failed to fetch projects')).toBeVisible();
  await expectAccessible(page);
  const other = await openPage({ ...stillPage, person: await signUp() });
  await openScreen(other, `/projects/${projectId}`);
  await expectAccessible(other);
});

test('no axe violations: signing in and registering', async ({ openPage, expectConsole }) => {
  const page = await openPage(stillPage);
  expectConsole(page, /401/);
  await openScreen(page, '/login?error=github&reason=unverified');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('nobody@pieces.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong4Horse');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').last()).toContainText(/password|credentials/i);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('First Name is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('First Name').fill('Aino');
  await page.getByLabel('Last Name').fill('Axe');
  await page.getByLabel('Email').fill('aino.axe@pieces.test');
  await page.getByLabel('Password', { exact: true }).fill('Correct4Horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Correct4Horse');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: forgotten passwords', async ({
  openPage,
  signUp,
  pieces,
  expectConsole,
}) => {
  const { email } = await signUp();
  const page = await openPage(stillPage);
  expectConsole(page, /403/);
  await openScreen(page, '/forgot-password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If this address has an')).toBeVisible();
  await expectAccessible(page);
  await goTo(page, '/reset-password');
  await expectAccessible(page);
  await goTo(page, '/terms');
  await goTo(page, '/reset-password#not-a-token');
  await expect(page.getByText('This link is invalid')).toBeVisible();
  await expectAccessible(page);
  await page.goto(await pieces.linkFor(email));
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText(/is required|must be at least/).first()).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: texts, a missing page and emailed links', async ({
  openPage,
  expectConsole,
}) => {
  const page = await openPage(stillPage);
  // The browser logs the status of a page that isn't there.
  expectConsole(page, /404 .*\/nothing$/);
  await blockRedirects(page);
  await openScreen(page, '/nothing');
  await expectAccessible(page);
  for (const path of [
    '/terms',
    '/privacy',
    '/philosophy',
    '/verification-success',
    '/verification-error?code=EXPIRED_TOKEN',
    '/verification-error',
  ]) {
    await goTo(page, path);
    await expectAccessible(page);
  }
});

test('no axe violations: a profile seen by a visitor, an unknown person and offline', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  await createFullProject(aino);
  const page = await openPage(stillPage);
  expectConsole(page, /404|ERR_INTERNET_DISCONNECTED/);
  await openScreen(page, `/profile/${aino.id}`);
  await expectAccessible(page);
  await goTo(page, '/profile/999999');
  await expectAccessible(page);
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: the crash screen', async ({ openPage, expectConsole }) => {
  const page = await openPage(stillPage);
  expectConsole(page, /./);
  await openScreen(page, '/');
  await page.route('**/assets/forum*', (route) => route.abort());
  await page.getByRole('link', { name: 'Forum' }).click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  await expectAccessible(page);
});
