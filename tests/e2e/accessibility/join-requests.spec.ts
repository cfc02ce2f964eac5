import { expect, test } from '#tests/e2e/support/pieces.ts';
import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { expectAccessible, openScreen, stillPage } from './axe.ts';

test('no axe violations: asking to join, and one’s own request', async ({ openPage, signUp }) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const { id } = await createAskingProject(aino);
  const page = await openPage({ ...stillPage, person: juno });
  await openScreen(page, `/projects/${id}`);
  await page.getByRole('button', { name: 'Ask to join', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('link', { name: /^Asked · they’ll answer by/ }).click();
  await expect(page.getByRole('button', { name: 'Change request' })).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: requests for leads, and an accepted one', async ({ openPage, signUp }) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const { id, roles } = await createAskingProject(aino);
  const other = await createAskingProject(aino, { name: 'Other Team' });
  await askToJoin(juno, other.id);
  const request = await askToJoin(juno, id, { roleId: roles[0]!.id, message: 'I draw maps.' });
  const page = await openPage({ ...stillPage, person: aino });
  await openScreen(page, `/team-workspace/${id}/requests`);
  await expect(page.getByRole('link', { name: juno.name })).toBeVisible();
  await expectAccessible(page);
  await openScreen(page, `/requests/${request.id}`);
  await page.getByText('All reasons').click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Write a sentence that tells them why.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/accepted this request/)).toBeVisible();

  const own = await openPage({ ...stillPage, person: juno });
  await openScreen(own, `/requests/${request.id}`);
  await expect(own.getByRole('checkbox', { name: 'Other Team' })).toBeVisible();
  await expectAccessible(own);
  await openScreen(own, `/team-workspace/${id}`);
  await expect(own.getByRole('heading', { name: /^You’ve joined/ })).toBeVisible();
  await expectAccessible(own);
});

test('no axe violations: inviting by link, and an invitation', async ({ openPage, signUp }) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const { id } = await createAskingProject(aino);
  const page = await openPage({ ...stillPage, person: aino });
  await openScreen(page, `/team-workspace/${id}/settings?section=team`);
  await page.getByRole('button', { name: 'Create link' }).click();
  const url = await page.getByLabel('Your new link').inputValue();
  await expect(page.getByRole('button', { name: /^Revoke/ })).toBeVisible();
  await expectAccessible(page);
  for (const options of [{}, { person: juno }]) {
    const other = await openPage({ ...stillPage, ...options });
    await openScreen(other, new URL(url).pathname);
    await expect(other.getByRole('heading', { name: 'Join Trail Finder' })).toBeVisible();
    await expectAccessible(other);
  }
});
