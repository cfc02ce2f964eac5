import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { changeProject, openProjectSettings } from '#tests/components/screens/project-settings.tsx';
import { projectOf } from '#tests/components/projects.ts';
import { choose } from '#tests/components/selects.ts';
import { roleOf } from '#tests/components/teams.ts';

const nameField = () => page.getByLabelText('Project name');
const description = () => page.getByLabelText('Project description');
const unsaved = () => page.getByText('Unsaved changes');
const save = () => page.getByRole('button', { name: 'Save changes' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const show = (section: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click();
const saved = () => said('Saved the project’s settings');

test('two leads who changed several fields choose a version of each', async () => {
  const { project } = await openProjectSettings();
  await nameField().fill('Way Finder');
  await description().fill('Mine: a map for walkers.');
  await page.getByLabelText('Languages').selectOptions('Finnish');
  const theirs = { name: 'Path Finder', description: 'Theirs: a map for everyone.' };
  changeProject(project, theirs);
  await save().click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
  await expect.element(dialog).toContainText('Path Finder');
  const name = dialog.getByRole('group', { name: 'Project name' });
  await expect.element(name.getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expectAccessible();
  await dialog
    .getByRole('group', { name: 'Project description' })
    .getByRole('radio', { name: 'Theirs' })
    .click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await saved();
  expect(project).toMatchObject({
    name: 'Way Finder',
    description: theirs.description,
    languages: ['fi'],
  });
});

test('a role’s skill that was typed but not added is saved, by one click', async () => {
  const { project } = await openProjectSettings({ roles: [roleOf({ name: 'Designer' })] });
  const edit = button('Edit Designer');
  const skills = page.getByRole('combobox', { name: 'Skills (optional)' });
  const role = page.getByRole('combobox', { name: 'Role', exact: true }).first();
  await show('Team and joining');
  await edit.click();
  await expect.element(role).toHaveFocus();
  await expectAccessible();
  await skills.fill('fig');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await button('Done').click();
  await expect.element(edit).toHaveFocus();
  await edit.click();
  await skills.fill('Ink');
  await save().click();
  await saved();
  await said('1 spot, Design, any level, Figma, Ink');
  expect(project.roles[0]?.skills).toEqual(['Figma', 'Ink']);

  // The first chip moves what is below it.
  await button('Add a role').click();
  await role.fill('Tester');
  await skills.fill('Playwright');
  await button('Done').click();
  await said('1 spot, any level, Playwright');
  await button('Edit Tester').click();
  await choose({ name: 'Spots', option: '20 spots' });
  await said('Your roles add up to 21 people, but the team size is 4');
});

test('your own changes elsewhere on the page don’t conflict with what you type', async () => {
  const { project, answers } = await openProjectSettings();
  const status = page.getByLabelText('Project status');
  const summary = page.getByLabelText('What did you build? (optional)');
  await nameField().fill('Way Finder');
  await status.selectOptions('In Progress');
  await expect.element(unsaved()).toBeVisible();
  await show('Finish');
  await expect.element(unsaved()).toBeVisible();
  await expectAccessible();
  await button('Complete project').click();
  const dialog = page.getByRole('dialog', { name: 'Complete this project?' });
  await dialog.getByRole('button', { name: 'Complete project' }).click();
  await expect.poll(url).toBe('/projects/1');
  await said('It’s on your profile now.');
  history.back();
  await show('General');
  await expect.element(status).toHaveValue('Completed');
  const { promise, resolve: letSave } = Promise.withResolvers<void>();
  answers['PUT /projects/{projectId}'] = ({ body }) =>
    promise.then(() => changeProject(project, body));
  await save().click();
  await expect.element(button('Saving...')).toHaveFocus();
  letSave();
  await saved();
  await expect.element(unsaved()).toHaveLength(0);
  expect(project).toMatchObject({ name: 'Way Finder', status: 'Completed', summary: '' });

  await show('Finish');
  await button('Add a summary').click();
  await summary.fill('A map that people use.');
  await button('Save summary').click();
  await expect.element(button('Edit summary')).toHaveFocus();
  expect(project.summary).toBe('A map that people use.');
});

test('a restored draft says that it isn’t saved, and can be discarded', async () => {
  await openProjectSettings();
  await nameField().fill('Way Finder');
  await reload();
  await expect.element(nameField()).toHaveValue('Way Finder');
  await expect.element(unsaved()).toBeVisible();
  await button('Discard').click();
  await expect.element(nameField()).toHaveValue('Trail Finder');
  await expect.element(save()).toHaveFocus();
  await button('Undo').click();
  await expect.element(nameField()).toHaveValue('Way Finder');
});

test('returning to the tab shows what someone else saved, and keeps what was typed', async () => {
  const { project } = await openProjectSettings({ roles: [roleOf({ name: 'Designer' })] });
  await nameField().fill('Way Finder');
  changeProject(project, {
    description: 'A map for everyone.',
    roles: [roleOf({ name: 'Tester' })],
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(description()).toHaveValue('A map for everyone.');
  await show('Team and joining');
  await expect.element(button('Edit Tester')).toBeVisible();
  await expect.element(button('Edit Designer')).toHaveLength(0);
  await save().click();
  await saved();
  await expect.element(unsaved()).toHaveLength(0);
  expect(project).toMatchObject({ name: 'Way Finder', description: 'A map for everyone.' });
});

test('a creator deletes a project and undoes it', async () => {
  const { answers, sent } = await openProjectSettings();
  answers['DELETE /projects/{projectId}'] = undefined;
  answers['POST /projects/{projectId}/restoration'] = projectOf();
  await show('Finish');
  await button('Delete project').click();
  await page
    .getByRole('alertdialog', { name: 'Delete this project?' })
    .getByRole('button', { name: 'Delete project' })
    .click();
  await expect.poll(url).toBe('/projects');
  await button('Undo').click();
  await said('Restored Trail Finder');
  expect(sent.at(-1)?.key).toBe('POST /projects/{projectId}/restoration');
});

test('text typed during saving stays until it’s saved, even across a reload', async () => {
  const { project, answers } = await openProjectSettings();
  const answer = answers['PUT /projects/{projectId}'];
  const { promise, resolve: letSave } = Promise.withResolvers<void>();
  answers['PUT /projects/{projectId}'] = ({ body }) =>
    promise.then(() => changeProject(project, body));
  await nameField().fill('Path Finder');
  await save().click();
  await expect.element(button('Saving...')).toBeVisible();
  await nameField().fill('Way Finder');
  letSave();
  await expect.element(save()).toBeVisible();
  expect(project.name).toBe('Path Finder');
  await expect.element(nameField()).toHaveValue('Way Finder');
  await reload();
  await expect.element(nameField()).toHaveValue('Way Finder');
  answers['PUT /projects/{projectId}'] = answer;
  await save().click();
  await expect.poll(() => project.name).toBe('Way Finder');
  await expect.element(unsaved()).toHaveLength(0);
  await reload();
  await expect.element(nameField()).toHaveValue('Way Finder');
});

test('saving from another section leads to the field that isn’t valid', async () => {
  const { project } = await openProjectSettings();
  await nameField().fill('');
  await show('Team and joining');
  await expect.element(nameField()).toHaveLength(0);
  await save().click();
  await expect.element(nameField()).toHaveFocus();
  await said('Project name is required');
  await expectAccessible();
  await nameField().fill('Way Finder');
  await show('Integrations');
  await expectAccessible();
  await save().click();
  await saved();
  expect(project.name).toBe('Way Finder');
  expect(url()).toBe('/team-workspace/1/settings?section=integrations');
});
