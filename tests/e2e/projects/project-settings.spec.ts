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
  await first.getByLabel(`Role of ${eetu.name}`).selectOption('Designer');
  const roles = async () =>
    (await aino.send('GET /projects/{projectId}', { params })).body.members.map(({ role }) => role);
  await expect.poll(roles).toEqual(['', 'Designer']);

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
