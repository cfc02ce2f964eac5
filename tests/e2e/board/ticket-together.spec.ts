import { changeTicket } from '#tests/factories/projects.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { expectChosen, select } from '#tests/e2e/support/selects.ts';
import { findOnServer, openTicket } from '#tests/e2e/support/ticket-page.ts';

test('two people change different fields: both changes are kept', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /409/);
  const ticket = await openTicket(page, { person: aino, title: 'Old title' });
  await page.getByRole('button', { name: 'Old title' }).click();
  const params = { projectId: ticket.projectId, ticketId: ticket.id };
  await aino.send('PUT /projects/{projectId}/tickets/{ticketId}', {
    params,
    body: { ...ticket, priority: 'High' },
  });
  await page.getByRole('textbox', { name: 'Title' }).fill('New title');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'New title' })).toBeFocused();
  await expectChosen(page, 'Priority', 'High');
  expect(await findOnServer(aino, ticket)).toMatchObject({
    title: 'New title',
    priority: 'High',
    version: 3,
  });
});

test('two people change the same field: the second one sees both versions and chooses', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /409/);
  const ticket = await openTicket(page, { person: aino, description: 'Before' });
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByPlaceholder('Enter description...').fill('Mine');
  const params = { projectId: ticket.projectId, ticketId: ticket.id };
  await aino.send('PUT /projects/{projectId}/tickets/{ticketId}', {
    params,
    body: { ...ticket, description: 'Theirs' },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
  await expect(dialog.getByRole('group', { name: 'Their version' })).toHaveText('Theirs');
  await expect(dialog.getByLabel('Yours')).toHaveValue('Mine');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.prose')).toHaveText('Mine');
  expect(await findOnServer(aino, ticket)).toMatchObject({ description: 'Mine', version: 3 });
});

test('two people change the status: the second one sees both and chooses', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /409/);
  const ticket = await openTicket(page, { person: aino });
  await select(page, 'Status').click();
  await changeTicket(aino, ticket, { status: 'In Progress' });
  await page.getByRole('option', { name: 'Done' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
  await expect(dialog.getByText('In Progress')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use mine' }).click();
  await expectChosen(page, 'Status', 'Done');
  expect(await findOnServer(aino, ticket)).toMatchObject({ status: 'Done', version: 3 });
});

test('someone else changes a description you are editing: you are told and can combine both', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /409/);
  const ticket = await openTicket(page, { person: aino, description: 'Before' });
  await page.getByRole('button', { name: 'Edit description' }).click();
  const field = page.getByPlaceholder('Enter description...');
  await field.fill('Mine');
  await changeTicket(aino, ticket, { description: 'Theirs' });
  await expect(
    page.getByText(/Someone else changed the description while you were editing/),
  ).toBeVisible();
  await expect(field).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
  await dialog.getByRole('button', { name: 'Combine both' }).click();
  await expect(dialog.getByLabel('Yours')).toHaveValue('Theirs\n\nMine');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.locator('.prose p')).toHaveText(['Theirs', 'Mine']);

  await page.getByRole('button', { name: 'Edit description' }).click();
  await field.fill('Again mine');
  const now = await findOnServer(aino, ticket);
  await changeTicket(aino, { ...ticket, ...now }, { description: 'Again theirs' });
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(page.locator('.prose')).toHaveText('Again theirs');
  await expect(page.getByRole('button', { name: 'Edit description' })).toBeFocused();
});

test('an unsaved description survives a reload and can be combined with what others wrote', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /409/);
  const ticket = await openTicket(page, { person: aino, description: 'Before' });
  const field = page.getByPlaceholder('Enter description...');
  await page.getByRole('button', { name: 'Edit description' }).click();
  await field.fill('Typed and not saved');
  await page.reload();
  await expect(page.getByText('You have an unsaved description.')).toBeVisible();
  await expect(page.locator('.prose')).toHaveText('Before');
  await changeTicket(aino, ticket, { description: 'Theirs' });
  await expect(page.locator('.prose')).toHaveText('Theirs');
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(field).toHaveValue('Typed and not saved');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.locator('.prose')).toHaveText('Typed and not saved');
  await page.reload();
  await expect(page.locator('.prose')).toBeVisible();
  await expect(page.getByText('You have an unsaved description.')).toHaveCount(0);
});

