import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

test('a visitor reports a project and leaves an address for the answer', async ({
  openPage,
  signUp,
}) => {
  const project = await createProject(await signUp());
  const page = await openPage();
  await page.goto(`/projects/${project.id}`);
  await page.getByRole('button', { name: `More actions for ${project.name}` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: `Report ${project.name}` });
  await dialog.getByLabel('Reason').selectOption('Spam or a scam');
  await dialog.getByLabel('What happened').fill('They promise pay and never do.');
  await dialog.getByLabel('Your email').fill('visitor@elsewhere.test');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for your report')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a lead reports a teammate’s note and a request', async ({ openPage, signUp }) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino);
  const params = { projectId: project.id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  const key = 'POST /projects/{projectId}/notes';
  await eetu.send(key, { params, body: { text: 'A bad note' } });
  const page = await openPage({ person: aino });
  await page.goto(`/team-workspace/${project.id}?team=notes`);
  await page.getByRole('button', { name: `More actions for the comment by ${eetu.name}` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this note' });
  await dialog.getByLabel('Reason').selectOption('Harassment or hate');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('We’ll email you what the admins decide.')).toBeVisible();

  const asking = await createAskingProject(aino);
  const request = await askToJoin(eetu, asking.id, { message: 'A bad message' });
  await page.goto(`/requests/${request.id}`);
  await page.getByRole('button', { name: 'More actions for this request' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const reporting = page.getByRole('dialog', { name: 'Report this request' });
  await reporting.getByLabel('Reason').selectOption('Harassment or hate');
  await reporting.getByRole('button', { name: 'Send report' }).click();
  await expect(reporting).toBeHidden();
});
