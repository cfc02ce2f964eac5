import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

test('Ctrl+K finds a ticket by a word, and Enter opens it', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const project = await createProject(aino);
  await createTicket(aino, project.id, { title: 'Count the cormorants' });
  const page = await openPage({ person: aino });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.type('cormor');
  await expect(page.getByRole('option', { selected: true })).toContainText('Count the cormorants');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tickets\/\d+\/\d+$/);
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
});
