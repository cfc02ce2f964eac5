import { expect, test } from '#tests/e2e/support/pieces.ts';
import { openDialog } from '#tests/e2e/support/profile-dialog.ts';

test('leaving the page asks for confirmation; if the session ends, one can leave without the changes', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const page = await openPage({ person: await signUp() });
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

  // The session ends. `workspace.spec.ts` signs in over a dialog.
  await openDialog(page, 'Edit Profile');
  await dialog.getByLabel('City').fill('Oulu');
  await page.context().clearCookies({ name: 'pieces_session' });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page).toHaveURL(/^[^?]+\/login/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
