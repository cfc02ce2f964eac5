import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openDialog, openOwnProfile } from '#tests/components/screens/own-profile.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { choose, expectOptions } from '#tests/components/selects.ts';

test('saves the first technologies with one call', async () => {
  const { sent } = await openOwnProfile({}, '/profile?tab=tech-stack');
  await expect.element(page.getByText('No technologies yet')).toBeVisible();
  const dialog = await openDialog('Edit Tech Stack');
  const technology = dialog.getByLabelText('Technology', { exact: true });
  await technology.fill(' React ');
  await expectOptions('Skill level', ['Beginner', 'Intermediate', 'Proficient', 'Expert']);
  await choose({ name: 'Skill level', option: 'Proficient' });
  await dialog.getByLabelText('Description', { exact: true }).fill('  Two projects. ');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(technology).toHaveFocus();
  await expect.element(technology).toHaveValue('');
  await expect.element(dialog.getByLabelText('Description of React')).toHaveValue('Two projects.');
  // Enter adds too, and saving includes a technology that was typed but not added.
  await userEvent.keyboard('Go{Enter}');
  await technology.fill('Sass');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Edit Tech Stack' })).toHaveFocus();
  await expect
    .poll(() => textsOf(page.getByRole('heading', { level: 3 })))
    .toEqual(['React', 'Go', 'Sass']);
  const puts = sent.filter(({ key }) => key === 'PUT /tech-stack');
  expect(puts.map(({ body }) => body)).toEqual([
    {
      techStack: [
        { technology: 'React', skillLevel: 'PROFICIENT', description: 'Two projects.' },
        { technology: 'Go', skillLevel: 'BEGINNER', description: '' },
        { technology: 'Sass', skillLevel: 'BEGINNER', description: '' },
      ],
    },
  ]);
});
