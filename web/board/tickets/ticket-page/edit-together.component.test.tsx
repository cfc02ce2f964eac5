import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Ticket } from '#contract/board/tickets.ts';
import type { RepositoryItem } from '#contract/board/repositories.ts';
import type { TicketChange } from '#contract/history/changes.ts';
import type { Answers } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import { liveBoard } from '#tests/components/live-board.ts';
import { reload } from '#tests/components/screens/open-screen.tsx';
import { expectChosen } from '#tests/components/selects.ts';
import { openTicketPage } from '#tests/components/screens/ticket-page.tsx';
import { changeTicket } from '#tests/components/tickets.ts';

const button = (name: string) => page.getByRole('button', { name });
const titleField = () => page.getByRole('textbox', { name: 'Title' });
const descriptionField = () => page.getByPlaceholder('Enter description...');
const prose = () => page.css('.prose');
const bothVersions = () => page.getByRole('dialog', { name: 'Someone else changed this too' });
const said = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

/** Opens a ticket that others change: `changeLive` so that the page hears of it. */
async function openShared(fields: Partial<Ticket>, answers: Answers = {}) {
  const board = liveBoard();
  const opened = await openTicketPage(fields, { answers: { ...board.answers, ...answers } });
  const changeLive = (changes: Partial<Ticket>) =>
    board.tell({ tickets: [changeTicket(opened.ticket, changes)] });
  return { ...opened, tell: board.tell, changeLive };
}

async function writeDescription(text: string) {
  await button('Edit description').click();
  await descriptionField().fill(text);
}

test('two people change different fields: both changes are kept', async () => {
  const { ticket } = await openShared({ title: 'Old title' });
  await button('Old title').click();
  changeTicket(ticket, { priority: 'High' });
  await titleField().fill('New title');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('New title')).toHaveFocus();
  await expectChosen('Priority', 'High');
  expect(ticket).toMatchObject({ title: 'New title', priority: 'High', version: 3 });
});

test('a task that someone has moved meanwhile is still ticked', async () => {
  const { ticket } = await openShared({ description: '- [ ] Draw\n- [ ] Print\n\nLater:' });
  await page.getByRole('checkbox', { name: 'Draw' }).click();
  await expect.poll(() => ticket.description).toBe('- [x] Draw\n- [ ] Print\n\nLater:');
  changeTicket(ticket, { description: '- [x] Draw\n\nLater:\n\n- [ ] Print' });
  await page.getByRole('checkbox', { name: 'Print' }).click();
  await expect.poll(() => ticket.description).toBe('- [x] Draw\n\nLater:\n\n- [x] Print');
});

test('two people change the same field: the second one sees both versions and chooses', async () => {
  const { ticket } = await openShared({ title: 'Old title', description: 'Before' });
  await writeDescription('Mine');
  changeTicket(ticket, { description: 'Theirs' });
  await button('Save').click();
  await expect
    .element(bothVersions().getByRole('group', { name: 'Their version' }))
    .toHaveText('Theirs');
  await expect.element(bothVersions().getByLabelText('Yours')).toHaveValue('Mine');
  await expectAccessible();
  await bothVersions().getByRole('button', { name: 'Save mine' }).click();
  await expect.element(bothVersions()).toHaveLength(0);
  await expect.element(prose()).toHaveText('Mine');
  expect(ticket).toMatchObject({ description: 'Mine', version: 3 });

  await button('Old title').click();
  changeTicket(ticket, { title: 'Theirs' });
  await titleField().fill('Mine');
  await userEvent.keyboard('{Enter}');
  await expect.element(bothVersions()).toBeVisible();
  await expectAccessible();
});

test('two people change the status: the second one sees both and chooses', async () => {
  const { ticket } = await openShared({});
  await page.getByRole('combobox', { name: 'Status', exact: true }).click();
  changeTicket(ticket, { status: 'In Progress' });
  await page.getByRole('option', { name: 'Done' }).click();
  await expect.element(bothVersions().getByText('In Progress')).toBeVisible();
  await bothVersions().getByRole('button', { name: 'Use mine' }).click();
  await expectChosen('Status', 'Done');
  expect(ticket).toMatchObject({ status: 'Done', version: 3 });
});

