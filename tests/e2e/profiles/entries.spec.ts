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
