import { expectAccessible, stillPage } from '#tests/e2e/accessibility/axe.ts';
import { openBoard } from '#tests/e2e/support/board.ts';
import { createProject, createTicket, expect, test } from '#tests/e2e/support/pieces.ts';
import { choose } from '#tests/e2e/support/selects.ts';
import { findOnServer } from '#tests/e2e/support/ticket-page.ts';

/** A plain date this many days from today, as the browser sees it. */
/** A day in the browser's time zone, which may be ahead of this process's. */
function dayFromToday(days: number): string {
  const day = new Date(new Date().toLocaleDateString('sv', { timeZone: 'Europe/Helsinki' }));
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

test('labels and a due date are set on the ticket’s page and appear on a teammate’s board', async ({
  openPage,
  signUp,
}) => {
  const aino = await signUp('Aino');
  const eetu = await signUp('Eetu');
  const project = await createProject(aino);
  await eetu.send('POST /projects/{projectId}/members', { params: { projectId: project.id } });
  const ticket = await createTicket(aino, project.id);
  const board = await openPage({ person: eetu });
  await openBoard(board, project.id);
  const card = board.getByRole('group', { name: 'Draw the map' });
  await expect(card).toContainText('#1');

  const page = await openPage({ person: aino });
  await page.goto(`/tickets/${project.id}/${ticket.id}`);
  await page.getByRole('button', { name: 'No due date (change due date)' }).click();
  await page.getByLabel('Due date').fill(dayFromToday(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Due tomorrow (change due date)' })).toBeFocused();
  await page.getByRole('button', { name: 'No labels (change labels)' }).click();
  await page.getByRole('checkbox', { name: 'React' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'React (change labels)' })).toBeFocused();

  await expect(card).toContainText('React');
  await expect(card).toContainText('Due tomorrow');
  await page.getByText('History').click();
  await expect(page.getByText(/set the labels to React/)).toBeVisible();
  await expect(page.getByText(/set the due date to/)).toBeVisible();

  await page.getByRole('button', { name: /change due date/ }).click();
  await page.getByRole('button', { name: 'Remove due date' }).click();
  await expect(page.getByRole('button', { name: 'No due date (change due date)' })).toBeVisible();
  expect(await findOnServer(aino, ticket)).toMatchObject({ dueDate: null, labels: ['React'] });
});

test('a new ticket takes labels and a due date', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const { id } = await createProject(aino);
  const page = await openPage({ person: aino });
  await openBoard(page, id);
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Light the lamps');
  await dialog.getByLabel('Description').fill('- [x] one\n- [ ] two');
  await dialog.getByLabel('Due date').fill(dayFromToday(-1));
  await expect(dialog.getByText('This day is in the past.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'TypeScript' }).check();
  await dialog.getByRole('button', { name: 'Create Ticket' }).click();
  const card = page.getByRole('group', { name: 'Light the lamps' });
  await expect(card).toContainText('TypeScript');
  await expect(card).toContainText('Overdue');
  await expect(card).toContainText('1 of 2 tasks done');
});

test('the board is sorted and filtered by due date and label', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const { id } = await createProject(aino);
  const make = (title: string, fields: Parameters<typeof createTicket>[2]) =>
    createTicket(aino, id, { title, ...fields });
  await make('No date', {});
  await make('Later', { dueDate: dayFromToday(30), labels: ['React'] });
  await make('Soon', { dueDate: dayFromToday(2) });
  await make('Missed', { dueDate: dayFromToday(-3), labels: ['React'] });
  const page = await openPage({ person: aino });
  const { show } = await openBoard(page, id);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await choose(page, { name: 'Order', option: 'Sort by due date' });
  await show('Backlog', ['Missed', 'Soon', 'Later', 'No date']);
  await choose(page, { name: 'Label', option: 'React' });
  await show('Backlog', ['Missed', 'Later']);
  await choose(page, { name: 'Due date', option: 'Overdue' });
  await show('Backlog', ['Missed']);
  await page.reload();
  await show('Backlog', ['Missed']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await show('Backlog', ['Missed', 'Soon', 'Later', 'No date']);

  await page.getByRole('button', { name: 'Move Soon' }).click();
  await page.getByRole('menuitem', { name: 'Move to the bottom' }).click();
  await expect(page.getByText('The board is sorted by due date', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Move Soon' }).click();
  await page.getByRole('menuitem', { name: 'Move to Done' }).click();
  await show('Done', ['Soon']);
});

const checklist = '# Plan\n\n- [ ] Draw **it**\n- [x] Buy paper\n  - [ ] Thick paper\n\nThe end.';

test('a ticket and a board with all details are accessible', async ({ openPage, signUp }) => {
  const aino = await signUp();
  const { id } = await createProject(aino, { techStack: ['React', 'PostgreSQL', 'TypeScript'] });
  const ticket = await createTicket(aino, id, {
    title: 'Light the lamps of the harbour before the first ferry leaves',
    description: checklist,
    labels: ['React', 'PostgreSQL', 'TypeScript'],
    dueDate: dayFromToday(-1),
    assigneeId: aino.id,
    priority: 'High',
    type: 'Documentation',
  });
  await createTicket(aino, id, { title: 'Paint the doors', dueDate: dayFromToday(3) });
  await createTicket(aino, id, { title: 'Oil the hinges' });
  const page = await openPage({ ...stillPage, person: aino });
  await page.goto(`/tickets/${id}/${ticket.id}`);
  await page.getByRole('button', { name: /change labels/ }).click();
  await page.getByRole('button', { name: /change due date/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Draw it' })).toBeVisible();
  await expectAccessible(page);
  await openBoard(page, id);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expectAccessible(page);
});
