import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import { refusal } from '#tests/components/answers.ts';
import {
  card,
  createDialog,
  expectColumn,
  filterBy,
  filterField,
  moveBy,
  openTeamSpace,
  openBacklog,
  pickUp,
} from '#tests/components/screens/board.tsx';
import { reload, url } from '#tests/components/screens/open-screen.tsx';
import { focusOn } from '#tests/components/press-on.ts';

/** Three tickets in the backlog and a finished one. */
const openFourTickets = () =>
  openTeamSpace([
    { title: 'One' },
    { title: 'Two' },
    { title: 'Three' },
    { title: 'Finished', status: 'Done' },
  ]);

const said = (text: string | RegExp) =>
  expect.element(page.getByText(text).first()).toBeInTheDocument();

test('single keys go to tickets, along the board and into the menu; ? lists them', async () => {
  await openFourTickets();
  await expect.element(card('One')).toBeVisible();
  await userEvent.keyboard('b');
  await expect.element(card('One')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(card('Two')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(card('Three')).toHaveFocus();
  // In Progress has no tickets, so it is skipped.
  await userEvent.keyboard('l');
  await expect.element(card('Finished')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(card('One')).toHaveFocus();
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(card('One')).toHaveFocus();
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help.getByText('Create a ticket')).toBeVisible();
  await expect.element(help.getByText('Ctrl+Z')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).toHaveLength(0);
  await userEvent.keyboard('c');
  await createDialog().getByLabelText('Title').click();
  await userEvent.keyboard('c, m and ? are letters here');
  await expect
    .element(createDialog().getByLabelText('Title'))
    .toHaveValue('c, m and ? are letters here');
  await expect.element(help).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(createDialog()).toHaveLength(0);
  await focusOn(card('One'));
  await userEvent.keyboard('o');
  await expect.poll(url).toBe('/tickets/1/11');
});

test('single keys can be turned off and stay off', async () => {
  await openFourTickets();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByLabelText('Single-key shortcuts').click();
  await userEvent.keyboard('{Escape}');
  await reload();
  await focusOn(card('One'));
  await userEvent.keyboard('j');
  await expect.element(card('One')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(card('Two')).toHaveFocus();
});

test('/ focuses the filter and Z undoes a move', async () => {
  await openBacklog(['Map one', 'Other', 'Map two']);
  await expect.element(card('Map one')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(filterField()).toHaveFocus();
  await userEvent.keyboard('map /z{Backspace}{Backspace}');
  await expectColumn('Backlog', ['Map one', 'Map two']);
  await pickUp('Map two');
  await userEvent.keyboard('{ArrowRight}');
  await said(/In Progress, position 1 of 1/);
  await userEvent.keyboard(' ');
  await expectColumn('In Progress', ['Map two']);
  await said('Moved “Map two” to In Progress');
  await userEvent.keyboard('z');
  await expectColumn('Backlog', ['Map one', 'Map two']);
  await expect.element(card('Map two')).toHaveFocus();
  // Nothing is left to undo, and that's no failure either.
  await userEvent.keyboard('z?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).toHaveLength(0);
  expect(page.getByText('Couldn’t undo').elements()).toEqual([]);
  await expectColumn('Backlog', ['Map one', 'Map two']);
});

for (const key of ['Control', 'Meta'])
  test(`${key}+z undoes a move, but not while typing, even with single keys turned off`, async () => {
    localStorage.setItem('pieces-shortcuts', 'off');
    await openBacklog(['Map one']);
    await moveBy('Map one', 'Move to Done');
    await expectColumn('Done', ['Map one']);
    await said('Moved “Map one” to Done');
    await filterBy('Map');
    await userEvent.keyboard(`{${key}>}z{/${key}}`);
    await expect.element(filterField()).toHaveFocus();
    await focusOn(page.getByRole('button', { name: 'Filter', exact: true }));
    await expectColumn('Done', ['Map one']);
    await userEvent.keyboard(`{${key}>}z{/${key}}`);
    await expectColumn('Backlog', ['Map one']);
    await expectColumn('Done', []);
  });

test('Escape puts a ticket down where it was', async () => {
  await openBacklog(['One', 'Two']);
  await pickUp('Two');
  await expect.element(page.css('.rotate-5')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.css('.rotate-5')).toHaveLength(0);
  await expectColumn('Backlog', ['One', 'Two']);
});

test('keys still work while a message about a failure is shown', async () => {
  const { answers } = await openBacklog(['One', 'Two']);
  answers['PUT /projects/{projectId}/tickets/{ticketId}'] = refusal('internal');
  await moveBy('One', 'Move to Done');
  await said('Couldn’t move “One” to Done');
  await expectAccessible();
  await focusOn(card('One'));
  await userEvent.keyboard('j');
  await expect.element(card('Two')).toHaveFocus();
});
