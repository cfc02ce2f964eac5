import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { changeTicket } from '#tests/factories/projects.ts';
import { openBoard, toastsOn } from '#tests/e2e/support/board.ts';
import {
  type Account,
  createProject,
  createTicket,
  expect,
  test,
} from '#tests/e2e/support/pieces.ts';

type SignUp = (name?: string) => Promise<Account>;

async function createTeam(signUp: SignUp) {
  const [aino, eetu] = [await signUp('Aino'), await signUp('Eetu')];
  const project = await createProject(aino);
  const params = { projectId: project.id };
  await eetu.send('POST /projects/{projectId}/members', { params });
  return { aino, eetu, projectId: project.id, params };
}

/** A team whose backlog has more tickets than fit on the screen. */
async function createLongBoard(signUp: SignUp) {
  const { aino, projectId } = await createTeam(signUp);
  for (let count = 1; count <= 40; count += 1)
    await createTicket(aino, projectId, { title: `Ticket ${count}` });
  return { aino, projectId };
}

test('shows what another member creates, moves, edits, comments on and deletes', async ({
  openPage,
  signUp,
}) => {
  const { aino, eetu, projectId, params } = await createTeam(signUp);
  const page = await openPage({ person: eetu });
  const { show } = await openBoard(page, projectId);
  const ticket = await createTicket(aino, projectId, { title: 'Tune the bell' });
  await show('Backlog', ['Tune the bell']);
  const moved = await changeTicket(aino, ticket, { status: 'Done' });
  await show('Done', ['Tune the bell']);

  await page.getByRole('link', { name: 'Tune the bell' }).click();
  await expect(page.getByText('No comments yet')).toBeVisible();
  // Once the ticket is deleted, loading them would fail.
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await changeTicket(aino, moved, { title: 'Tune the great bell' });
  await expect(page.getByRole('heading', { name: 'Tune the great bell' })).toBeVisible();
  const ofTicket = { params: { ...params, ticketId: ticket.id } };
  await aino.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
    ...ofTicket,
    body: { text: 'Which pitch?' },
  });
  await expect(page.getByText('Which pitch?')).toBeVisible();

  await aino.send('DELETE /projects/{projectId}/tickets/{ticketId}', ofTicket);
  await expect(
    page.getByRole('heading', { name: '“Tune the great bell” was deleted' }),
  ).toBeVisible();
  await aino.send('POST /projects/{projectId}/tickets/{ticketId}/restoration', ofTicket);
  await expect(page.getByRole('button', { name: 'Tune the great bell' })).toBeVisible();
});

test('a new member appears immediately; a removed member is sent away', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const { aino, eetu, projectId, params } = await createTeam(signUp);
  const page = await openPage({ person: eetu });
  expectConsole(page, /404/);
  await openBoard(page, projectId);
  await expect(page.getByRole('link', { name: aino.name })).toBeVisible();
  const kaisa = await signUp('Kaisa');
  await kaisa.send('POST /projects/{projectId}/members', { params });
  await expect(page.getByRole('link', { name: kaisa.name })).toBeVisible();
  await aino.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: eetu.id },
  });
  await expect(page).toHaveURL('/');
  await expect(toastsOn(page).getByText('You’re no longer a member of Trail Finder')).toBeVisible();
});

test('shows who else is here: arriving, opening a ticket and leaving', async ({
  openPage,
  signUp,
}) => {
  const { aino, eetu, projectId } = await createTeam(signUp);
  const ticket = await createTicket(aino, projectId);
  const hers = await openPage({ person: aino });
  await hers.goto(`/tickets/${projectId}/${ticket.id}`);
  const his = await openPage({ ...stillPage, person: eetu });
  await openBoard(his, projectId);
  await expect(his.getByText(`${aino.firstName} is here`)).toBeVisible();
  await expectAccessible(his);
  // He is on the board, not on her ticket.
  await expect(hers.getByText(`${eetu.firstName} is here`)).toHaveCount(0);
  await his.goto(`/tickets/${projectId}/${ticket.id}`);
  await expect(hers.getByText(`${eetu.firstName} is here`)).toBeVisible();
  await his.close();
  await expect(hers.getByText(`${eetu.firstName} is here`)).toHaveCount(0);
});

test('offline, a board says so and catches up, a dialog keeps what was typed, and a board that isn’t loaded waits', async ({
  openPage,
  signUp,
  expectConsole,
}) => {
  const { aino, eetu, projectId } = await createTeam(signUp);
  const ticket = await createTicket(aino, projectId, { title: 'One' });
  const page = await openPage({ ...stillPage, person: eetu });
  expectConsole(page, /ERR_INTERNET_DISCONNECTED|Failed to create ticket/);
  const { show } = await openBoard(page, projectId);
  await show('Backlog', ['One']);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tickets?')) lists.push(request.url());
  });
  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await expectAccessible(page);
  await changeTicket(aino, ticket, { status: 'Done' });
  await createTicket(aino, projectId, { title: 'Two' });
  await show('Backlog', ['One']);
  await page.context().setOffline(false);
  await show('Done', ['One']);
  await show('Backlog', ['Two']);
  await expect(page.getByText('Connection lost. Reconnecting…')).toHaveCount(0);
  expect(lists).toEqual([]);

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Three');
  await dialog.getByLabel('Description').fill('Words');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(dialog.getByText(/Failed to create ticket\. You’re offline/)).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  await show('Backlog', ['Two', 'Three']);

  await page.goto(`/tickets/${projectId}/${ticket.id}`);
  await expect(page.getByRole('button', { name: 'One' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Back to Board' }).click();
  await expect(page.getByText('The board will load when you’re back online.')).toBeVisible();
  await page.context().setOffline(false);
  await show('Done', ['One']);
});

test('by keyboard, Home and End go to the ends of a column, Z undoes a deletion, and going back from a ticket restores the position', async ({
  openPage,
  signUp,
}) => {
  const { aino, projectId } = await createLongBoard(signUp);
  // End keeps the last card in view, even before the board has measured its cards.
  const late = await openPage({ person: aino });
  // React's scheduler asks for its next time slice with a message, so the board measures half a second later.
  await late.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 500);
    };
  });
  const lateBoard = await openBoard(late, projectId);
  await expect(async () => {
    await lateBoard.card('Ticket 1').focus();
    await late.keyboard.press('End');
    await expect(lateBoard.card('Ticket 40')).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(late.getByRole('listitem').filter({ has: lateBoard.card('Ticket 40') })).toHaveCSS(
    'position',
    'absolute',
  );
  await expect(lateBoard.card('Ticket 40')).toBeInViewport();

  const page = await openPage({ person: aino });
  const { card } = await openBoard(page, projectId);
  await card('Ticket 1').focus();
  await page.keyboard.press('End');
  await expect(card('Ticket 40')).toBeFocused();
  await expect(card('Ticket 40')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(card('Ticket 1')).toBeFocused();

  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'More actions for this ticket' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete ticket' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete ticket' }).press('Enter');
  await expect(card('Ticket 2')).toBeVisible();
  await expect(card('Ticket 1')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(card('Ticket 1')).toBeVisible();
  await expect(toastsOn(page).getByText('Restored “Ticket 1”')).toBeVisible();

  // Going back from a ticket restores the position on the board.
  await card('Ticket 1').focus();
  await page.keyboard.press('End');
  await expect(card('Ticket 40')).toBeFocused();
  await card('Ticket 39').getByRole('link').click();
  await page.getByRole('button', { name: 'Back to Board' }).click();
  await expect(card('Ticket 39')).toBeInViewport();
});
