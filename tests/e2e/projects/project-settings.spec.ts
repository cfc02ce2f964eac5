import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import type { Page } from '@playwright/test';
import { isPut } from '#tests/e2e/support/is-put.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

const join = 'POST /projects/{projectId}/members';
const change = 'PUT /projects/{projectId}/members/{userId}';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const saved = (page: Page) => page.getByText('Saved the project’s settings').last();

test('two leads edit a project simultaneously, set roles, complete it and hand it over', async ({
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
  const savedTheirs = second.waitForResponse(isPut(`/projects/${id}`));
  await save(second);
  expect((await savedTheirs).ok()).toBe(true);
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
  await first.getByRole('link', { name: 'Team and joining' }).click();
  const roles = first.getByRole('region', { name: 'Roles' });
  await roles.getByRole('button', { name: 'Add a role' }).click();
  await roles.getByLabel('Role', { exact: true }).last().fill('Tester');
  await save(first);
  await first.getByLabel(`Role of ${member.name}`).selectOption('Tester');
  await expect(first.getByLabel(`Role of ${member.name}`)).toHaveValue(/\d/);

  // Hand the project over and complete it.
  await first.getByRole('link', { name: 'Finish' }).click();
  await first.getByLabel('Hand the project over to').selectOption(member.name);
  await first.getByRole('button', { name: 'Offer the project' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Offer' }).click();
  await expect(first.getByText(`You’ve offered this project to ${member.name}.`)).toBeVisible();
  await first.getByRole('button', { name: 'Complete project' }).click();
  const completion = first.getByRole('dialog', { name: 'Complete this project?' });
  await completion.getByLabel('What did you build? (optional)').fill('A map that people use.');
  await completion.getByRole('button', { name: 'Complete project' }).click();
  await expect(first).toHaveURL(`/projects/${id}`);
  await expect(first.getByText(/^It’s on the profiles of .+ now\.$/)).toBeVisible();

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

test('the page follows a handover and one’s own removal', async ({ signUp, openPage }) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const { id } = await createProject(aino);
  const params = { projectId: id };
  await eetu.send(join, { params });
  const [first, second] = [await openPage({ person: aino }), await openPage({ person: eetu })];
  await first.goto(`/team-workspace/${id}/settings?section=finish`);
  await expect(first.getByText('You can’t delete the project while others')).toBeVisible();
  await first.getByRole('link', { name: 'Team and joining' }).click();
  await first
    .getByRole('listitem')
    .filter({ hasText: eetu.name })
    .getByRole('button', { name: 'Make lead' })
    .click();
  const dialog = first.getByRole('alertdialog', { name: `Make ${eetu.name} a lead?` });
  await expect(dialog).toContainText('answer requests to join');
  await dialog.getByRole('button', { name: 'Make lead' }).click();
  await expect(first.getByText(`${eetu.name} is a lead now`)).toBeVisible();

  await second.goto(`/team-workspace/${id}/settings`);
  await expect(second.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await first.getByRole('link', { name: 'Finish' }).click();
  await first.getByLabel('Hand the project over to').selectOption(eetu.name);
  await first.getByRole('button', { name: 'Offer the project' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Offer' }).click();
  await expect(first.getByText(`You’ve offered this project to ${eetu.name}.`)).toBeVisible();
  await first.getByRole('button', { name: 'Withdraw the offer' }).click();
  await expect(first.getByLabel('Hand the project over to')).toBeFocused();
  await first.getByLabel('Hand the project over to').selectOption(eetu.name);
  await first.getByRole('button', { name: 'Offer the project' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Offer' }).click();
  // The other page may still show the first offer, which can't be accepted anymore.
  await expect(first.getByText(`You’ve offered this project to ${eetu.name}.`)).toBeVisible();
  await second.getByRole('button', { name: 'Accept' }).click();
  await expect(second.getByRole('heading', { name: 'Project settings' })).toBeFocused();
  await expect(first.getByRole('button', { name: 'Withdraw the offer' })).toHaveCount(0);
  await expect(first.getByLabel('Hand the project over to')).toHaveCount(0);

  await eetu.send('POST /projects/{projectId}/departures', {
    params,
    body: { userId: aino.id, note: 'We’re going another way.' },
  });
  await expect(first.getByText('You’re no longer a member of Trail Finder')).toBeVisible();
  await expect(first).toHaveURL('/');
  await second.goto(`/projects/${id}`);
  await expect(second.locator('dl')).toContainText(`Led by${eetu.name}`);
});

test('a creator deletes a project, which says where it can be restored, on its own address and the others', async ({
  signUp,
  openPage,
  expectConsole,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const { id } = await createProject(aino);
  const [page, other] = [
    await openPage({ ...stillPage, person: aino }),
    await openPage({ person: eetu }),
  ];
  await page.goto(`/team-workspace/${id}/settings?section=finish`);
  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete project' }).click();
  await expect(page).toHaveURL('/projects');
  for (const one of [page, other]) expectConsole(one, /404/);
  await other.goto(`/projects/${id}`);
  await expect(other.getByText('This piece doesn’t fit anywhere')).toBeVisible();

  const sentence = /You deleted Trail Finder\. You can restore it until \w+ \d+\./;
  for (const path of ['/', '/projects']) {
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expectAccessible(page);
  for (const path of [`/team-workspace/${id}`, `/team-workspace/${id}/settings`]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/projects/${id}`);
  }
  await expect(
    page.getByText(/You deleted this project\. You can restore it until \w+ \d+\./),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore project' }).click();
  await expect(page.getByText('Restored Trail Finder')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Team Space' })).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
});
