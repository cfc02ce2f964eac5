import type { Page } from '@playwright/test';
import { getServerColumns, openBoard } from '#tests/e2e/support/board.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

/** Lets the next request reach the server but drops its response. Later requests work normally. */
async function dropNextResponse(page: Page, pattern: string) {
  await page.route(
    pattern,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('creates a ticket once when the response is lost and the button is pressed twice', async ({
  openPage,
  expectConsole,
  signUp,
}) => {
  const person = await signUp();
  const { id } = await createProject(person);
  const page = await openPage({ person });
  expectConsole(page, /ERR_CONNECTION_RESET|Failed to create ticket/);
  // Live events would show the ticket right away.
  await page.route('**/events?*', (route) => route.abort());
  expectConsole(page, /ERR_FAILED.*events/);
  await openBoard(page, id);
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByLabel('Title').fill('Draw the map');
  await dialog.getByLabel('Description').fill('With contours.');
  await dropNextResponse(page, `**/api/projects/${id}/tickets`);
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Draw the map');
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog).toBeHidden();
  expect((await getServerColumns(person, id)).Backlog).toEqual(['Draw the map']);
});

test('posts a comment once when the response is lost', async ({
  openPage,
  expectConsole,
  signUp,
}) => {
  const person = await signUp();
  const { id } = await createProject(person);
  const ticket = await createTicket(person, id);
  const page = await openPage({ person });
  expectConsole(page, /ERR_CONNECTION_RESET|Failed to write comment/);
  await page.goto(`/tickets/${id}/${ticket.id}`);
  await page.getByPlaceholder('Write a comment...').fill('Which scale?');
  await dropNextResponse(page, '**/comments');
  const press = () => page.getByRole('button', { name: 'Comment', exact: true }).click();
  await press();
  await expect(page.getByText('Pieces can’t be reached')).toBeVisible();
  await expect(page.getByPlaceholder('Write a comment...')).toHaveValue('Which scale?');
  await press();
  await expect(page.getByPlaceholder('Write a comment...')).toHaveValue('');
  const { body } = await person.send('GET /projects/{projectId}/tickets/{ticketId}/comments', {
    params: { projectId: id, ticketId: ticket.id },
  });
  expect(body.map(({ text }) => text)).toEqual(['Which scale?']);
});
