import type { TechStackEntry } from '#contract/profiles/profiles.ts';
import { holdThenFail } from '#tests/e2e/support/failing-requests.ts';
import { isPut } from '#tests/e2e/support/is-put.ts';
import { type Account, expect, test } from '#tests/e2e/support/pieces.ts';
import { choose, expectOptions } from '#tests/e2e/support/selects.ts';
import { openDialog } from '#tests/e2e/support/profile-dialog.ts';

const path = '/profile?tab=tech-stack';
const call = '**/api/tech-stack';

const knows = (person: Account, techStack: TechStackEntry[]) =>
  person.send('PUT /tech-stack', { body: { techStack } });

const entry = (
  technology: string,
  skillLevel: TechStackEntry['skillLevel'],
  description = '',
): TechStackEntry => ({ technology, skillLevel, description });

test('groups by level from the top and skips empty levels; a heading explains its level', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  await knows(aino, [
    entry('Go', 'BEGINNER'),
    entry('React', 'EXPERT'),
    entry('Sass', 'INTERMEDIATE'),
    entry('CSS', 'EXPERT'),
  ]);
  const page = await openPage({ person: aino });
  await page.goto(path);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    'Expert',
    'Intermediate',
    'Beginner',
  ]);
  await expect(page.getByRole('region', { name: 'Expert' }).getByRole('listitem')).toHaveText([
    'React',
    'CSS',
  ]);
  const heading = page.getByRole('button', { name: 'Expert' });
  const explanation = page.getByText('Knows it inside out');
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(explanation).toBeHidden();
  await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(explanation).toBeHidden();
});

test('cuts descriptions at 100 characters; Show more shows the rest', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const [short, long] = ['a'.repeat(100), 'b'.repeat(101)];
  await knows(aino, [entry('React', 'EXPERT', short), entry('Go', 'EXPERT', long)]);
  const page = await openPage({ person: aino });
  await page.goto(path);
  await expect(page.getByText(short, { exact: true })).toBeVisible();
  await expect(page.getByText(`${'b'.repeat(100)}…`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Show more about Go' }).click();
  await expect(page.getByText(long, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect(page.getByText(long, { exact: true })).toHaveCount(0);
});

test('suggests technologies that are not in the list; Escape closes only the suggestions', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ person: await signUp() });
  await page.goto(path);
  const dialog = await openDialog(page, 'Edit Tech Stack', path);
  const field = dialog.getByRole('combobox', { name: 'Technology', exact: true });
  await field.fill('js');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('JavaScript');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await field.fill('js');
  await expect(dialog.getByRole('option', { name: 'JavaScript' })).toHaveCount(0);
  await field.fill('re');
  await expect(dialog.getByRole('option', { name: 'React', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('option', { name: 'React', exact: true })).toHaveCount(0);
  await expect(field).toHaveValue('re');
});

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

test('requires a name and rejects duplicates in any case', async ({ openPage, signUp }) => {
  const aino = await signUp();
  await knows(aino, [entry('React', 'EXPERT')]);
  const page = await openPage({ person: aino });
  const dialog = await openDialog(page, 'Edit Tech Stack', path);
  const name = dialog.getByLabel('Technology', { exact: true });
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await name.fill('   ');
  await add.click();
  await expect(name).toHaveAccessibleDescription('Technology is required');
  await expect(name).toBeFocused();
  await name.fill(' rEACT ');
  await add.click();
  await expect(name).toHaveAccessibleDescription('rEACT is already on your list');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(name).toHaveAccessibleDescription('rEACT is already on your list');
  await expect(name).toHaveValue(' rEACT ');
  // A description without a name can't be saved.
  await name.fill('');
  await dialog.getByLabel('Description', { exact: true }).fill('Mostly hooks.');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(name).toHaveAccessibleDescription('Technology is required');
  await expect(dialog).toBeVisible();
});

test('changes levels and descriptions and removes technologies', async ({ openPage, signUp }) => {
  const aino = await signUp();
  await knows(aino, [entry('React', 'BEGINNER'), entry('Go', 'BEGINNER'), entry('CSS', 'EXPERT')]);
  const page = await openPage({ person: aino });
  const dialog = await openDialog(page, 'Edit Tech Stack', path);
  await choose(dialog, { name: 'Skill level of React', option: 'Expert' });
  await dialog.getByLabel('Description of React').fill('Daily.');
  await dialog.getByRole('button', { name: 'Remove Go' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your technologies' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([
    'Expert',
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: 'React' })).toContainText('Daily.');
  await expect(page.getByRole('heading', { name: 'Go', exact: true })).toHaveCount(0);
});

test('the guide explains the four levels', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  const dialog = await openDialog(page, 'Edit Tech Stack', path);
  const guide = dialog.getByRole('region', { name: 'Skill Level Guide' });
  await expect(guide.locator('dt')).toHaveText([
    'Beginner',
    'Intermediate',
    'Proficient',
    'Expert',
  ]);
  await expect(guide.locator('dd')).toHaveText([/\w+\.$/, /\w+\.$/, /\w+\.$/, /\w+\.$/]);
});

