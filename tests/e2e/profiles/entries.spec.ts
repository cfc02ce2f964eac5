import { toastsOn } from '#tests/e2e/support/board.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { openDialog } from '#tests/e2e/support/profile-dialog.ts';

test('adds, edits and removes experience and education on the Overview', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ person: await signUp() });
  const dialog = await openDialog(page, 'Add Experience');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('Trainee');
  await dialog.getByLabel('Organization').fill('Harbour Lab');
  await dialog.getByLabel('From').fill('2025-06');
  await dialog.getByLabel('Text').fill('Timetables for ferries.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const experience = page.getByRole('region', { name: 'Experience' });
  await expect(experience.getByRole('listitem')).toContainText('Trainee');
  for (const text of ['Harbour Lab', 'Jun 2025 – Now', 'Timetables for ferries.'])
    await expect(experience.getByText(text)).toBeVisible();

  const school = await openDialog(page, 'Add Education');
  await school.getByLabel('Title').fill('Software');
  await school.getByLabel('Organization').fill('School by the sea');
  await school.getByLabel('From').fill('2021-08');
  await school.getByLabel('To').fill('2024-05');
  await school.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Education' })).toContainText(
    'Aug 2021 – May 2024',
  );

  await experience.getByRole('button', { name: 'Edit Trainee' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Experience' });
  await expect(editing.getByLabel('Text')).toHaveValue('Timetables for ferries.');
  await editing.getByLabel('To').fill('2025-09');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(experience.getByText('Jun 2025 – Sep 2025')).toBeVisible();
  await page.reload();
  await expect(experience.getByText('Jun 2025 – Sep 2025')).toBeVisible();

  await experience.getByRole('button', { name: 'Remove Trainee' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this entry?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(experience.getByRole('listitem')).toHaveCount(1);
  await experience.getByRole('button', { name: 'Remove Trainee' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(experience.getByRole('listitem')).toHaveCount(0);
  await expect(experience.getByRole('heading', { name: 'Experience' })).toBeFocused();
});

test('shows missing values and wrong dates next to their fields', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  const dialog = await openDialog(page, 'Add Experience');
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  for (const label of ['Title', 'Organization', 'From'])
    await expect(dialog.getByText(`${label} is required`)).toBeVisible();
  await dialog.getByLabel('Title').fill('Trainee');
  await dialog.getByLabel('Organization').fill('Harbour Lab');
  await dialog.getByLabel('From').fill('2025-06');
  await dialog.getByLabel('To').fill('2025-05');
  await save.click();
  await expect(dialog.getByText('To must not be before From')).toBeVisible();
  // A month without a year is invalid; it doesn't mean "until now".
  await dialog.getByLabel('To').fill('');
  await dialog.getByLabel('To').focus();
  await page.keyboard.press('ArrowUp');
  await save.click();
  await expect(dialog.getByText('Enter a month like 2026-09, or leave it empty')).toBeVisible();
  await dialog.getByLabel('To').fill('2025-06');
  await save.click();
  await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Jun 2025');
});

test('keeps the dialog open after a failure; closing it asks for confirmation', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const page = await openPage({ person: await signUp() });
  expectConsole(page, /500|Failed to save education/);
  const dialog = await openDialog(page, 'Add Education');
  await dialog.getByLabel('Title').fill('Software');
  await dialog.getByLabel('Organization').fill('School by the sea');
  await dialog.getByLabel('From').fill('2021-08');
  await page.route('**/api/users/entries', (route) => route.fulfill({ status: 500 }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to save education');
  await expect(dialog.getByLabel('Title')).toHaveValue('Software');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.unroute('**/api/users/entries');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Education' })).toContainText('Software');
});

test('an entry that could not be removed stays, with a message', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const body = { kind: 'experience', title: 'Trainee', organisation: 'Lab', from: '2025-06' };
  await aino.send('POST /users/entries', { body });
  const page = await openPage({ person: aino });
  expectConsole(page, /500/);
  await page.goto('/profile');
  await page.route('**/api/users/entries/*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Remove Trainee' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toastsOn(page).getByText('Couldn’t remove “Trainee”')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Trainee');
});

test('a half-written entry is there again after a reload, until it’s discarded', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ person: await signUp() });
  const dialog = await openDialog(page, 'Add Experience');
  await dialog.getByLabel('Title').fill('Trainee');
  await dialog.getByLabel('From').fill('2025-06');
  page.once('dialog', (asked) => asked.accept());
  await openDialog(page, 'Add Experience');
  await expect(dialog.getByLabel('Title')).toHaveValue('Trainee');
  await expect(dialog.getByLabel('From')).toHaveValue('2025-06');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
  const other = await openDialog(page, 'Add Education');
  await expect(other.getByLabel('Title')).toHaveValue('');
  await openDialog(page, 'Add Experience');
  await expect(dialog.getByLabel('Title')).toHaveValue('');
});
