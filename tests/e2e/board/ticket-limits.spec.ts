import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import { findOnServer, openTicket } from '#tests/e2e/support/ticket-page.ts';

const tooLong = 'Description must not exceed 100,000 characters';

test('a description that is too long shows an error at its field and keeps the text', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const ticket = await openTicket(page, { person: aino, description: 'Before' });
  await page.getByRole('button', { name: 'Edit description' }).click();
  const field = page.getByPlaceholder('Enter description...');
  const typed = 'word '.repeat(20_001);
  await field.fill(typed);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(tooLong)).toBeVisible();
  await expect(field).toHaveAccessibleDescription(tooLong);
  await expect(field).toHaveValue(typed);
  expect(await findOnServer(aino, ticket)).toMatchObject({ description: 'Before' });

  await field.fill('After');
  await expect(page.getByText(tooLong)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('After')).toBeVisible();
});

test('a title that is too long shows an error at its field and can be shortened', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  await openTicket(page, { person: aino, title: 'Old title' });
  await page.getByRole('button', { name: 'Old title' }).click();
  const field = page.getByRole('textbox', { name: 'Title' });
  await field.fill('x'.repeat(501));
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Title must not exceed 500 characters');
  await expect(field).toHaveValue('x'.repeat(501));
  await field.fill('Short');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Short' })).toBeVisible();
});

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