test('confirms saving; logs and shows a failure and keeps the input', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  await knows(aino, [entry('React', 'BEGINNER')]);
  const page = await openPage({ person: aino });
  expectConsole(page, /500|Failed to update tech stack/);
  const dialog = await openDialog(page, 'Edit Tech Stack', path);
  await dialog.getByLabel('Description of React').fill('Daily.');
  await dialog.getByLabel('Technology', { exact: true }).fill('Go');
  const { letFail, stopFailing } = await holdThenFail(page, call);
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to update tech stack'),
  );
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letFail();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update tech stack');
  await logged;
  await expect(dialog.getByLabel('Description of React')).toHaveValue('Daily.');
  await expect(dialog.getByLabel('Description of Go')).toBeVisible();
  await stopFailing();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Daily.')).toBeVisible();
});

test('shows an error next to its description', async ({ openPage, signUp, expectConsole }) => {
  const aino = await signUp();
  await knows(aino, [entry('React', 'BEGINNER'), entry('Go', 'BEGINNER')]);
  const page = await openPage({ person: aino });
  expectConsole(page, /400|Failed to update tech stack/);
  const dialog = await openDialog(page, 'Edit Tech Stack', path);
  const description = dialog.getByLabel('Description of Go');
  await description.fill('a'.repeat(1001));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(description).toHaveAccessibleDescription(
    'Description must not exceed 1000 characters',
  );
  await description.fill('A \0 that no database keeps');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(description).toHaveAccessibleDescription(/a character that can't be stored/);
});

test('closing asks for confirmation if something is unsaved', async ({ openPage, signUp }) => {
  const page = await openPage({ person: await signUp() });
  const dialog = await openDialog(page, 'Edit Tech Stack', path);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await openDialog(page, 'Edit Tech Stack', path);
  await dialog.getByLabel('Technology', { exact: true }).fill('Go');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Technology', { exact: true })).toHaveValue('Go');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No technologies yet')).toBeVisible();
});

test('what was typed is there again after a reload, until it’s saved', async ({
  openPage,
  signUp,
}) => {
  const page = await openPage({ person: await signUp() });
  const dialog = await openDialog(page, 'Edit Tech Stack', path);
  const technology = dialog.getByLabel('Technology', { exact: true });
  const description = dialog
    .getByRole('region', { name: 'Add a technology' })
    .getByLabel('Description');
  await technology.fill('Go');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await technology.fill('Rust');
  await description.fill('A parser');
  page.once('dialog', (asked) => asked.accept());
  await openDialog(page, 'Edit Tech Stack', path);
  await expect(dialog.getByRole('button', { name: 'Remove Go' })).toBeVisible();
  await expect(technology).toHaveValue('Rust');
  await expect(description).toHaveValue('A parser');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Tech stack saved')).toBeVisible();
  await openDialog(page, 'Edit Tech Stack', path);
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await expect(technology).toHaveValue('');
  // Nothing is unsaved.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});