test('someone else changes a description you are editing: you are told and can combine both', async () => {
  const { changeLive } = await openShared({ description: 'Before' });
  await writeDescription('Mine');
  changeLive({ description: 'Theirs' });
  await said(/Someone else changed the description while you were editing/);
  await expect.element(descriptionField()).toHaveValue('Mine');
  await expectAccessible();
  await button('Save').click();
  await bothVersions().getByRole('button', { name: 'Combine both' }).click();
  await expect.element(bothVersions().getByLabelText('Yours')).toHaveValue('Theirs\n\nMine');
  await bothVersions().getByRole('button', { name: 'Save mine' }).click();
  await expect.element(prose()).toHaveText('Theirs Mine');

  await writeDescription('Again mine');
  changeLive({ description: 'Again theirs' });
  await button('Save').click();
  await bothVersions().getByRole('button', { name: 'Keep theirs' }).click();
  await expect.element(prose()).toHaveText('Again theirs');
  await expect.element(button('Edit description')).toHaveFocus();
});

test('an unsaved description survives a reload and can be combined with what others wrote', async () => {
  const { ticket, changeLive } = await openShared({ description: 'Before' });
  await writeDescription('Typed and not saved');
  await reload();
  await said('You have an unsaved description.');
  await expect.element(prose()).toHaveText('Before');
  await expectAccessible();
  changeLive({ description: 'Theirs' });
  await expect.element(prose()).toHaveText('Theirs');
  await button('Continue editing').click();
  await expect.element(descriptionField()).toHaveValue('Typed and not saved');
  await button('Save').click();
  await bothVersions().getByRole('button', { name: 'Save mine' }).click();
  await expect.element(prose()).toHaveText('Typed and not saved');
  expect(ticket.description).toBe('Typed and not saved');
  await reload();
  await expect.element(prose()).toBeVisible();
  await expect.element(page.getByText('You have an unsaved description.')).toHaveLength(0);
});

test('an unsaved title survives a reload and can be discarded', async () => {
  await openShared({ title: 'Old title' });
  await button('Old title').click();
  await titleField().fill('New ti');
  await reload();
  await said('You have an unsaved title: “New ti”.');
  await button('Discard the unsaved title').click();
  await reload();
  await expect.element(button('Old title')).toBeVisible();
  await expect.element(page.getByText(/You have an unsaved title/)).toHaveLength(0);
});

test('a ticket deleted while you edit it can be restored with your text', async () => {
  const { ticket, tickets, tell, answers } = await openShared({ title: 'Fragile' });
  answers['POST /projects/{projectId}/tickets/{ticketId}/restoration'] = () => {
    tickets.push(ticket);
    return { ...ticket };
  };
  await writeDescription('Half a sentence');
  tickets.length = 0;
  tell({ removed: [ticket.id] });
  await expect.element(page.getByRole('heading', { name: '“Fragile” was deleted' })).toHaveFocus();
  await expectAccessible();
  await button('Restore ticket').click();
  await button('Continue editing').click();
  await expect.element(descriptionField()).toHaveValue('Half a sentence');
});

const pullRequest: RepositoryItem = {
  id: 1,
  kind: 'pull_request',
  key: '4',
  title: 'Oil the hinges',
  url: 'https://github.test/pieces/pull/4',
  state: 'merged',
  author: { id: null, name: 'Codertocat' },
  at: '2026-01-01T09:00:00.000Z',
};

test('the history shows who changed what, and the pull requests that mention a ticket are above it', async () => {
  const aino = { id: 7, name: 'Aino Virtanen' };
  const history: TicketChange[] = [
    { number: 1, kind: 'ticket_created', actor: aino, fields: [], at: new Date().toISOString() },
  ];
  const { changeLive } = await openShared(
    { title: 'Old title' },
    {
      'GET /projects/{projectId}/tickets/{ticketId}/changes': () => [...history],
      'GET /projects/{projectId}/tickets/{ticketId}/references': [pullRequest],
    },
  );
  await expect.element(page.getByRole('link', { name: 'Oil the hinges' })).toBeVisible();
  await page.getByRole('heading', { name: 'History' }).click();
  const entries = page.getByRole('group').filter({ hasText: 'History' }).getByRole('listitem');
  const first = entries.first().getByRole('paragraph');
  await expect.element(first).toHaveText('Aino Virtanen created this ticket · just now');
  await expectAccessible();
  history.unshift({
    number: 2,
    kind: 'ticket_changed',
    actor: aino,
    fields: [
      { field: 'title', from: 'Old title', to: 'New title' },
      { field: 'status', from: 'Backlog', to: 'Done' },
    ],
    at: new Date().toISOString(),
  });
  changeLive({ title: 'New title', status: 'Done' });
  await expect
    .element(first)
    .toHaveText(
      'Aino Virtanen changed the title from “Old title” to “New title” and moved this to Done · just now',
    );
  await expect
    .element(entries.first().getByRole('link', { name: 'Aino Virtanen' }))
    .toHaveAttribute('href', '/profile/7');
});
