import type { Page } from '@playwright/test';
import { paths } from '#web/lib/paths.ts';
import { choose, everyMeans, pressByEveryMeans, type } from '#tests/e2e/support/means.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

const join = 'POST /projects/{projectId}/members';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a founder’s day, by keyboard on a laptop and by touch on a phone', async ({
  openPage,
  signUp,
}) => {
  test.slow();
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const name = `Bells of ${aino.lastName}`;
  const press = pressByEveryMeans();
  const page = await openPage({ ...everyMeans, person: aino });

  // She creates a project that looks for a designer.
  await page.goto(paths.projects);
  await press(page.getByRole('link', { name: 'Create New Project' }).first());
  await expect(heading(page, 'Create New Project')).toBeFocused();
  await type(page.getByLabel('Project name'), name);
  await type(page.getByLabel('Project description'), 'Which bell rings when, and why.');
  await press(button(page, 'Next'));
  await type(page.getByRole('combobox', { name: 'Tech stack' }), 'Svelte');
  await press(button(page, 'Add'));
  await press(button(page, 'Next'));
  await type(page.getByRole('combobox', { name: 'Looking for' }), 'Designer');
  await press(button(page, 'Create Project'));
  await expect(heading(page, 'Project Created Successfully!')).toBeFocused();
  await press(page.getByRole('link', { name: 'Go to Home' }));
  await press(page.getByRole('region', { name: 'Your teams' }).getByRole('link', { name }));
  await expect(heading(page, name)).toBeVisible();
  const { body: mine } = await aino.send('GET /projects/user');
  const [project] = mine;
  const params = { projectId: project!.id };
  const read = async () => (await aino.send('GET /projects/{projectId}', { params })).body;

  // Eetu joins, and she makes him a lead.
  await eetu.send(join, { params });
  await press(page.getByRole('link', { name: 'Project settings' }));
  await expect(heading(page, 'Project settings')).toBeFocused();
  await press(page.getByRole('link', { name: 'Team and joining' }));
  await press(button(page, 'Make lead'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Make lead' }));
  await expect(button(page, 'Remove as lead')).toBeVisible();

  // She renames it.
  await press(page.getByRole('link', { name: 'General' }));
  await type(page.getByLabel('Project name'), `${name} and gulls`);
  await press(button(page, 'Save changes'));
  await expect(page.getByText('Saved the project’s settings').last()).toBeVisible();

  // She looks for two testers as well.
  await press(page.getByRole('link', { name: 'Team and joining' }));
  const roles = page.getByRole('region', { name: 'Roles' });
  await press(roles.getByRole('button', { name: 'Add a role' }));
  await type(roles.getByLabel('Role', { exact: true }).last(), 'Tester');
  await choose(roles.getByLabel('Spots').last(), '2 spots');
  await press(button(page, 'Save changes'));
  await expect.poll(async () => (await read()).lookingFor).toEqual(['Designer', 'Tester']);
  expect((await read()).roles.map(({ places }) => places)).toEqual([1, 2]);

  // She completes the project and hands it over to Eetu.
  await press(page.getByRole('link', { name: 'Finish' }));
  await press(button(page, 'Complete project'));
  const dialog = page.getByRole('dialog', { name: 'Complete this project?' });
  await type(dialog.getByLabel('What did you build? (optional)'), 'A list of every bell.');
  await press(dialog.getByRole('button', { name: 'Complete project' }));
  await expect(page).toHaveURL(paths.project(params.projectId));
  await expect(page.getByText(/^It’s on the profiles of .+ now\.$/)).toBeVisible();
  await page.goto(paths.projectSettings(params.projectId, 'finish'));
  await choose(page.getByLabel('Hand the project over to'), eetu.name);
  await press(button(page, 'Offer the project'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Offer' }));
  await expect(page.getByText(`You’ve offered this project to ${eetu.name}.`)).toBeVisible();
  const his = await openPage({ ...everyMeans, person: eetu });
  await his.goto(paths.teamWorkspace(params.projectId));
  await press(his.getByRole('link', { name: 'Answer the offer' }));
  await press(button(his, 'Accept'));
  await expect(his.getByText(`${name} and gulls is yours now`)).toBeVisible();
  expect(await read()).toMatchObject({
    status: 'Completed',
    summary: 'A list of every bell.',
    creator: { id: eetu.id },
    can: { edit: true, handOver: false },
  });
});
