import type { Page } from '@playwright/test';
import { settingsForm } from '#tests/factories/projects.ts';
import { createProject, expect, test } from './pieces.ts';

const join = 'POST /projects/{projectId}/members';
const change = 'PUT /projects/{projectId}/members/{userId}';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const saved = (page: Page) => page.getByText('Saved the project’s settings').last();

test('two leads edit a project at once, set roles, complete it and hand it over', async ({
  signUp,
  openPage,
  expectConsole,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const { id } = await createProject(aino, { lookingFor: ['Designer'] });
  const params = { projectId: id };
  await eetu.send(join, { params });
  const { body: team } = await aino.send('GET /projects/{projectId}/members', { params });
  const member = team.find(({ isCreator }) => !isCreator)!;
  await aino.send(change, { params: { ...params, userId: member.id }, body: { isLead: true } });

  const [first, second] = [await openPage({ person: aino }), await openPage({ person: eetu })];
  await first.goto(`/team-workspace/${id}`);
  await first.getByRole('link', { name: 'Project settings' }).click();
  await expect(first.getByRole('heading', { name: 'Project settings', level: 1 })).toBeFocused();
  await second.goto(`/team-workspace/${id}/settings`);

  for (const page of [first, second]) expectConsole(page, /409 \(Conflict\)/);
  // Different fields are merged.
  await first.getByLabel('Project name').fill('Path Finder');
  await second.getByLabel('Goal').selectOption('Learn something new');
  await second.getByLabel('Languages').selectOption('Finnish');
  await save(first);
  await expect(saved(first)).toBeVisible();
  await save(second);
  await expect(saved(second)).toBeVisible();
  await expect(second.getByLabel('Project name')).toHaveValue('Path Finder');

  // A reload keeps what was typed, and the same field asks which version to keep.
  await first.reload();
  await first.getByLabel('Project name').fill('Way Finder');
  await second.getByLabel('Project name').fill('Trail Mapper');
  await save(second);
  await expect(second.getByLabel('Project name')).toHaveValue('Trail Mapper');
  await first.reload();
  await expect(first.getByLabel('Project name')).toHaveValue('Way Finder');
  await save(first);
  const dialog = first.getByRole('dialog', { name: 'Someone else changed this too' });
  await expect(dialog).toContainText('Trail Mapper');
  await expect(dialog.getByRole('radio', { name: 'Yours' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(first.getByLabel('Project name')).toHaveValue('Way Finder');

  // Roles.
  const roles = first.getByRole('region', { name: 'Roles' });
  await roles.getByRole('button', { name: 'Add a role' }).click();
  await roles.getByLabel('Role', { exact: true }).last().fill('Tester');
  await save(first);
  await first.getByLabel(`Role of ${member.name}`).selectOption('Tester');
  await expect(first.getByLabel(`Role of ${member.name}`)).toHaveValue(/\d/);

  // Hand the project over and complete it.
  await first.getByLabel('Hand the project over to').selectOption(member.name);
  await first.getByRole('button', { name: 'Offer the project' }).click();
  await expect(first.getByText(`You’ve offered this project to ${member.name}.`)).toBeVisible();
  await first.getByRole('button', { name: 'Complete project' }).click();
  const completion = first.getByRole('dialog', { name: 'Complete this project?' });
  await completion.getByLabel('What did you build? (optional)').fill('A map that people use.');
  await completion.getByRole('button', { name: 'Complete project' }).click();
  await expect(first.getByText('This project is complete.', { exact: false })).toBeVisible();

  await second.goto(`/team-workspace/${id}`);
  await second.getByRole('link', { name: 'Answer the offer' }).click();
  await second.getByRole('button', { name: 'Accept' }).click();
  await expect(second.getByText('Way Finder is yours now')).toBeVisible();
  const { body } = await eetu.send('GET /projects/{projectId}', { params });
  expect(body).toMatchObject({
    name: 'Way Finder',
    goal: 'learn',
    languages: ['fi'],
    status: 'Completed',
    summary: 'A map that people use.',
    creator: { id: member.id },
  });
});

test('of several fields that two leads changed, each keeps its own version', async ({
  signUp,
  openPage,
  expectConsole,
}) => {
  const aino = await signUp('Aino');
  const project = await createProject(aino);
  const params = { projectId: project.id };
  const page = await openPage({ person: aino });
  expectConsole(page, /409 \(Conflict\)/);
  await page.goto(`/team-workspace/${project.id}/settings`);
  await page.getByLabel('Project name').fill('Way Finder');
  await page.getByLabel('Project description').fill('Mine: a map for walkers.');
  const theirs = { name: 'Path Finder', description: 'Theirs: a map for everyone.' };
  const body = { ...settingsForm(project), ...theirs };
  await aino.send('PUT /projects/{projectId}', { params, body });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
  await dialog
    .getByRole('group', { name: 'Project description' })
    .getByRole('radio', { name: 'Theirs' })
    .check();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(saved(page)).toBeVisible();
  const { body: kept } = await aino.send('GET /projects/{projectId}', { params });
  expect(kept).toMatchObject({ name: 'Way Finder', description: theirs.description });
});

test('a role’s skill that was typed but not added is saved', async ({ signUp, openPage }) => {
  const aino = await signUp('Aino');
  const { id } = await createProject(aino, { lookingFor: ['Designer'] });
  const page = await openPage({ person: aino });
  await page.goto(`/team-workspace/${id}/settings`);
  const skills = page.getByRole('combobox', { name: 'Skills (optional)' });
  await skills.fill('fig');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ink');
  await save(page);
  await expect(saved(page)).toBeVisible();
  const { body } = await aino.send('GET /projects/{projectId}', { params: { projectId: id } });
  expect(body.roles[0]?.skills).toEqual(['Figma', 'Ink']);
});

test('a creator deletes a project and undoes it', async ({ signUp, openPage }) => {
  const aino = await signUp('Aino');
  const { id } = await createProject(aino);
  const page = await openPage({ person: aino });
  await page.goto(`/team-workspace/${id}/settings`);
  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete project' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored Trail Finder')).toBeVisible();
  await page.goto(`/team-workspace/${id}`);
  await expect(page.getByRole('heading', { name: 'Trail Finder' })).toBeVisible();
});
