import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import { card, column, openTeamSpace } from '#tests/components/screens/board.tsx';
import { ticketOf } from '#tests/components/tickets.ts';

const list = 'GET /projects/{projectId}/tickets';

test('shows loading, errors and counts', async () => {
  const { promise, resolve: letFail } = Promise.withResolvers<void>();
  const { answers } = await openTeamSpace([], {
    answers: { [list]: () => promise.then(() => refusal('internal')) },
  });
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await expectAccessible();
  letFail();
  await expect.element(page.getByText('Error: Failed to fetch tickets')).toBeVisible();
  await expectAccessible();
  const ticket = ticketOf({ title: 'One', priority: 'High', type: 'Bug' });
  answers[list] = { content: [ticket], lastChange: 1 };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(column('Backlog').getByRole('heading')).toHaveText('Backlog1');
  await expect.element(column('Done').getByRole('heading')).toHaveText('Done0');
  await expect.element(card('One')).toContainText('High');
  await expect.element(card('One')).toContainText('Bug');
  await expect.element(card('One')).toContainText('Unassigned?');
  await expect.element(card('One').getByTitle('Unassigned')).toBeVisible();
});

test('a card shows its priority, in words if it is high, and how many comments it has', async () => {
  await openTeamSpace([
    { title: 'Low one', priority: 'Low' },
    { title: 'High one', priority: 'High', commentCount: 1 },
    { title: 'Another', commentCount: 2 },
  ]);
  const mark = (title: string) => card(title).getByTitle('Priority:');
  await expect.element(mark('Low one')).toHaveText('Priority: Low');
  await expect.element(mark('High one')).toHaveText('Priority: High');
  const widthOf = (title: string) => mark(title).element().getBoundingClientRect().width;
  expect(widthOf('Low one')).toBeLessThan(24);
  expect(widthOf('High one')).toBeGreaterThan(40);
  await expect.element(card('Low one').getByTitle('comment')).toHaveLength(0);
  await expect.element(card('High one').getByTitle('1 comment', { exact: true })).toBeVisible();
  await expect.element(card('Another').getByTitle('2 comments')).toBeVisible();
});

test('a card shows its number, labels, due date and tasks', async () => {
  await openTeamSpace([
    {
      title: 'Light the lamps',
      labels: ['TypeScript'],
      dueDate: '2020-01-01',
      checklist: { done: 1, total: 2 },
    },
  ]);
  await expect.element(card('Light the lamps')).toContainText('#1');
  await expect.element(card('Light the lamps')).toContainText('TypeScript');
  await expect.element(card('Light the lamps')).toContainText('Overdue');
  await expect.element(card('Light the lamps')).toContainText('1 of 2 tasks done');
  await expectAccessible();
});
