import type { Page } from '@playwright/test';
import { changeTicket } from '#tests/factories/projects.ts';
import { openBoard } from '#tests/e2e/support/board.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';

const moveButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move ${title} to…` });

test('the move menu stays open while others move tickets, even its own ticket; new comments are counted', async ({
  openPage,
  signUp,
}) => {
  const [aino, olena] = [await signUp(), await signUp('Olena')];
  const { id } = await createProject(aino);
  await createTicket(aino, id, { title: 'One' });
  const two = await createTicket(aino, id, { title: 'Two' });
  const three = await createTicket(aino, id, { title: 'Three' });
  await createTicket(aino, id, { title: 'Finished', status: 'Done' });
  await olena.send('POST /projects/{projectId}/members', { params: { projectId: id } });
  const page = await openPage({ person: aino });
  const { card, show } = await openBoard(page, id);
  await moveButton(page, 'Two').click();
  await expect(page.getByRole('menuitem', { name: 'Move to the top' })).toBeFocused();
  for (const ticket of [three, two]) await changeTicket(olena, ticket, { status: 'Done' });
  await show('Done', ['Finished', 'Three', 'Two']);
  await page.getByRole('menuitem', { name: 'Move to In Progress' }).click();
  await show('In Progress', ['Two']);
  const commented = card('Two');
  await expect(commented.getByText('comment')).toHaveCount(0);
  for (const count of ['1 comment', '2 comments']) {
    await olena.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
      params: { projectId: id, ticketId: two.id },
      body: { text: 'Soon' },
    });
    await expect(commented.getByTitle(count)).toBeVisible();
  }
});
