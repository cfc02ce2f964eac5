import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

const join = 'POST /projects/{projectId}/members';

test('a lead gives a member a role; the page follows a handover and one’s own removal', async ({
  signUp,
  openPage,
}) => {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const { id } = await createProject(aino, { lookingFor: ['Designer'] });
  const params = { projectId: id };
  await eetu.send(join, { params });
  const first = await openPage({ person: aino });
  await first.goto(`/team-workspace/${id}/settings?section=finish`);
  await expect(first.getByText('You can’t delete the project while others')).toBeVisible();
  await first.getByRole('link', { name: 'Team and joining' }).click();
  await first.getByLabel(`Role of ${eetu.name}`).selectOption('Designer');
  const roles = async () =>
    (await aino.send('GET /projects/{projectId}', { params })).body.members.map(({ role }) => role);
  await expect.poll(roles).toEqual(['', 'Designer']);

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
  await expect(first.getByText(`You’ve offered this project to ${eetu.name}.`)).toBeVisible();
  await eetu.send('POST /projects/{projectId}/creator/acceptance', { params });
  await expect(first.getByRole('button', { name: 'Withdraw the offer' })).toHaveCount(0);
  await expect(first.getByLabel('Hand the project over to')).toHaveCount(0);

  await eetu.send('POST /projects/{projectId}/departures', {
    params,
    body: { userId: aino.id, note: 'We’re going another way.' },
  });
  await expect(first.getByText('You’re no longer a member of Trail Finder')).toBeVisible();
  await expect(first).toHaveURL('/');
});

test('a creator deletes a project, which says where it can be restored, on its own address and the others', async ({
  signUp,
  openPage,
  expectConsole,
}) => {
  const aino = await signUp('Aino');
  const { id } = await createProject(aino);
  const page = await openPage({ ...stillPage, person: aino });
  await page.goto(`/team-workspace/${id}/settings?section=finish`);
  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete project' }).click();
  await expect(page).toHaveURL('/projects');
  expectConsole(page, /404/);

  const sentence = /You deleted Trail Finder\. You can restore it until \w+ \d+\./;
  for (const path of ['/', '/projects']) {
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
  }
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
});
