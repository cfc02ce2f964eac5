import { isPut } from '#tests/e2e/support/is-put.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { openDialog } from '#tests/e2e/support/profile-dialog.ts';

test('saves every field with one call', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  const dialog = await openDialog(page, 'Edit Profile');
  await expect(dialog.getByLabel('About Me')).toHaveAttribute('rows', '4');
  const typed = {
    'First Name': 'Helmi',
    'Last Name': 'Laine',
    Country: 'Finland',
    City: 'Turku',
    'Short Description': 'Likes maps',
    'About Me': 'I draw maps.',
    'GitHub URL': 'https://github.com/helmi',
    'LinkedIn URL': 'https://www.linkedin.com/in/helmi',
    'Personal Website': 'http://helmi.example',
    'X (Twitter) URL': 'https://x.com/helmi',
  };
  for (const [label, value] of Object.entries(typed))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  for (const label of ['GitHub URL', 'LinkedIn URL', 'Personal Website', 'X (Twitter) URL'])
    await expect(dialog.getByLabel(label)).toHaveAttribute('type', 'url');
  await dialog.getByLabel('Interests').fill('Maps');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  const sent = page.waitForRequest(isPut('/users/profile'));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toEqual({
    firstName: 'Helmi',
    lastName: 'Laine',
    country: 'Finland',
    city: 'Turku',
    githubUrl: 'https://github.com/helmi',
    linkedinUrl: 'https://www.linkedin.com/in/helmi',
    personalWebsiteUrl: 'http://helmi.example',
    xUrl: 'https://x.com/helmi',
    shortDescription: 'Likes maps',
    aboutMe: 'I draw maps.',
    interests: ['Maps'],
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Helmi Laine' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'X', exact: true })).toHaveAttribute(
    'href',
    typed['X (Twitter) URL'],
  );
  await openDialog(page, 'Edit Profile');
  for (const [label, value] of Object.entries(typed))
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
});

test('leaving the page asks for confirmation too', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
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
});

test('session ends while editing: signing in over the dialog saves the changes; you can also leave without', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /40[13]|Failed to update profile/);
  const dialog = await openDialog(page, 'Edit Profile');
  await dialog.getByLabel('City').fill('Turku');
  await page.context().clearCookies({ name: 'pieces_session' });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('Email').fill(aino.email);
  await ended.getByLabel('Password', { exact: true }).fill(aino.password);
  await ended.getByRole('button', { name: 'Sign In' }).click();
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
