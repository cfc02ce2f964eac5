import { createProject } from '#tests/factories/projects.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';

test('someone says what they look for, sees why a team fits and joins it', async ({
  openPage,
  signUp,
}) => {
  const [aino, juno] = [await signUp('Aino'), await signUp('Juno')];
  const fields = { lookingFor: ['Data scientist'], techStack: ['Figma'] };
  await createProject(aino, { name: 'Lantern Walk', ...fields });
  // So that it fits best among the projects of other tests.
  await juno.send('PUT /tech-stack', {
    body: { techStack: [{ technology: 'Figma', skillLevel: 'EXPERT' }] },
  });
  const page = await openPage({ person: juno });
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'For you' }).click();
  await expect(page.getByRole('heading', { name: 'For you', level: 1 })).toBeFocused();
  await page.getByLabel('Data', { exact: true }).check();
  await page.getByRole('button', { name: 'Show me teams' }).press('Enter');

  const card = page.getByRole('article', { name: 'Lantern Walk' });
  await expect(card.getByText('Data is on your list')).toBeVisible();
  await expect(card.getByText('You know Figma, 1 of 1 skill')).toBeVisible();
  await card.getByRole('link', { name: 'View project: Lantern Walk' }).click();
  await expect(page.getByText('Data is on your list').first()).toBeVisible();
  await page.getByRole('button', { name: 'Join as Data scientist' }).last().click();
  await expect(page.getByRole('link', { name: 'Open Team Space' }).first()).toBeVisible();
});
