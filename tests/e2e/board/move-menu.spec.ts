import type { Page } from '@playwright/test';
import {
  boardOf,
  centerOf,
  getServerColumns,
  touchscreenOf,
  openBoard,
} from '#tests/e2e/support/board.ts';
import {
  type Account,
  createProject,
  createTicket,
  expect,
  test,
} from '#tests/e2e/support/pieces.ts';

async function createBoard(person: Account) {
  const project = await createProject(person);
  for (const title of ['One', 'Two', 'Three']) await createTicket(person, project.id, { title });
  await createTicket(person, project.id, { title: 'Finished', status: 'Done' });
  return project;
}

const moveButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move ${title} to…` });

test('moves a ticket with the move menu and the mouse', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const project = await createBoard(aino);
  const page = await openPage({ person: aino });
  const { card, show } = await openBoard(page, project.id);
  await card('Two').hover();
  await moveButton(page, 'Two').click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Move to the top',
    'Move up',
    'Move down',
    'Move to the bottom',
    'Move to In Progress',
    'Move to Done',
  ]);
  await page.getByRole('menuitem', { name: 'Move to Done' }).click();
  await show('Done', ['Finished', 'Two']);
  await expect(page.getByText('Moved Two to Done, position 2 of 2.')).toBeAttached();
  await expect(card('Two')).toBeFocused();
  await expect
    .poll(() => getServerColumns(aino, project.id))
    .toEqual({ Backlog: ['One', 'Three'], 'In Progress': [], Done: ['Finished', 'Two'] });
});

test('moves a ticket with the move menu and the keyboard; Escape returns to the button', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createBoard(aino);
  const page = await openPage({ person: aino });
  const { card, show } = await openBoard(page, project.id);
  await card('Three').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(moveButton(page, 'Three')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moveButton(page, 'Three')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move to the top' })).toBeFocused();
  await page.keyboard.press('Enter');
  await show('Backlog', ['Three', 'One', 'Two']);
  await expect(card('Three')).toBeFocused();
  await expect(page.getByText('Moved Three to Backlog, position 1 of 3.')).toBeAttached();
});

test('the move menu stays open while others move tickets, even its own ticket', async ({
  openPage,
  signUp,
}) => {
  const [aino, olena] = [await signUp(), await signUp('Olena')];
  const { id } = await createBoard(aino);
  await olena.send('POST /projects/{projectId}/members', { params: { projectId: id } });
  const [page, other] = [await openPage({ person: aino }), await openPage({ person: olena })];
  const { show } = await openBoard(page, id);
  await openBoard(other, id);
  await moveButton(page, 'Two').click();
  await expect(page.getByRole('menuitem', { name: 'Move to the top' })).toBeFocused();
  for (const title of ['Three', 'Two']) {
    await moveButton(other, title).click();
    await other.getByRole('menuitem', { name: 'Move to Done' }).click();
  }
  await show('Done', ['Finished', 'Three', 'Two']);
  await page.getByRole('menuitem', { name: 'Move to In Progress' }).click();
  await show('In Progress', ['Two']);
});

test('single-key shortcuts go to tickets, along the board and into the menu; ? lists them', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createBoard(aino);
  const page = await openPage({ person: aino });
  const { card } = await openBoard(page, project.id);
  await page.keyboard.press('b');
  await expect(card('One')).toBeFocused();
  await page.keyboard.press('j');
  await expect(card('Two')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card('Three')).toBeFocused();
  // In Progress has no tickets, so it is skipped.
  await page.keyboard.press('l');
  await expect(card('Finished')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(card('One')).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card('One')).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Create a ticket')).toBeVisible();
  await expect(help.getByText('Ctrl+Z')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Create Ticket' });
  await dialog.getByLabel('Title').fill('c, m and ? are letters here');
  await page.keyboard.press('Escape');
  await card('One').focus();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/tickets\//);
});

test('single-key shortcuts can be turned off and stay off', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const project = await createBoard(aino);
  const page = await openPage({ person: aino });
  await openBoard(page, project.id);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  const { card } = boardOf(page);
  await card('One').focus();
  await page.keyboard.press('j');
  await expect(card('One')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card('Two')).toBeFocused();
});

test('on a phone, drop targets for the columns appear while dragging', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp();
  const project = await createBoard(aino);
  const page = await openPage({
    person: aino,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { card, show } = await openBoard(page, project.id);
  await expect(moveButton(page, 'One')).toBeVisible();
  const from = await centerOf(card('One'));
  const finger = await touchscreenOf(page);
  await finger.down(from.x, from.y);
  const zone = page.locator('[data-drop-zone="Done"]');
  await expect(zone).toBeVisible();
  const over = await centerOf(zone);
  await finger.move(over.x, over.y - 4);
  await finger.move(over.x, over.y);
  await finger.up();
  await expect(zone).toHaveCount(0);
  await show('Done', ['Finished', 'One']);
  await expect
    .poll(() => getServerColumns(aino, project.id))
    .toMatchObject({ Done: ['Finished', 'One'] });
});
