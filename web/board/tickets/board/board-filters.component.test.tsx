import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import {
  card,
  column,
  expectColumn,
  filterBy,
  moveBy,
  openBacklog,
  openTeamSpace,
  pickUp,
} from '#tests/components/screens/board.tsx';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { choose } from '#tests/components/selects.ts';

const count = (status: 'Backlog' | 'Done') =>
  expect.element(column(status).getByRole('heading', { name: status }));

test('filters by text, assignee, priority and type, and keeps the filters in the URL', async () => {
  await openTeamSpace([
    { title: 'Draw the map', assigneeId: 7, priority: 'High', type: 'Task' },
    { title: 'Print the map', assigneeId: 8, assigneeName: 'Eetu Laine', type: 'Bug' },
    { title: 'Fold it', status: 'Done', priority: 'High' },
  ]);
  await count('Backlog').toHaveText('Backlog2');
  const toggle = page.getByRole('button', { name: 'Filter', exact: true });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await filterBy('map');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectColumn('Done', []);
  await count('Backlog').toHaveText('Backlog2');
  await count('Done').toHaveText('Done0 of 1');
  await expect.element(column('Done').getByText('No tickets match the filter.')).toBeVisible();
  await expectAccessible();
  await choose({ name: 'Assignee', option: 'Only mine' });
  await expectColumn('Backlog', ['Draw the map']);
  await count('Backlog').toHaveText('Backlog1 of 2');
  await expect.poll(url).toMatch(/q=map&assignee=me/);

  await reload();
  await expectColumn('Backlog', ['Draw the map']);
  await choose({ name: 'Assignee', option: 'Eetu Laine' });
  await expectColumn('Backlog', ['Print the map']);
  await choose({ name: 'Type', option: 'Task' });
  await expectColumn('Backlog', []);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(url).toBe('/team-workspace/1');
  await expectColumn('Backlog', ['Draw the map', 'Print the map']);
  await choose({ name: 'Priority', option: 'High' });
  await expectColumn('Backlog', ['Draw the map']);
  await expectColumn('Done', ['Fold it']);
  await choose({ name: 'Assignee', option: 'Unassigned' });
  await expectColumn('Backlog', []);
  await expectColumn('Done', ['Fold it']);
});

test('sorts and filters by due date and label; a sorted ticket can only move to another column', async () => {
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await openTeamSpace([
    { title: 'No date' },
    { title: 'Later', dueDate: '2090-01-01', labels: ['React'] },
    { title: 'Soon', dueDate: soon },
    { title: 'Missed', dueDate: '2020-01-01', labels: ['React'] },
  ]);
  await filterBy('');
  await choose({ name: 'Order', option: 'Sort by due date' });
  await expectColumn('Backlog', ['Missed', 'Soon', 'Later', 'No date']);
  await choose({ name: 'Label', option: 'React' });
  await expectColumn('Backlog', ['Missed', 'Later']);
  await choose({ name: 'Due date', option: 'Overdue' });
  await expectColumn('Backlog', ['Missed']);
  await reload();
  await expectColumn('Backlog', ['Missed']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectColumn('Backlog', ['Missed', 'Soon', 'Later', 'No date']);

  await moveBy('Soon', 'Move to the bottom');
  await expect
    .element(page.getByText('The board is sorted by due date', { exact: true }))
    .toBeVisible();
  await moveBy('Soon', 'Move to Done');
  await expectColumn('Done', ['Soon']);
});

test('a ticket dropped on a filtered board goes right after the visible ticket above it', async () => {
  await openBacklog(['Map one', 'Hidden', 'Map two', 'Also hidden', 'Map three'], {
    query: '?q=map',
  });
  await expectColumn('Backlog', ['Map one', 'Map two', 'Map three']);
  await pickUp('Map three');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText(/Backlog, position 2 of 3/)).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expectColumn('Backlog', ['Map one', 'Map three', 'Map two']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectColumn('Backlog', ['Map one', 'Map three', 'Hidden', 'Map two', 'Also hidden']);
});

test('keeps the board’s cards when someone starts filtering', async () => {
  await openBacklog(['Map one', 'Other']);
  const before = await card('Map one').findElement();
  await filterBy('map');
  await expectColumn('Backlog', ['Map one']);
  expect(card('Map one').element()).toBe(before);
});
