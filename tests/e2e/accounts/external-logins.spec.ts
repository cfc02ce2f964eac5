import type { Page } from '@playwright/test';
import { givePasskey, turnOnTwoStep } from '#tests/factories/second-steps.ts';
import { openBoard } from '#tests/e2e/support/board.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import { openDatabase } from '#tests/e2e/support/second-process.ts';

let count = 0;

test.beforeEach(({ providers: { google, github } }) => {
  count += 1;
  google.faults = {};
  github.faults = {};
  google.person = {
    sub: `google-${count}`,
    name: 'Helmi Laine',
    given_name: 'Helmi',
    family_name: 'Laine',
    email: `helmi.${count}@google.test`,
    email_verified: true,
  };
  const email = `olli.${count}@hub.test`;
  github.person = {
    id: count,
    login: 'olli',
    name: 'Olli Salo',
    emails: [{ email, primary: true, verified: true }],
  };
});

async function answer(page: Page, link: 'Allow' | 'Deny') {
  await page.getByRole('link', { name: link }).click();
}

async function expectSignedInAs(page: Page, name: string) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu').getByText(name, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function expectVisitor(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const names = (await page.context().cookies()).map((cookie) => cookie.name);
  expect(names).not.toContain('pieces_session');
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('denying Google’s consent keeps the page to continue to, the first login creates the account, the second uses it again', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await page.getByRole('link', { name: 'Google' }).click();
  await expect(page.getByRole('heading')).toHaveText('Helmi Laine, may Pieces know who you are?');
  await answer(page, 'Deny');
  await expect(page.getByRole('alert')).toHaveText('Failed to initiate Google login');
  await expectVisitor(page);
  await page.getByRole('link', { name: 'Google' }).click();
  await answer(page, 'Allow');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Helmi Laine');
  const me = async () => (await page.request.get('/api/auth/me')).json();
  const first = await me();
  expect(first).toMatchObject({ loginMethod: 'google', avatar: null });

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Google' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Allow' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectSignedInAs(page, 'Helmi Laine');
  expect((await me()).id).toBe(first.id);
});

test('an address that GitHub hasn’t verified gets a message; once verified, it signs in to its account', async ({
  openPage,
  signUp,
  providers: { github },
}) => {
  const aino = await signUp();
  const verify = (verified: boolean) => {
    github.person.emails = [{ email: aino.email, primary: true, verified }];
  };
  verify(false);
  const page = await openPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'GitHub' }).click();
  await answer(page, 'Allow');
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to initiate GitHub login. GitHub hasn’t verified your email address. Verify it there, then try again.',
  );
  await expectVisitor(page);
  verify(true);
  await page.getByRole('link', { name: 'GitHub' }).click();
  await answer(page, 'Allow');
  await expect(page).toHaveURL('/');
  await expectSignedInAs(page, aino.name);
});

test('signing in again in a new tab keeps what was being typed', async ({
  openPage,
  signUp,
  expectConsole,
  providers: { google },
}) => {
  const aino = await signUp();
  google.person.email = aino.email;
  const project = await createProject(aino);
  const page = await openPage();
  expectConsole(page, /40[13]/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Google' }).click();
  await answer(page, 'Allow');
  await expect(page).toHaveURL('/');
  const { show } = await openBoard(page, project.id);
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByLabel('Title').fill('Draw the map');
  await dialog.getByLabel('Description').fill('With contours.');
  await page.context().clearCookies({ name: 'pieces_session' });
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  const opened = page.context().waitForEvent('page');
  await ended.getByRole('link', { name: 'Google' }).click();
  const tab = await opened;
  await answer(tab, 'Allow');
  await expectSignedInAs(tab, aino.name);
  await tab.close();
  // A headless browser keeps every page focused.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(ended).toHaveCount(0);
  await show('Backlog', ['Draw the map']);
});

test('with two-step sign-in on, signing in with Google asks for the code and then continues', async ({
  openPage,
  signUp,
  providers: { google },
}) => {
  const aino = await signUp();
  google.person.email = aino.email;
  const { recoveryCodes } = await turnOnTwoStep(aino);

  const page = await openPage();
  await page.goto('/login?next=/projects');
  await page.getByRole('link', { name: 'Google' }).click();
  await answer(page, 'Allow');
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects');

  const otherBrowser = await openPage();
  await otherBrowser.goto('/login?step=second&next=%2Fprojects');
  await expect(otherBrowser.getByRole('alert')).toHaveText(
    'Your sign-in timed out. Sign in again.',
  );
});

test('links logins; signing out everywhere and resetting a password offer to remove them and passkeys', async ({
  openPage,
  signUp,
  pieces,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  await page.goto('/settings');
  const block = page.getByRole('region', { name: 'Linked Accounts' });
  await expect(block.getByRole('definition')).toHaveText('Email and password');
  await expect(block.getByText('No additional accounts linked')).toBeVisible();
  await page.getByRole('button', { name: 'Link Google' }).click();
  await answer(page, 'Allow');

  await expect(page).toHaveURL('/settings');
  const notice = block.getByText('Google is linked. You can now sign in with it.');
  await expect(block.locator(':focus')).toContainText('Google is linked.');
  await expect(notice).toBeInViewport();
  await expect(row(page, 'Google')).toContainText(`helmi.${count}@google.test`);
  await expect(block.getByText('No additional accounts linked')).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Google')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Link GitHub' }).click();
  await answer(page, 'Allow');
  await expect(page.getByRole('button', { name: 'Unlink GitHub' })).toBeVisible();

  const database = await openDatabase(pieces);
  await givePasskey(database, aino);
  await database.close();
  await page.goto('/settings?section=privacy');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Signed out everywhere else' });
  await expect(dialog.getByText(`helmi.${count}@google.test`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Unlink GitHub' }).click();
  const question = page.getByRole('alertdialog', { name: 'Unlink GitHub?' });
  await question.getByRole('button', { name: 'Unlink GitHub' }).click();
  await expect(page.getByText('GitHub was unlinked')).toBeVisible();
  const done = dialog.getByRole('button', { name: 'Done' });
  await done.click();
  await expect(done).toHaveCount(0);

  const visitor = await openPage();
  await visitor.goto('/forgot-password');
  await visitor.getByLabel('Email').fill(aino.email);
  await visitor.getByRole('button', { name: 'Send link' }).click();
  await visitor.goto(await pieces.linkFor(aino.email));
  await visitor.getByLabel('New Password', { exact: true }).fill('Another5Horse');
  await visitor.getByLabel('Confirm New Password').fill('Another5Horse');
  await expect(visitor.getByRole('checkbox')).toHaveCount(2);
  await visitor.getByLabel('Remove the passkey “Laptop”').check();
  await visitor.getByLabel(`Remove Google (helmi.${count}@google.test)`).check();
  await visitor.getByRole('button', { name: 'Save new password' }).click();
  await expect(visitor).toHaveURL('/login');
  await visitor.getByLabel('Email').fill(aino.email);
  await visitor.getByLabel('Password', { exact: true }).fill('Another5Horse');
  await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(visitor).toHaveURL('/');
  await visitor.goto('/settings');
  await expect(visitor.getByText('No additional accounts linked')).toBeVisible();
  await visitor.goto('/settings?section=privacy');
  await expect(visitor.getByText('You have no passkeys yet.')).toBeVisible();
});
