import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';
import { createAskingProject, settingsForm } from '#tests/factories/projects.ts';
import { invite } from '#tests/factories/invitations.ts';
import { expectAccessible, openScreen, stillPage } from './axe.ts';

test('no axe violations: waiting for a spot, and a reserved one', async ({ openPage, signUp }) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const project = await createAskingProject(aino, { name: 'Full House', teamSize: 1 });
  const page = await openPage({ ...stillPage, person: juno });
  await openScreen(page, `/projects/${project.id}`);
  await page.getByRole('button', { name: 'Tell me when a spot opens' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(
    page.getByText('You’re on the waiting list', { exact: false }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await openScreen(page, '/projects');
  await expect(page.getByText('On the waiting list')).toBeVisible();
  await expectAccessible(page);

  const body = { ...settingsForm(project), teamSize: 2 };
  await aino.send('PUT /projects/{projectId}', { params: { projectId: project.id }, body });
  await openScreen(page, '/projects');
  await expect(page.getByRole('button', { name: 'Take the spot' })).toBeVisible();
  await expectAccessible(page);
  await openScreen(page, `/projects/${project.id}`);
  await page.getByRole('button', { name: 'Take the spot' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: inviting someone, and their invitation', async ({ openPage, signUp }) => {
  const [aino, juno, kai] = [await signUp('Aino'), await signUp('Juno'), await signUp('Kai')];
  const { id: projectId } = await createProject(aino);
  await createProject(aino, { name: 'Other Team' });
  const { id } = await invite(aino, { projectId, person: juno, message: 'We like your maps.' });
  const page = await openPage({ ...stillPage, person: aino });
  await openScreen(page, `/profile/${kai.id}`);
  await page.getByRole('button', { name: 'Invite to a team' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await openScreen(page, `/team-workspace/${projectId}/settings?section=team`);
  await page.getByLabel('Link to their profile').fill('kai');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Paste the link to their profile', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Link to their profile').fill(`https://pieces.test/profile/${kai.id}`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(
    page.getByRole('button', { name: /^Withdraw the invitation for Kai/ }),
  ).toBeVisible();
  await expectAccessible(page);

  const own = await openPage({ ...stillPage, person: juno });
  await openScreen(own, `/invitations/${id}`);
  await expect(own.getByText('We like your maps.')).toBeVisible();
  await expectAccessible(own);
  await openScreen(own, '/settings?section=privacy');
  await expect(own.getByLabel('Who can invite me to a team')).toBeVisible();
  await expectAccessible(own);
});
