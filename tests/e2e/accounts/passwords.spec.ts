import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/pieces.ts';

const newPassword = 'Another5Horse';

async function fillNew(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

test('resets a forgotten password from the login page with the emailed link', async ({
  openPage,
  signUp,
  pieces,
  expectConsole,
}) => {
  const aino = await signUp();
  const otherBrowser = await openPage({ person: aino });
  expectConsole(otherBrowser, /401/);
  await otherBrowser.goto('/profile');
  const page = await openPage();
  expectConsole(page, /403/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(aino.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page).toHaveTitle('Forgot your password? · Pieces');
  await expect(page.getByLabel('Email')).toHaveValue(aino.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If this address has an account, we’ve emailed it')).toBeVisible();

  const link = await pieces.linkFor(aino.email);
  await page.goto(link);
  await fillNew(page, newPassword);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.getByLabel('Email').fill(aino.email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');

  await otherBrowser.reload();
  await expect(otherBrowser).toHaveURL(/\/login/);

  await page.goto(link);
  await expect(page.getByText('This link is invalid or has already been used.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeFocused();
  await expect(page).toHaveTitle('This link doesn’t work · Pieces');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('Settings: changes the password with the current one and ends the other session', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const other = await openPage({ person: aino });
  expectConsole(other, /401/);
  await other.goto('/projects');
  const page = await openPage({ person: aino });
  expectConsole(page, /400/);
  await page.goto('/settings');
  const block = page.getByRole('region', { name: 'Password' });
  const fill = async (current: string) => {
    await block.getByLabel('Current Password').fill(current);
    await block.getByLabel('Change Password').fill(newPassword);
    await block.getByLabel('Confirm New Password').fill(newPassword);
    await block.getByRole('button', { name: 'Update password' }).click();
  };
  await fill('Wrong4Horse');
  await expect(block.getByLabel('Current Password')).toHaveAccessibleDescription(
    'This isn’t your current password. Try again.',
  );
  await expect(block.getByLabel('Current Password')).toBeFocused();
  await expect(block.getByLabel('Change Password')).toHaveValue(newPassword);
  await fill(aino.password);
  await expect(block.getByText('Your password has been changed.')).toBeVisible();
  await expect(block.getByLabel('Current Password')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login/);
});
