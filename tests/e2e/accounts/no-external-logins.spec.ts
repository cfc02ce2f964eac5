import { expect, test } from '#tests/e2e/support/pieces.ts';

test('without Google and GitHub keys, Settings offers neither', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  await page.goto('/settings');
  for (const name of ['Google', 'GitHub']) {
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('Not available here');
    await expect(row.getByRole('button')).toHaveCount(0);
  }
});

for (const name of ['Google', 'GitHub']) {
  test(`${name} shows an error; signing in with the email typed before continues to the requested page`, async ({
    openPage,
    signUp,
  }) => {
    const page = await openPage();
    await page.goto('/settings');
    await expect(page.getByRole('link', { name })).toHaveAccessibleDescription(
      'Google and GitHub sign-in isn’t set up here.',
    );
    const aino = await signUp();
    await page.getByLabel('Email').fill(aino.email);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('alert')).toHaveText(`Failed to initiate ${name} login`);
    await expect(page.getByLabel('Email')).toHaveValue(aino.email);
    await page.getByLabel('Password', { exact: true }).fill(aino.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/settings');
  });
}
