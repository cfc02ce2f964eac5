import { isPut } from '#tests/e2e/support/is-put.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { choose, expectOptions } from '#tests/e2e/support/selects.ts';
import { openDialog } from '#tests/e2e/support/profile-dialog.ts';

const path = '/profile?tab=tech-stack';

test('saves the first technologies with one call', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  await page.goto(path);
  await expect(page.getByText('No technologies yet')).toBeVisible();
  const dialog = await openDialog(page, 'Edit Tech Stack', path);
  await dialog.getByLabel('Technology', { exact: true }).fill(' React ');
  await expectOptions(dialog, 'Skill level', ['Beginner', 'Intermediate', 'Proficient', 'Expert']);
  await choose(dialog, { name: 'Skill level', option: 'Proficient' });
  await dialog.getByLabel('Description', { exact: true }).fill('  Two projects. ');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByLabel('Technology', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Technology', { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Description of React')).toHaveValue('Two projects.');
  // Enter adds too, and saving includes a technology that was typed but not added.
  await page.keyboard.type('Go');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Technology', { exact: true }).fill('Sass');
  const sent = page.waitForRequest(isPut('/tech-stack'));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toEqual({
    techStack: [
      { technology: 'React', skillLevel: 'PROFICIENT', description: 'Two projects.' },
      { technology: 'Go', skillLevel: 'BEGINNER', description: '' },
      { technology: 'Sass', skillLevel: 'BEGINNER', description: '' },
    ],
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Tech Stack' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['React', 'Go', 'Sass']);
});
