import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

test('blocks someone from their profile and unblocks them in the settings', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const page = await openPage({ person: aino, ...stillPage });
  await page.goto(`/profile/${eetu.id}`);
  const more = page.getByRole('button', { name: `More actions for ${eetu.name}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Block ${eetu.name}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(`You’ve blocked ${eetu.name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow' })).toHaveCount(0);
  await expect(more).toBeFocused();

  await page.goto('/settings?section=privacy');
  const blocked = page.getByRole('region', { name: 'Blocked people' });
  await expect(blocked.getByRole('link', { name: eetu.name })).toBeVisible();
  await expectAccessible(page);
  await blocked.getByRole('button', { name: `Unblock ${eetu.name}` }).click();
  await expect(blocked.getByText('You haven’t blocked anyone.')).toBeVisible();
  await expect(blocked.getByRole('heading')).toBeFocused();
  await page.goto(`/profile/${eetu.id}`);
  await expect(page.getByRole('button', { name: 'Follow' })).toBeVisible();
});
