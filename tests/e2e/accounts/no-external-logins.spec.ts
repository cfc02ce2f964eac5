import { expect, test } from '#tests/e2e/support/pieces.ts';

test('Google and GitHub show an error; signing in with the email typed before continues to the requested page, which offers neither', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage();
  await page.goto('/settings');
  await page.getByLabel('Email').fill(aino.email);
  for (const name of ['Google', 'GitHub']) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAccessibleDescription('Google and GitHub sign-in isn’t set up here.');
    await link.click();
    await expect(page.getByRole('alert')).toHaveText(`Failed to initiate ${name} login`);
    await expect(page.getByLabel('Email')).toHaveValue(aino.email);
  }
  await page.getByLabel('Password', { exact: true }).fill(aino.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/settings');
  const logins = page.getByRole('region', { name: 'Linked Accounts' });
  await expect(logins).toContainText('No additional accounts linked');
  await expect(logins.getByRole('listitem')).toHaveCount(0);
});
