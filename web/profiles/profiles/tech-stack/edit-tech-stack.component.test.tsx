import type { TechStackEntry } from '#contract/profiles/profiles.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { textsOf } from '#tests/components/read-text.ts';
import { refusal } from '#tests/components/answers.ts';
import { choose } from '#tests/components/selects.ts';
import { openDialog, openOwnProfile } from '#tests/components/screens/own-profile.tsx';

const path = '/profile?tab=tech-stack';
const entry = (
  technology: string,
  skillLevel: TechStackEntry['skillLevel'],
  description = '',
): TechStackEntry => ({ technology, skillLevel, description });

test('groups by level from the top and skips empty levels; a heading explains its level', async () => {
  await openOwnProfile(
    {
      techStack: [
        entry('Go', 'BEGINNER'),
        entry('React', 'EXPERT'),
        entry('Sass', 'INTERMEDIATE'),
        entry('CSS', 'EXPERT'),
      ],
    },
    path,
  );
  const panel = page.getByRole('tabpanel');
  await expect
    .poll(() => textsOf(panel.getByRole('heading', { level: 2 })))
    .toEqual(['Expert', 'Intermediate', 'Beginner']);
  await expect
    .poll(() => textsOf(page.getByRole('region', { name: 'Expert' }).getByRole('listitem')))
    .toEqual(['React', 'CSS']);
  const heading = page.getByRole('button', { name: 'Expert' });
  const explanation = page.getByText('Knows it inside out');
  await expect.element(heading).toHaveAttribute('aria-expanded', 'false');
  await expect.element(explanation).not.toBeVisible();
  await heading.click();
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true');
  await expect.element(explanation).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(explanation).not.toBeVisible();
});

