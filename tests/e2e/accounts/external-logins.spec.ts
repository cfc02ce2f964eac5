import type { Page } from '@playwright/test';
import { openBoard } from '#tests/e2e/support/board.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

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

test('denying Google’s consent keeps the page to continue to, and allowing it creates the account', async ({
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
  const page = await openPage({ person: aino });
  expectConsole(page, /40[13]/);
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

test('links GitHub from the settings and comes back to where it says so', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ person: await signUp() });
  await page.goto('/settings');
  const block = page.getByRole('region', { name: 'Linked Accounts' });
  await page.getByRole('button', { name: 'Link GitHub' }).click();
  await answer(page, 'Allow');
  await expect(page).toHaveURL('/settings');
  const notice = block.getByText('GitHub is linked. You can now sign in with it.');
  await expect(block.locator(':focus')).toContainText('GitHub is linked.');
  await expect(notice).toBeInViewport();
  await expect(block.getByRole('listitem').filter({ hasText: 'GitHub' })).toContainText(
    `olli.${count}@hub.test`,
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unlink GitHub' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
