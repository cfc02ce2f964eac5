import { createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { findOnServer, openTicket } from '#tests/e2e/support/ticket-page.ts';

test('offline, an edit of a ticket is kept and saved later, and another ticket shows what the board knows of it', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const aino = await signUp();
  const page = await openPage({ person: aino });
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/);
  const ticket = await openTicket(page, { person: aino, title: 'Fragile', description: 'Before' });
  const { projectId } = ticket;
  const field = page.getByPlaceholder('Enter description...');
  const edit = async (text: string) => {
    await page.getByRole('button', { name: 'Edit description' }).click();
    await field.fill(text);
  };
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
});
