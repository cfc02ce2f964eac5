import { changeTicket } from '#tests/factories/projects.ts';
import { createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { findOnServer, openTicket } from '#tests/e2e/support/ticket-page.ts';

test('someone else’s changes are combined with one’s own, also offline; a ticket deleted meanwhile can be restored', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /409|ERR_INTERNET_DISCONNECTED/);
  const ticket = await openTicket(page, { person: aino, title: 'Fragile', description: 'Before' });
  const { projectId } = ticket;
  const field = page.getByPlaceholder('Enter description...');
  const edit = async (text: string) => {
    await page.getByRole('button', { name: 'Edit description' }).click();
    await field.fill(text);
  };
  await edit('Mine');
  await changeTicket(aino, ticket, { description: 'Theirs' });
  await expect(
    page.getByText(/Someone else changed the description while you were editing/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
  await dialog.getByRole('button', { name: 'Combine both' }).click();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.locator('.prose p')).toHaveText(['Theirs', 'Mine']);
  expect(await findOnServer(aino, ticket)).toMatchObject({
    description: 'Theirs\n\nMine',
    version: 3,
  });

  // Offline, edits are kept, and saved when the connection is back.
  await edit('On the train');
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field).toHaveValue('On the train');
  await page.context().setOffline(false);
  await expect(page.locator('.prose')).toHaveText('On the train');
  await expect(page.getByText('Connection lost. Reconnecting…')).toHaveCount(0);
  expect(await findOnServer(aino, ticket)).toMatchObject({ description: 'On the train' });

  // A ticket shows what the board knows of it, and loads the rest afterwards.
  await createTicket(aino, projectId, { title: 'Name the bells', description: 'With contours.' });
  await page.getByRole('button', { name: 'Back to Board' }).click();
  const link = page.getByRole('link', { name: 'Name the bells' });
  await expect(link).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  // It moves the columns, also away from under a click.
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Name the bells', level: 1 })).toBeVisible();
  await expect(page.getByText('The rest of this ticket will load')).toBeVisible();
  await expect(page.getByText('Loading ticket...')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('With contours.')).toBeVisible();

  await page.goto(`/tickets/${projectId}/${ticket.id}`);
  await edit('Half a sentence');
  const params = { projectId, ticketId: ticket.id };
  await aino.send('DELETE /projects/{projectId}/tickets/{ticketId}', { params });
  await expect(page.getByRole('heading', { name: '“Fragile” was deleted' })).toBeFocused();
  await page.getByRole('button', { name: 'Restore ticket' }).click();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(field).toHaveValue('Half a sentence');
});
