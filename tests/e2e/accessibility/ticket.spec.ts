import { changeTicket, listTickets } from '#tests/factories/projects.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { select } from '#tests/e2e/support/selects.ts';
import { expectAccessible, openScreen, stillPage } from './axe.ts';
import { createFullProject } from './sample-content.ts';

test('no axe violations: a ticket, an unknown ticket and the dialog to delete one', async ({
  openPage,
  signUp,
}) => {
  const person = await signUp();
  const { projectId, ticketPath } = await createFullProject(person);
  const teammate = await signUp('Eetu');
  await teammate.send('POST /projects/{projectId}/members', { params: { projectId } });
  const page = await openPage({ ...stillPage, person });
  await openScreen(page, ticketPath);
  await expect(page.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expectAccessible(page);
  await page.getByPlaceholder('Write a comment...').pressSequentially('@');
  await expect(page.getByRole('listbox', { name: 'People to mention' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More actions for this ticket' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Delete ticket' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await openScreen(page, `/tickets/${projectId}/999999`);
  await expectAccessible(page);
});

test('no axe violations: each field in its edit mode', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const person = await signUp();
  const { ticketPath } = await createFullProject(person);
  const page = await openPage({ ...stillPage, person });
  expectConsole(page, /500|Failed to update/);
  await openScreen(page, ticketPath);
  await select(page, 'Priority').click();
  await expect(select(page, 'Priority').locator('option:checked')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(select(page, 'Priority')).toBeFocused();
  await page.getByRole('button', { name: 'Edit description' }).click();
  await expect(page.getByPlaceholder('Enter description...')).toBeFocused();
  await page.getByRole('button', { name: 'Edit title' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.route('**/tickets/*', (route) => route.fulfill({ status: 500 }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to update title.')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: a conflict with a change by someone else', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const person = await signUp();
  const { projectId, ticketId, ticketPath } = await createFullProject(person);
  const page = await openPage({ ...stillPage, person });
  expectConsole(page, /409/);
  await openScreen(page, ticketPath);
  await page.getByRole('button', { name: 'Edit title' }).click();
  const params = { projectId, ticketId };
  const { body } = await person.send('GET /projects/{projectId}/tickets', { params });
  await person.send('PUT /projects/{projectId}/tickets/{ticketId}', {
    params,
    body: { ...body.content[0]!, title: 'Theirs' },
  });
  await page.keyboard.type('Mine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Someone else changed this too' })).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: comments, reading, writing, editing and the dialog to delete one', async ({
  openPage,
  signUp,
}) => {
  const person = await signUp();
  const { ticketPath } = await createFullProject(person);
  const page = await openPage({ ...stillPage, person });
  await openScreen(page, ticketPath);
  for (const text of ['It rains **here**.', '> It rains\n\nNot here.']) {
    await page.getByPlaceholder('Write a comment...').fill(text);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByPlaceholder('Write a comment...')).toHaveValue('');
  }
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit comment' }).first().click();
  await expect(page.getByLabel('Your comment')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete comment' }).last().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('no axe violations: a ticket, history, an unsaved draft, a conflict, and deleted by someone else', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const person = await signUp();
  const { projectId, ticketPath } = await createFullProject(person);
  const [ticket] = await listTickets(person, projectId);
  if (!ticket) throw new Error('There is no ticket.');
  const page = await openPage({ ...stillPage, person });
  expectConsole(page, /409/);
  await openScreen(page, ticketPath);
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByPlaceholder('Enter description...').fill('Typed and not saved');
  await page.reload();
  await expect(page.getByText('You have an unsaved description.')).toBeVisible();
  await page.getByRole('heading', { name: 'History' }).click();
  await expect(page.getByText('created this ticket')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await changeTicket(person, ticket, { description: 'Theirs' });
  await expect(page.getByText(/Someone else changed the description/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await person.send('DELETE /projects/{projectId}/tickets/{ticketId}', {
    params: { projectId, ticketId: ticket.id },
  });
  await expect(page.getByRole('button', { name: 'Restore ticket' })).toBeVisible();
  await expectAccessible(page);
});
