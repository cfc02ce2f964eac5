import { expect, test } from '#tests/e2e/support/pieces.ts';
import { openDialog } from '#tests/e2e/support/profile-dialog.ts';

test('leaving the page asks for confirmation; if the session ends, signing in over the dialog saves the changes, and one can leave without', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /40[13]|Failed to update profile/);
  await page.goto('/events');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('City').fill('Turku');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(dialog.getByLabel('City')).toHaveValue('Turku');

  const dialogOpened = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browserDialog = await dialogOpened;
  expect(browserDialog.type()).toBe('beforeunload');
  await browserDialog.dismiss();
  await expect(dialog.getByLabel('City')).toHaveValue('Turku');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/events');

  // The session ends.
  await openDialog(page, 'Edit Profile');
  await dialog.getByLabel('City').fill('Turku');
  await page.context().clearCookies({ name: 'pieces_session' });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('Email').fill(aino.email);
  await ended.getByLabel('Password', { exact: true }).fill(aino.password);
  await ended.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Turku', { exact: true })).toBeVisible();

  await openDialog(page, 'Edit Profile');
  await dialog.getByLabel('City').fill('Oulu');
  await page.context().clearCookies({ name: 'pieces_session' });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL(/^[^?]+\/login/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
