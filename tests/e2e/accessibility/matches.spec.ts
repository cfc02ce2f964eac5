import { expect, test } from '#tests/e2e/support/pieces.ts';
import { createProject } from '#tests/factories/projects.ts';
import { expectAccessible, openScreen, stillPage } from './axe.ts';

const preferences = { disciplines: ['Design'], languages: ['fi'], note: 'Maps.', findable: true };

test('no axe violations: the questions, and openings with their reasons', async ({
  openPage,
  signUp,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  await createProject(aino);
  const page = await openPage({ ...stillPage, person: juno });
  await openScreen(page, '/for-you');
  await expect(page.getByRole('button', { name: 'Show me teams' })).toBeVisible();
  await expectAccessible(page);
  await juno.send('PUT /users/team-preferences', { body: preferences });
  await openScreen(page, '/for-you');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await openScreen(page, '/for-you?discipline=Game');
  await expect(page.getByText('No team fits these filters.')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: people for a role, and how matching works', async ({
  openPage,
  signUp,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const { id } = await createProject(aino);
  await juno.send('PUT /users/team-preferences', { body: preferences });
  const page = await openPage({ ...stillPage, person: aino });
  await openScreen(page, `/team-workspace/${id}/people`);
  await page.getByText('See all reasons').first().click();
  await expectAccessible(page);
  await openScreen(page, '/how-matching-works');
  await expectAccessible(page);
});