test('an unsaved title survives a reload and can be discarded', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  await openTicket(page, { person: aino, title: 'Old title' });
  await page.getByRole('button', { name: 'Old title' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('New ti');
  await page.reload();
  await expect(page.getByText('You have an unsaved title: “New ti”.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard the unsaved title' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Old title' })).toBeVisible();
  await expect(page.getByText(/You have an unsaved title/)).toHaveCount(0);
});

test('offline, a ticket shows what the board knows and loads the rest afterwards', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/);
  const { projectId } = await openTicket(page, { person: aino });
  await createTicket(aino, projectId, { title: 'Name the bells', description: 'With contours.' });
  await page.getByRole('button', { name: 'Back to Board' }).click();
  const link = page.getByRole('link', { name: 'Name the bells' });
  await expect(link).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Name the bells', level: 1 })).toBeVisible();
  await expect(page.getByText('The rest of this ticket will load')).toBeVisible();
  await expect(page.getByText('Loading ticket...')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('With contours.')).toBeVisible();
});

test('offline edits are kept and saved when the connection is back', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/);
  const ticket = await openTicket(page, { person: aino, description: 'Before' });
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByPlaceholder('Enter description...').fill('On the train');
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByPlaceholder('Enter description...')).toHaveValue('On the train');
  await page.context().setOffline(false);
  await expect(page.locator('.prose')).toHaveText('On the train');
  await expect(page.getByText('Connection lost. Reconnecting…')).toHaveCount(0);
  expect(await findOnServer(aino, ticket)).toMatchObject({ description: 'On the train' });
});

test('a ticket deleted while you edit it can be restored with your text', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const ticket = await openTicket(page, { person: aino, title: 'Fragile' });
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByPlaceholder('Enter description...').fill('Half a sentence');
  const params = { projectId: ticket.projectId, ticketId: ticket.id };
  await aino.send('DELETE /projects/{projectId}/tickets/{ticketId}', { params });
  await expect(page.getByRole('heading', { name: '“Fragile” was deleted' })).toBeFocused();
  await page.getByRole('button', { name: 'Restore ticket' }).click();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(page.getByPlaceholder('Enter description...')).toHaveValue('Half a sentence');
});

test('the history shows who changed what', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  const ticket = await openTicket(page, { person: aino, title: 'Old title' });
  await page.getByRole('heading', { name: 'History' }).click();
  const entries = page.getByRole('group').filter({ hasText: 'History' }).getByRole('listitem');
  await expect(entries.getByRole('paragraph')).toHaveText([
    `${aino.name} created this ticket · just now`,
  ]);
  await changeTicket(aino, ticket, { title: 'New title', status: 'Done' });
  await expect(entries.first().getByRole('paragraph')).toHaveText(
    `${aino.name} changed the title from “Old title” to “New title” and moved this to Done · just now`,
  );
  await entries.first().getByRole('link', { name: aino.name }).click();
  await expect(page).toHaveURL(`/profile/${aino.id}`);
});

test('invalid data in local storage is discarded and pages still work', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createProject(aino);
  const ticket = await createTicket(aino, project.id, { title: 'Draw the map' });
  for (const stored of ['{"text":', '{"text":{},"title":{}}']) {
    const page = await openPage({ person: aino });
    await page.addInitScript(
      ({ keys, stored }) => {
        for (const key of keys) localStorage.setItem(key, stored);
      },
      {
        stored,
        keys: [
          `pieces-draft:ticket-${ticket.id}-title-${aino.id}`,
          `pieces-draft:ticket-${ticket.id}-description-${aino.id}`,
          `pieces-draft:new-ticket-${project.id}-${aino.id}`,
          'pieces-shortcuts',
          'savedJobs',
          'theme',
          'lastVisitTime',
        ],
      },
    );
    await page.goto(`/tickets/${project.id}/${ticket.id}`);
    await expect(page.getByRole('heading', { name: 'Draw the map' })).toBeVisible();
    await expect(page.getByText(/You have an unsaved/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to Board' }).click();
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('');
    await page.goto('/business?tab=jobs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
