import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { createProject, expect, test } from '#tests/e2e/support/pieces.ts';

test('a visitor reports a project and leaves an address for the answer', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const project = await createProject(await signUp());
  const page = await openPage(stillPage);
  expectConsole(page, /400/);
  await page.goto(`/projects/${project.id}`);
  await page.getByRole('button', { name: `More actions for ${project.name}` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: `Report ${project.name}` });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Choose a reason');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').selectOption('Spam or a scam');
  await dialog.getByLabel('What happened').fill('They promise pay and never do.');
  await dialog.getByLabel('Your email').fill('visitor@elsewhere.test');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for your report')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a lead reports a teammate’s note and a request, and what they typed survives a reload', async ({
  openPage,
  signUp,
}) => {
  const [aino, eetu] = await Promise.all([signUp('Aino'), signUp('Eetu')]);
  const project = await createProject(aino);
  const params = { projectId: project.id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  const key = 'POST /projects/{projectId}/notes';
  await eetu.send(key, { params, body: { text: 'A bad note' } });
  const page = await openPage({ person: aino });
  await page.goto(`/team-workspace/${project.id}?team=notes`);
  const open = async () => {
    await page
      .getByRole('button', { name: `More actions for the comment by ${eetu.name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    return page.getByRole('dialog', { name: 'Report this note' });
  };
  await (await open()).getByLabel('What happened').fill('This hurts.');
  await page.reload();
  const dialog = await open();
  await expect(dialog.getByLabel('What happened')).toHaveValue('This hurts.');
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
