import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

const tooLong = 'Description must not exceed 100,000 characters';

test('a new ticket with a too long description keeps its dialog and input', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const project = await createProject(aino);
  await page.goto(`/team-workspace/${project.id}`);
  await page.getByRole('button', { name: 'Create Ticket' }).first().click();
  // By name, because a toast is a dialog too.
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByLabel('Title').fill('Draw the map');
  await dialog.getByLabel('Description').fill('x'.repeat(100_001));
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog.getByText(tooLong)).toBeVisible();
  await expect(dialog.getByLabel('Description')).toHaveValue('x'.repeat(100_001));
  await dialog.getByLabel('Description').fill('Short');
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog).toHaveCount(0);
});