test('cuts descriptions at 100 characters; Show more shows the rest', async () => {
  const [short, long] = ['a'.repeat(100), 'b'.repeat(101)];
  await openOwnProfile(
    { techStack: [entry('React', 'EXPERT', short), entry('Go', 'EXPERT', long)] },
    path,
  );
  await expect.element(page.getByText(short, { exact: true })).toBeVisible();
  await expect.element(page.getByText(`${'b'.repeat(100)}…`, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more' })).toHaveLength(1);
  await page.getByRole('button', { name: 'Show more about Go' }).click();
  await expect.element(page.getByText(long, { exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.element(page.getByText(long, { exact: true })).toHaveLength(0);
});

test('suggests technologies that are not in the list; Escape closes only the suggestions', async () => {
  await openOwnProfile({}, path);
  const dialog = await openDialog('Edit Tech Stack');
  const field = dialog.getByRole('combobox', { name: 'Technology', exact: true });
  await field.fill('js');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('JavaScript');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await field.fill('js');
  await expect.element(dialog.getByRole('option', { name: 'JavaScript' })).toHaveLength(0);
  await field.fill('re');
  await expect.element(dialog.getByRole('option', { name: 'React', exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole('option', { name: 'React', exact: true })).toHaveLength(0);
  await expect.element(field).toHaveValue('re');
});

test('requires a name and rejects duplicates in any case', async () => {
  await openOwnProfile({ techStack: [entry('React', 'EXPERT')] }, path);
  const dialog = await openDialog('Edit Tech Stack');
  const name = dialog.getByLabelText('Technology', { exact: true });
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await name.fill('   ');
  await add.click();
  await expect.element(name).toHaveAccessibleDescription('Technology is required');
  await expect.element(name).toHaveFocus();
  await expectAccessible();
  await name.fill(' rEACT ');
  await add.click();
  await expect.element(name).toHaveAccessibleDescription('rEACT is already on your list');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(name).toHaveAccessibleDescription('rEACT is already on your list');
  await expect.element(name).toHaveValue(' rEACT ');
  // A description without a name can't be saved.
  await name.fill('');
  await dialog.getByLabelText('Description', { exact: true }).fill('Mostly hooks.');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(name).toHaveAccessibleDescription('Technology is required');
  await expect.element(dialog).toBeVisible();
});

test('changes levels and descriptions and removes technologies', async () => {
  await openOwnProfile(
    { techStack: [entry('React', 'BEGINNER'), entry('Go', 'BEGINNER'), entry('CSS', 'EXPERT')] },
    path,
  );
  const dialog = await openDialog('Edit Tech Stack');
  await choose({ name: 'Skill level of React', option: 'Expert' });
  await dialog.getByLabelText('Description of React').fill('Daily.');
  await dialog.getByRole('button', { name: 'Remove Go' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Your technologies' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  await reload();
  await expect
    .poll(() => textsOf(page.getByRole('tabpanel').getByRole('heading', { level: 2 })))
    .toEqual(['Expert']);
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'React' }))
    .toContainText('Daily.');
  await expect.element(page.getByRole('heading', { name: 'Go', exact: true })).toHaveLength(0);
});

test('the guide explains the four levels', async () => {
  await openOwnProfile({}, path);
  const dialog = await openDialog('Edit Tech Stack');
  const guide = dialog.getByRole('region', { name: 'Skill Level Guide' });
  await expect
    .poll(() => textsOf(guide.css('dt')))
    .toEqual(['Beginner', 'Intermediate', 'Proficient', 'Expert']);
  await expect
    .poll(() => textsOf(guide.css('dd')))
    .toEqual([
      expect.stringMatching(/\w+\.$/),
      expect.stringMatching(/\w+\.$/),
      expect.stringMatching(/\w+\.$/),
      expect.stringMatching(/\w+\.$/),
    ]);
});

test('confirms saving; logs and shows a failure and keeps the input', async () => {
  const { answers } = await openOwnProfile({ techStack: [entry('React', 'BEGINNER')] }, path);
  const dialog = await openDialog('Edit Tech Stack');
  await dialog.getByLabelText('Description of React').fill('Daily.');
  await dialog.getByLabelText('Technology', { exact: true }).fill('Go');
  const answer = answers['PUT /tech-stack'];
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  answers['PUT /tech-stack'] = () => promise.then(() => refusal('internal'));
  const logged = vi.spyOn(console, 'error').mockReturnValue();

  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letFail();
  await expect.element(dialog.getByRole('alert')).toContainText('Failed to update tech stack');
  expect(logged.mock.lastCall?.[0]).toMatch(/^Failed to update tech stack/);
  logged.mockRestore();
  await expect.element(dialog.getByLabelText('Description of React')).toHaveValue('Daily.');
  await expect.element(dialog.getByLabelText('Description of Go')).toBeVisible();
  answers['PUT /tech-stack'] = answer;
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(page.getByText('Daily.')).toBeVisible();
});

test('shows an error next to its description', async () => {
  const { answers } = await openOwnProfile(
    { techStack: [entry('React', 'BEGINNER'), entry('Go', 'BEGINNER')] },
    path,
  );
  const dialog = await openDialog('Edit Tech Stack');
  const description = dialog.getByLabelText('Description of Go');
  await description.fill('a'.repeat(1001));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .element(description)
    .toHaveAccessibleDescription('Description must not exceed 1000 characters');

  const message = "This text contains a character that can't be stored.";
  const errors = [{ field: 'techStack.1.description', message }];
  answers['PUT /tech-stack'] = refusal('invalid_input', { errors });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await description.fill('A text that no database keeps');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(description).toHaveAccessibleDescription(message);
  logged.mockRestore();
});

test('closing asks for confirmation if something is unsaved', async () => {
  await openOwnProfile({}, path);
  const dialog = await openDialog('Edit Tech Stack');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).toHaveLength(0);
  await openDialog('Edit Tech Stack');
  await dialog.getByLabelText('Technology', { exact: true }).fill('Go');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(dialog.getByLabelText('Technology', { exact: true })).toHaveValue('Go');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(page.getByText('No technologies yet')).toBeVisible();
});

test('typed text survives a reload until it’s saved', async () => {
  await openOwnProfile({}, path);
  const dialog = await openDialog('Edit Tech Stack');
  const technology = dialog.getByLabelText('Technology', { exact: true });
  const description = dialog
    .getByRole('region', { name: 'Add a technology' })
    .getByLabelText('Description');
  await technology.fill('Go');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await technology.fill('Rust');
  await description.fill('A parser');
  await reload();
  await openDialog('Edit Tech Stack');
  await expect.element(dialog.getByRole('button', { name: 'Remove Go' })).toBeVisible();
  await expect.element(technology).toHaveValue('Rust');
  await expect.element(description).toHaveValue('A parser');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(page.getByText('Saved your tech stack')).toBeVisible();
  await openDialog('Edit Tech Stack');
  await expect.element(dialog.getByRole('button', { name: /^Remove/ })).toHaveLength(2);
  await expect.element(technology).toHaveValue('');
  // Nothing is unsaved.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).toHaveLength(0);
});
