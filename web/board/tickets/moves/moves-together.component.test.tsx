import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#tests/components/answers.ts';
import {
  card,
  expectColumn,
  moveBy,
  openTeamSpace,
  pickUp,
} from '#tests/components/screens/board.tsx';
import { liveBoard } from '#tests/components/live-board.ts';
import { changeTicket } from '#tests/components/tickets.ts';

const update = 'PUT /projects/{projectId}/tickets/{ticketId}';

/** Opens a board with three tickets. `tell` says what Eetu did with the first of them, or another one. */
async function openBoard() {
  const board = liveBoard();
  const titles = ['One', 'Two', 'Three'];
  const opened = await openTeamSpace(
    titles.map((title) => ({ title })),
    { answers: board.answers },
  );
  await expectColumn('Backlog', titles);
  return { ...opened, tell: board.tell };
}

const toast = (text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
/** A button in an urgent toast, which is hidden from screen readers until the toast has the focus. */
const press = (name: string) =>
  page.getByRole('button', { name, exact: true, includeHidden: true }).click();

test('a move sends one small request and doesn’t load the board again', async () => {
  const { sent } = await openBoard();
  const before = sent.length;
  await moveBy('One', 'Move to In Progress');
  await expect.element(toast('Moved “One” to In Progress')).toBeVisible();
  const calls = sent.slice(before);
  expect(calls.map(({ key }) => key)).toEqual([update]);
  expect(JSON.stringify(calls[0]?.body).length).toBeLessThan(1000);
});

test('undoing a move returns the ticket to its old position', async () => {
  await openBoard();
  await moveBy('Two', 'Move to In Progress');
  await expectColumn('In Progress', ['Two']);
  await press('Undo');
  await expectColumn('Backlog', ['One', 'Two', 'Three']);
  await expectColumn('In Progress', []);
  await expect.element(toast('Moved “Two” to In Progress')).toHaveLength(0);
});

test('undoing a move keeps a later one by someone else', async () => {
  const { tickets, tell } = await openBoard();
  await moveBy('One', 'Move to In Progress');
  await expect.element(toast('Moved “One” to In Progress')).toBeVisible();
  tell({ tickets: [changeTicket(tickets[0]!, { status: 'Done' })] });
  await expectColumn('Done', ['One']);
  await press('Undo');
  await expect.element(toast('Couldn’t undo moving “One”')).toBeVisible();
  await expectColumn('Done', ['One']);
});

test('a drop asks what to do if someone else has moved the ticket meanwhile', async () => {
  const { tickets, tell } = await openBoard();
  await pickUp('Three');
  tell({ tickets: [changeTicket(tickets[2]!, { status: 'Done' })] });
  const heading = page.getByRole('region', { name: 'Done' }).getByRole('heading');
  await expect.element(heading).toHaveText('Done1');
  await userEvent.keyboard('{ArrowRight} ');
  await expect.element(toast('Someone else moved it to Done.')).toBeVisible();
  await expectColumn('Done', ['Three']);
  await press('Move to In Progress anyway');
  await expectColumn('In Progress', ['Three']);
});

test('a move without live updates asks what to do about one by someone else, and keeps an edit', async () => {
  const { tickets } = await openBoard();
  changeTicket(tickets[0]!, { status: 'Done' });
  await moveBy('One', 'Move to In Progress');
  await expect.element(toast('Someone else moved it to Done.')).toBeVisible();
  await expectColumn('Done', ['One']);
  await press('Move to In Progress anyway');
  await expectColumn('In Progress', ['One']);
  changeTicket(tickets[1]!, { title: 'Renamed' });
  await moveBy('Two', 'Move to In Progress');
  await expectColumn('In Progress', ['One', 'Renamed']);
  expect(tickets[1]).toMatchObject({ title: 'Renamed', status: 'In Progress' });
});

test('a move that fails is rolled back with a message and can be retried', async () => {
  const { answers } = await openBoard();
  const save = answers[update]!;
  answers[update] = refusal('internal');
  await moveBy('One', 'Move to In Progress');
  await expect.element(toast('Couldn’t move “One” to In Progress')).toBeVisible();
  await expectColumn('Backlog', ['One', 'Two', 'Three']);
  Object.assign(answers, { [update]: save });
  await press('Try again');
  await expectColumn('In Progress', ['One']);
});

test('a ticket moved by arrows is announced and keeps the focus', async () => {
  const { tickets } = await openBoard();
  await moveBy('Three', 'Move to In Progress');
  await expectColumn('In Progress', ['Three']);
  await pickUp('Two');
  const spoken = page.css('[id^=DndLiveRegion]');
  await expect.element(spoken).toHaveText('Picked up Two from Backlog, position 2 of 2.');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(spoken).toHaveText('Two: In Progress, position 2 of 2.');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(spoken).toHaveText('Two: In Progress, position 1 of 2.');
  await expect.element(page.css('.rotate-5')).toHaveStyle({ outlineStyle: 'solid' });
  await userEvent.keyboard(' ');
  await expectColumn('In Progress', ['Two', 'Three']);
  await expect.element(spoken).toHaveText('Dropped Two in In Progress, position 1 of 2.');
  await expect.element(card('Two')).toHaveFocus();
  expect(tickets.find(({ title }) => title === 'Two')?.status).toBe('In Progress');
});
