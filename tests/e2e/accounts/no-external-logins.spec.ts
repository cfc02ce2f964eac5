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
  for (const name of ['Google', 'GitHub']) {
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('Not available here');
    await expect(row.getByRole('button')).toHaveCount(0);
  }
});
