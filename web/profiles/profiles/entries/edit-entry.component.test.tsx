import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { focusOn } from '#tests/components/press-on.ts';
import { refusal } from '#tests/components/answers.ts';
import { openDialog, openOwnProfile } from '#tests/components/screens/own-profile.tsx';

test('shows missing values and wrong dates next to their fields', async () => {
  await openOwnProfile();
  const dialog = await openDialog('Add Experience');
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  for (const label of ['Title', 'Organization', 'From'])
    await expect.element(dialog.getByText(`${label} is required`)).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText('Title').fill('Trainee');
  await dialog.getByLabelText('Organization').fill('Harbour Lab');
  await dialog.getByLabelText('From').fill('2025-06');
  await dialog.getByLabelText('To').fill('2025-05');
  await save.click();
  await expect.element(dialog.getByText('To must not be before From')).toBeVisible();
  // A month without a year is invalid; it doesn't mean "until now".
  await dialog.getByLabelText('To').fill('');
  await focusOn(dialog.getByLabelText('To'));
  await userEvent.keyboard('{ArrowUp}');
  await save.click();
  await expect
    .element(dialog.getByText('Enter a month like 2026-09, or leave it empty'))
    .toBeVisible();
  await dialog.getByLabelText('To').fill('2025-06');
  await save.click();
  await expect.element(page.getByRole('region', { name: 'Experience' })).toContainText('Jun 2025');
});

test('keeps the dialog open after a failure; closing it asks for confirmation', async () => {
  const { answers } = await openOwnProfile();
  const dialog = await openDialog('Add Education');
  await dialog.getByLabelText('Title').fill('Software');
  await dialog.getByLabelText('Organization').fill('School by the sea');
  await dialog.getByLabelText('From').fill('2021-08');
  const answer = answers['POST /users/entries'];
  answers['POST /users/entries'] = refusal('internal');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toContainText('Failed to save education');
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Software');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  logged.mockRestore();
  answers['POST /users/entries'] = answer;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('region', { name: 'Education' })).toContainText('Software');
});

test('an entry that could not be removed stays, with a message', async () => {
  const { answers } = await openOwnProfile({
    experience: [
      {
        id: 1,
        kind: 'experience',
        title: 'Trainee',
        organisation: 'Lab',
        from: '2025-06',
        to: '',
        text: '',
      },
    ],
  });
  answers['DELETE /users/entries/{entryId}'] = refusal('internal');
  await page.getByRole('button', { name: 'Remove Trainee' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Couldn’t remove “Trainee”').first()).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Experience' })).toContainText('Trainee');
});

test('a half-written entry is there again after a reload, until it’s discarded', async () => {
  await openOwnProfile();
  const dialog = await openDialog('Add Experience');
  await dialog.getByLabelText('Title').fill('Trainee');
  await dialog.getByLabelText('From').fill('2025-06');
  await reload();
  await openDialog('Add Experience');
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Trainee');
  await expect.element(dialog.getByLabelText('From')).toHaveValue('2025-06');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  const other = await openDialog('Add Education');
  await expect.element(other.getByLabelText('Title')).toHaveValue('');
  await reload();
  await openDialog('Add Experience');
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('');
});

test('adds, edits and removes experience and education on the Overview', async () => {
  const { profile, answers } = await openOwnProfile();
  answers['PUT /users/entries/{entryId}'] = ({ body }) =>
    Object.assign(profile.experience[0]!, body);
  answers['DELETE /users/entries/{entryId}'] = () => {
    profile.experience.length = 0;
    return undefined;
  };
  const dialog = await openDialog('Add Experience');
  await expect.element(dialog.getByLabelText('Title')).toHaveFocus();
  await dialog.getByLabelText('Title').fill('Trainee');
  await dialog.getByLabelText('Organization').fill('Harbour Lab');
  await dialog.getByLabelText('From').fill('2025-06');
  await dialog.getByLabelText('Text').fill('Timetables for ferries.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).toHaveLength(0);
  const experience = page.getByRole('region', { name: 'Experience' });
  await expect.element(experience.getByRole('listitem')).toContainText('Trainee');
  for (const text of ['Harbour Lab', 'Jun 2025 – Now', 'Timetables for ferries.'])
    await expect.element(experience.getByText(text)).toBeVisible();

  const school = await openDialog('Add Education');
  await school.getByLabelText('Title').fill('Software');
  await school.getByLabelText('Organization').fill('School by the sea');
  await school.getByLabelText('From').fill('2021-08');
  await school.getByLabelText('To').fill('2024-05');
  await school.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Education' }))
    .toContainText('Aug 2021 – May 2024');

  await experience.getByRole('button', { name: 'Edit Trainee' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Experience' });
  await expect.element(editing.getByLabelText('Text')).toHaveValue('Timetables for ferries.');
  await editing.getByLabelText('To').fill('2025-09');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect.element(experience.getByText('Jun 2025 – Sep 2025')).toBeVisible();
  await reload();
  await expect.element(experience.getByText('Jun 2025 – Sep 2025')).toBeVisible();

  const question = page.getByRole('alertdialog', { name: 'Remove this entry?' });
  await experience.getByRole('button', { name: 'Remove Trainee' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(experience.getByRole('listitem')).toHaveLength(1);
  await experience.getByRole('button', { name: 'Remove Trainee' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(experience.getByRole('listitem')).toHaveLength(0);
  await expect.element(experience.getByRole('heading', { name: 'Experience' })).toHaveFocus();
});
