import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { liveBoard } from '#tests/components/live-board.ts';
import { url } from '#tests/components/screens/open-screen.tsx';
import { openTicketPage } from '#tests/components/screens/ticket-page.tsx';

const actions = () => page.getByRole('button', { name: 'More actions for this ticket' });
const question = () => page.getByRole('alertdialog');

async function askToDelete() {
  await actions().click();
  await page.getByRole('menuitem', { name: 'Delete ticket' }).click();
}

test('deleting asks for confirmation, and can be undone', async () => {
  const { ticket, tickets, answers } = await openTicketPage({ title: 'Superfluous' });
  await actions().click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Delete ticket' }).click();
  await expect.element(question()).toBeVisible();
  await expectAccessible();
  await question().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(actions()).toHaveFocus();
  expect(tickets).toHaveLength(1);

  await askToDelete();
  await question().getByRole('button', { name: 'Delete ticket' }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect.element(toasts.getByText('Deleted “Superfluous”')).toBeVisible();
  await expect.poll(url).toBe('/team-workspace/1');
  expect(tickets).toEqual([]);
  answers['POST /projects/{projectId}/tickets/{ticketId}/restoration'] = () => {
    tickets.push(ticket);
    return ticket;
  };
  await toasts.getByRole('button', { name: 'Undo', includeHidden: true }).click();
  await expect.poll(() => tickets).toHaveLength(1);
});

test('the live event may arrive before the answer', async () => {
  const board = liveBoard();
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const { ticket, tickets, answers } = await openTicketPage(
    { title: 'Superfluous' },
    { answers: board.answers },
  );
  answers['DELETE /projects/{projectId}/tickets/{ticketId}'] = () => {
    tickets.length = 0;
    board.tell({ removed: [ticket.id] });
    return promise.then(() => undefined);
  };
  await askToDelete();
  await question().getByRole('button', { name: 'Delete ticket' }).click();
  await expect
    .element(page.getByRole('heading', { name: '“Superfluous” was deleted' }))
    .toBeVisible();
  letGo();
  await expect.poll(url).toBe('/team-workspace/1');
  await expect.element(page.getByText('Deleted “Superfluous”').first()).toBeVisible();
});
